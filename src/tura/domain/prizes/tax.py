"""Tax on prizes (НДФЛ): off unless the organiser sets it, since the payer decides what he withholds.

The rate, the exempt sum and a person's own rate are settings; tax is in whole roubles, fifty kopecks and more
rounded up (Tax Code of the Russian Federation, art. 52 and 217).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tura.domain.prizes.allocation import Allocation
from tura.domain.regulation.awarding import Awarding

_ROUBLE = 100
_WHOLE = 10000


@dataclass(frozen=True, slots=True)
class Taxed:
    """One entry's money: before tax, the tax, and what is handed over, in kopecks."""

    entry: str
    gross: int
    tax: int

    @property
    def net(self) -> int:
        """What is handed over."""
        return self.gross - self.tax


def tax_on(gross: int, percent: int | None, free: int = 0) -> int:
    """The tax on a sum, ``free`` of it exempt; ``percent`` in hundredths (None: no tax).

    >>> tax_on(4000000, 1300, 400000), tax_on(4000000, 1300)
    (468000, 520000)
    """
    base = max(0, gross - free)
    return (base * (percent or 0) + _WHOLE * _ROUBLE // 2) // (_WHOLE * _ROUBLE) * _ROUBLE


def taxed(
    awarding: Awarding,
    outcomes: Iterable[Allocation],
    rates: Mapping[str, int] | None = None,
    used: Mapping[str, int] | None = None,
) -> tuple[Taxed, ...]:
    """Every paid entry's money with its tax, over all outcomes given, in the order of the payouts.

    ``rates`` are single entries' own rates (non-residents); ``used`` is how much of the exempt sum of the year
    they have had already.
    """
    gross: dict[str, int] = {}
    for outcome in outcomes:
        for payout in outcome.payouts:
            gross[payout.entry] = gross.get(payout.entry, 0) + payout.amount
    own, had = rates or {}, used or {}
    return tuple(
        Taxed(
            entry,
            amount,
            tax_on(
                amount,
                None if awarding.tax_percent is None else own.get(entry, awarding.tax_percent),
                max(0, awarding.tax_free - had.get(entry, 0)),
            ),
        )
        for entry, amount in gross.items()
    )
