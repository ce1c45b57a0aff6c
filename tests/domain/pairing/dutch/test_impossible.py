"""The proof that no legal pairing exists names its cause."""

import pytest

from domain.pairing.dutch.fields import field
from tura.domain.pairing.dutch.completion import completion_of
from tura.domain.pairing.dutch.field import Field
from tura.domain.pairing.dutch.impossible import why_impossible

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
