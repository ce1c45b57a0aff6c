"""What an entry has to pay, part by part, in kopecks."""

from dataclasses import dataclass
from datetime import date

from tura.domain.money import Kopecks
from tura.domain.regulation.eligibility import Facts, holds
from tura.domain.regulation.schema import Discount, Fees

_HUNDRED_PERCENT = 10_000


@dataclass(frozen=True, slots=True)
class FeePart:
    """One part of a fee: ``own``, ``band``, ``up``, ``late`` or a discount's key (then negative)."""

    code: str
    amount: Kopecks


@dataclass(frozen=True, slots=True)
class Fee:
    """The parts of a fee, and their sum."""

    parts: tuple[FeePart, ...]

    @property
    def due(self) -> Kopecks:
        """What is to be paid; never below nothing."""
        return max(0, sum(part.amount for part in self.parts))


def fee(fees: Fees, facts: Facts, bands_up: int = 0, day: date | None = None) -> Fee | None:
    """The fee of the section played in, a surcharge for each band played up, the best discount.

    ``day`` is the day of paying, for a late fee.  None: the regulation does not say the fee (RULES 6.2.10).
    Discounts do not add up; the largest that holds is taken off the section's own fee [reading].

    >>> fee(Fees(own=250000, up_per_band=100000), Facts(), bands_up=2).due
    450000
    """
    own = own_fee(fees, facts)
    if own is None or (bands_up and fees.up_per_band is None):
        return None
    parts = [own]
    if bands_up:
        parts.append(FeePart("up", bands_up * (fees.up_per_band or 0)))
    if fees.late_from is not None and day is not None and day >= fees.late_from:
        parts.append(FeePart("late", fees.late_extra))
    discounts = [
        _discount(each, own.amount) for each in fees.discounts if holds(each.condition, facts).is_yes
    ]
    return Fee((*parts, *sorted(discounts, key=lambda part: part.amount)[:1]))


def own_fee(fees: Fees, facts: Facts) -> FeePart | None:
    """The fee without surcharges: the first band that holds, else the section's own."""
    for condition, amount in fees.bands:
        if holds(condition, facts).is_yes:
            return FeePart("band", amount)
    return None if fees.own is None else FeePart("own", fees.own)


def _discount(discount: Discount, own: Kopecks) -> FeePart:
    return FeePart(discount.key, -(own * discount.percent // _HUNDRED_PERCENT + discount.amount))
