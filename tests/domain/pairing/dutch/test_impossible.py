"""The proof that no legal pairing exists names its cause."""

import pytest

from domain.pairing.dutch.fields import field
from tura.domain.pairing.dutch.completion import completion_of
from tura.domain.pairing.dutch.engine import pair_round
from tura.domain.pairing.dutch.field import Field
from tura.domain.pairing.dutch.impossible import why_impossible
from tura.domain.reason import Refusal
from tura.domain.results import Cell, Colour, Result
from tura.domain.tournament import Participant, Prohibition, Tournament

CASES = {
    "pab-for-nobody": field(["", "", ""], may_bye=(False,) * 3),
    "pab-blocks-pairing": field(["", "", ""], met=((1,), (0,), ()), may_bye=(False, False, True)),
    "colours-block-pairing": field(["ww", "ww"]),
    "opponents-exhausted": field(["", "", "", ""], met=((1, 2, 3), (0,), (0,), (0,))),
}


@pytest.mark.parametrize("code", CASES)
def test_the_cause_is_named(code: str) -> None:
    """The second reason says which of C1 to C3 stands in the way; the first proves it by a count."""
    one: Field = CASES[code]
    assert not completion_of(one).possible
    refusal = why_impossible(one)
    assert [reason.code for reason in refusal.reasons] == ["no-legal-pairing", code]
    assert refusal.first.values["players"] == len(one)


def test_who_is_left_over_is_named() -> None:
    """The best attempt leaves two of the four over."""
    values = why_impossible(CASES["opponents-exhausted"]).first.values
    assert values["pairs"] == 1
    assert 1 in values["left"]  # type: ignore[operator]


def test_prohibitions_are_named_when_they_alone_stand_in_the_way() -> None:
    """Without them the round could be paired, so they are the cause; a rematch is not."""
    rows = tuple(Participant(tpn) for tpn in (1, 2))
    rule = Prohibition(frozenset({1, 2}))
    answer = pair_round(Tournament(5, rows, prohibitions=(rule,)), 1)
    assert isinstance(answer, Refusal)
    assert answer.reasons[-1].code == "prohibitions-block-pairing"
    cells = ((Cell(2, Colour.WHITE, Result.DRAW),), (Cell(1, Colour.BLACK, Result.DRAW),))
    met = tuple(Participant(tpn, cells[tpn - 1]) for tpn in (1, 2))
    again = pair_round(Tournament(5, met, prohibitions=(rule,)), 2)
    assert isinstance(again, Refusal)
    assert again.reasons[-1].code == "opponents-exhausted"
