"""A tie-break's value opened: what each round brought, what was cut and why; as data, for wording to say."""

from collections.abc import Mapping
from dataclasses import dataclass

from tura.domain.reason import Reason
from tura.domain.tiebreaks.value import Number, Value


@dataclass(frozen=True, slots=True)
class Contribution:
    """One round's part: ``amount`` in the value's units, ``opponent`` a TPN (0: none), ``cut`` why it is left out."""

    round: int
    opponent: int
    amount: Number
    reason: Reason
    cut: Reason | None = None


@dataclass(frozen=True, slots=True)
class MiniTable:
    """A direct encounter: TPNs tied, points (tenths) by TPN and opponent's TPN, and each step of art. 6."""

    members: tuple[int, ...]
    games: Mapping[int, Mapping[int, Number]]
    steps: tuple[Reason, ...]
    order: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Opened:
    """A player's value of one code with everything behind it; ``reason`` sums it up."""

    code: str
    tpn: int
    value: Value
    reason: Reason
    contributions: tuple[Contribution, ...] = ()
    encounter: MiniTable | None = None
