"""RULES 6.2.19 and 6.2.20 over the five sections of the shipped classical regulation."""

from dataclasses import replace
from pathlib import Path

import pytest

from tura.domain.players import Sex
from tura.domain.prizes.allocate import allocate_prizes
from tura.domain.prizes.allocation import Allocation
from tura.domain.prizes.contest import Contender, Contest, Entrant
from tura.domain.regulation.awarding import Awarding, Scope
from tura.domain.regulation.facts import Facts
from tura.formats.regulation.read import read_regulation

FILE = Path(__file__).parents[3] / "regulations" / "classical-rating-categories.toml"
WOMEN = {"A": 2, "B": 2, "C": 1, "D": 0, "E": 0}
VETERANS = {"A": 1, "B": 1, "C": 1, "D": 0, "E": 0}


def scoped(awarding: Awarding, scope: Scope | None) -> Awarding:
    """The section's prizes with every minimum counted in this scope."""
    (bracket,) = awarding.brackets
    prizes = tuple(
        replace(prize, minimum=replace(prize.minimum, scope=scope)) if prize.minimum else prize
        for prize in bracket.prizes
    )
    return replace(awarding, brackets=(replace(bracket, prizes=prizes),))


def event(scope: Scope | None) -> list[Allocation]:
    """The five sections' outcomes; women and veterans stand behind twelve men."""
    regulation = read_regulation(FILE.read_text(encoding="utf-8")).regulation
    assert regulation is not None
    fields = {
        letter: [Facts(sex=Sex.MALE, born=2000)] * 12
        + [Facts(sex=Sex.FEMALE, born=2000)] * WOMEN[letter]
        + [Facts(sex=Sex.MALE, born=1963)] * VETERANS[letter]
        for letter in WOMEN
    }
    entrants = tuple(
        Entrant(entry=f"{letter}{place}", section=letter, facts=facts)
        for letter, field in fields.items()
        for place, facts in enumerate(field, start=1)
    )
    return [
        allocate_prizes(
            Contest(
                section=section.letter,
                awarding=replace(scoped(section.awarding, scope), headcount=regulation.headcount),
                entrants=entrants,
                contenders=tuple(
                    Contender(entry=f"{section.letter}{place}", place=place, points=80 - place, facts=facts)
                    for place, facts in enumerate(fields[section.letter], start=1)
                ),
            )
        )
        for section in regulation.sections
    ]


def money(outcomes: list[Allocation], category: str) -> tuple[int, int]:
    """Roubles of a nomination paid and unspent over the event."""
    paid = sum(one.amount for each in outcomes for one in each.payouts if one.prize.startswith(category))
    left = sum(
        one.amount for each in outcomes for one in each.undistributed if one.prize.startswith(category)
    )
    return paid // 100, left // 100


@pytest.mark.parametrize(
    ("scope", "women", "veterans"),
    [(Scope.EVENT, (15000, 10000), (9000, 0)), (Scope.SECTION, (0, 25000), (0, 9000))],
)
def test_women_and_veterans_counted_by_event_or_by_section(
    scope: Scope, women: tuple[int, int], veterans: tuple[int, int]
) -> None:
    """Women A2 B2 C1 and a veteran each in A, B, C: paid by the event's count, unspent by the sections'."""
    outcomes = event(scope)
    assert money(outcomes, "women") == women
    assert money(outcomes, "veterans") == veterans
    assert sum(one.fund for one in outcomes) == 26000000
    assert not any(one.asks for one in outcomes)


def test_an_open_scope_is_asked_where_it_matters() -> None:
    """Unanswered, the event's count holds meanwhile, and the sections whose prizes hang on it ask."""
    outcomes = event(None)
    assert money(outcomes, "women") == (15000, 10000)
    assert [one.section for one in outcomes if one.asks] == ["A", "B", "C"]
    assert {ask.rule for one in outcomes for ask in one.asks} == {"6.2.19"}
