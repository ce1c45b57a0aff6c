"""FIDE's forms tell what the tournament says."""

from dataclasses import replace

import pytest

from large_event import large_hall
from printed import pages_of, text_of
from tura.app.file_ratings import file_norms
from tura.app.filing import trf_file
from tura.documents.papers import print_paper
from tura.documents.setting import Setting
from tura.domain.ratings.norm_rules import Ticks


def test_a_norm_is_certified_with_its_opponents() -> None:
    """Everybody who met the conditions of B.01 has a certificate with title, averages and nine opponents."""
    hall = large_hall(10, 9, "en")
    norms = [
        (player, check)
        for player, check in file_norms(trf_file(hall, "A", notes=False), Ticks())
        if check.achieved
    ]
    pdf = print_paper(hall, "it1", Setting("en"))
    text = text_of(pdf)
    assert norms
    assert pages_of(pdf) == len(norms)
    for player, check in norms:
        assert player.name in text
        assert f"Certificate of a {check.title} norm (IT1)" in text
        assert str(check.average) in text


def test_nobody_has_a_norm() -> None:
    """Without a norm the paper says so."""
    assert "Норм никто не выполнил" in text_of(print_paper(large_hall(6, 3), "it1", Setting("ru")))


@pytest.mark.parametrize(("language", "names"), [("ru", "Федераций"), ("en", "Federations")])
def test_the_tournament_report_counts_players(language: str, names: str) -> None:
    """IT3 has all players, those of the host federation, and the number of federations."""
    text = text_of(print_paper(large_hall(40, 3, language), "it3", Setting(language)))
    lines = {line.split()[0]: line for line in text.splitlines() if line.strip()}
    assert lines[names].endswith("4")
    assert "40" in text
    assert "10" in text


def test_the_host_federation_is_the_regulations() -> None:
    """IT3 counts the host's players by the federation that the regulation names."""
    hall = large_hall(40, 3, "en")
    regulation = replace(hall.state.regulation, federation="ARM")
    armenian = replace(hall, state=replace(hall.state, regulation=regulation))
    assert "Of the host federation (ARM)" in text_of(print_paper(armenian, "it3", Setting("en")))


def test_an_exempt_event_says_so_on_its_certificates() -> None:
    """With the exemption and seven games a norm of seven rounds without foreigners is certified, and both are told."""
    hall = large_hall(10, 7, "en")
    people = {entry: replace(person, federation="RUS") for entry, person in hall.people.items()}
    regulation = hall.state.regulation
    section = regulation.sections[0]
    lifted = replace(section, playing=replace(section.playing, norm_exempt=True, norm_games=7))
    state = replace(hall.state, regulation=replace(regulation, sections=(lifted,)))
    strict = print_paper(replace(hall, people=people), "it1", Setting("en"))
    exempt = text_of(print_paper(replace(hall, people=people, state=state), "it1", Setting("en")))
    assert "Nobody has made a norm" in text_of(strict)
    assert "the event is exempt (B.01 1.4.3)" in exempt
    assert "Certificate of a" in exempt
