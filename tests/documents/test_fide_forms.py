"""FIDE's forms tell what the tournament says."""

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
