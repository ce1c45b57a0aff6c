"""The worked examples of the two regulations and of other events, as data files."""

import pytest

from prize_cases import Case, prize_cases
from tura.domain.prizes.allocate import allocate_prizes
from tura.domain.prizes.allocation import Allocation

CASES = prize_cases()


def paid(outcome: Allocation) -> dict[str, int]:
    """Roubles by entry."""
    assert all(payout.amount % 100 == 0 for payout in outcome.payouts)
    return {entry: outcome.total(entry) // 100 for entry in {payout.entry for payout in outcome.payouts}}


def left(outcome: Allocation) -> dict[str, int]:
    """Roubles without a taker by prize."""
    return {one.prize: one.amount // 100 for one in outcome.undistributed}


READINGS = {
    "fund": lambda outcome: outcome.fund / 100,
    "paid_kopecks": lambda outcome: {one.entry: one.amount for one in outcome.payouts},
    "headcount": lambda outcome: outcome.headcount,
    "paid": paid,
    "left": left,
    "first": lambda outcome: outcome.payouts[0].amount // 100,
    "asks": lambda outcome: sorted({ask.rule for ask in outcome.asks}),
    "warnings": lambda outcome: [reason.code for reason in outcome.warnings],
    "trophies": lambda outcome: {one.prize: one.entry for one in outcome.trophies},
    "not_given": lambda outcome: [one.prize for one in outcome.not_given],
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_worked_example_comes_out_as_written(case: Case) -> None:
    """Fund, payouts, rest, trophies and questions are those of the example, and the sums agree."""
    outcome = allocate_prizes(case.contest)
    assert outcome.paid + outcome.left == outcome.fund
    winners = {one.prize: one.entry for one in outcome.payouts}
    for key, wanted in case.expected.items():
        if key == "prizes":
            assert {prize: winners.get(prize) for prize in wanted} == wanted
        elif key in ("trophies", "not_given"):
            assert sorted(READINGS[key](outcome)) == sorted(wanted)
            assert READINGS[key](outcome) == wanted or key == "not_given"
        else:
            assert READINGS[key](outcome) == wanted, key


def test_every_worked_example_is_found() -> None:
    """The case files are really run."""
    assert len(CASES) >= 30
