"""Sections by the regulation: own, up, down, none, and holes between them."""

from dataclasses import replace

import pytest

from rosters import regulation
from tura.domain.players import Discipline, Rating, RatingSource
from tura.domain.registration.placing import Place, place
from tura.domain.registration.verdict import Decision
from tura.domain.regulation.conditions import Condition
from tura.domain.regulation.facts import Facts
from tura.domain.regulation.schema import Regulation

CLASSICAL = regulation("classical")
RAPID = regulation("rapid")


def rated(value: int | None, **more: str) -> Facts:
    """A Russian with a FIDE standard rating."""
    ratings = () if value is None else (Rating(RatingSource.FIDE, Discipline.STANDARD, value),)
    return replace(Facts(ratings=ratings, citizenship="RUS"), **more)


def told(found: Place) -> tuple[str, str, str, int]:
    """The decision in short."""
    return found.decision.value, found.section, found.may_enter, found.playing_up


@pytest.mark.parametrize(
    ("rating", "wanted", "expected"),
    [
        (1900, "B", ("accepted", "B", "", 0)),
        (1901, "A", ("accepted", "A", "", 0)),
        (1600, "C", ("accepted", "C", "", 0)),
        (1601, "B", ("accepted", "B", "", 0)),
        (1300, "D", ("accepted", "D", "", 0)),
        (1301, "D", ("refused", "", "C", 0)),
        (1590, "B", ("accepted", "B", "", 1)),
        (1590, "A", ("accepted", "A", "", 2)),
        (1100, "A", ("accepted", "A", "", 3)),
        (1620, "C", ("refused", "", "B", 0)),
        (2400, "E", ("refused", "", "A", 0)),
        (None, "E", ("accepted", "E", "", 0)),
        (None, "D", ("question", "D", "", 1)),
        (None, "A", ("question", "A", "", 4)),
        (980, "D", ("question", "", "", 0)),
        (980, "E", ("question", "", "", 0)),
        (1700, "", ("accepted", "B", "", 0)),
        (1700, "K", ("question", "B", "", 0)),
    ],
)
def test_rating_sections(rating: int | None, wanted: str, expected: tuple[str, str, str, int]) -> None:
    """The classical regulation's bands, both ends; up for a surcharge, down never (RULES 6.2.7, 6.2.9)."""
    assert told(place(CLASSICAL, rated(rating), wanted)) == expected


@pytest.mark.parametrize(
    ("born", "wanted", "expected"),
    [
        (2007, "A", ("accepted", "A", "", 0)),
        (2008, "A", ("refused", "", "B", 0)),
        (2017, "D", ("accepted", "D", "", 0)),
        (2016, "D", ("refused", "", "C", 0)),
        (1950, "D", ("refused", "", "A", 0)),
        (None, "B", ("question", "B", "", 0)),
    ],
)
def test_age_sections(born: int | None, wanted: str, expected: tuple[str, str, str, int]) -> None:
    """The rapid regulation's birth years (RULES 6.1.3)."""
    assert told(place(RAPID, Facts(born=born, citizenship="RUS"), wanted)) == expected


@pytest.mark.parametrize(
    ("citizenship", "federation", "fide_id", "decision"),
    [
        ("RUS", "RUS", "", Decision.ACCEPTED),
        ("RUS", "FID", "", Decision.ACCEPTED),
        ("UZB", "UZB", "", Decision.REFUSED),
        ("UZB", "RUS", "", Decision.REFUSED),
        ("KAZ", "KAZ", "99000001", Decision.ACCEPTED),
        ("", "KAZ", "", Decision.QUESTION),
    ],
)
def test_foreigners_need_a_fide_id(
    citizenship: str, federation: str, fide_id: str, decision: Decision
) -> None:
    """Citizenship decides, not the federation's code (RULES 6.2.6)."""
    facts = rated(1700, citizenship=citizenship, federation=federation, fide_id=fide_id)
    assert place(CLASSICAL, facts, "B").decision is decision


def changed(up: bool | None, unrated_up: bool | None) -> Regulation:
    """The classical regulation with other answers about playing up."""
    sections = tuple(replace(each, up=up, unrated_up=unrated_up) for each in CLASSICAL.sections)
    return replace(CLASSICAL, sections=sections)


def test_playing_up_where_the_text_is_silent_is_a_question() -> None:
    """Without an answer the player is kept in his own section by default."""
    found = place(changed(None, None), rated(1590), "B")
    assert told(found) == ("question", "C", "", 0)
    assert found.questions[0].code == "playing-up-open"


def test_unrated_players_may_be_barred_from_playing_up() -> None:
    """Where only the rated may go up, the unrated are refused and told where they may play."""
    assert told(place(changed(True, False), rated(None), "C")) == ("refused", "", "E", 0)
    assert told(place(changed(True, False), rated(1590), "B")) == ("accepted", "B", "", 1)


def test_outside_every_section_is_a_refusal_and_no_hole() -> None:
    """With a top limit and no section above it, a stronger player is simply too strong."""
    sections = tuple(each for each in CLASSICAL.sections if each.letter in "CD")
    amateur = replace(CLASSICAL, sections=sections)
    assert told(place(amateur, rated(2100), "C")) == ("refused", "", "", 0)
    assert told(place(amateur, rated(900), "D")) == ("refused", "", "", 0)


def test_a_hole_between_birth_years_is_a_question() -> None:
    """Years that no section names, between two that are named, are asked about."""
    entries = {"A": Condition(born_to=2007), "B": Condition(born_from=2010)}
    sections = tuple(
        replace(each, entry=entries[each.letter]) for each in RAPID.sections if each.letter in "AB"
    )
    found = place(replace(RAPID, sections=sections), Facts(born=2008), "A")
    assert told(found) == ("question", "", "", 0)
    assert found.questions[0].code == "section-gap"
