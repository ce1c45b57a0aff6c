"""The outcome: who is paid what and why, what is left and why, and what must be asked."""

from dataclasses import dataclass

from tura.domain.reason import Reason


@dataclass(frozen=True, slots=True, kw_only=True)
class Payout:
    """Money of one prize to one entry, in kopecks; ``shared_with`` are the others of the same tie."""

    entry: str
    prize: str
    label: str
    amount: int
    reason: Reason
    shared_with: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Trophy:
    """Awards in kind of one prize to one entry."""

    entry: str
    prize: str
    label: str
    items: tuple[str, ...]
    reason: Reason


@dataclass(frozen=True, slots=True, kw_only=True)
class Undistributed:
    """Money of a prize ("" for the fund itself) that nobody takes, in kopecks."""

    prize: str
    label: str
    amount: int
    reason: Reason


@dataclass(frozen=True, slots=True, kw_only=True)
class NotGiven:
    """Awards in kind that nobody takes."""

    prize: str
    label: str
    items: tuple[str, ...]
    reason: Reason


@dataclass(frozen=True, slots=True, kw_only=True)
class PassedOver:
    """A prize that went on to the next because the entry has another; ``taken`` is that other prize's key."""

    entry: str
    prize: str
    label: str
    taken: str
    reason: Reason


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask:
    """A question on which the outcome hangs.

    ``rule`` is the number of the question, ``taken`` the answer used meanwhile, ``choices`` the other answers
    that would change the outcome, ``entries`` whom they would touch.
    """

    rule: str
    reason: Reason
    taken: str = ""
    choices: tuple[str, ...] = ()
    entries: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Allocation:
    """A section's prizes, settled.  ``fund`` is the sum of payouts and undistributed money, in kopecks.

    ``headcount`` is the number of participants that counted, ``bracket`` the row of prizes it chose.
    """

    section: str
    fund: int
    headcount: int
    bracket: int | None = None
    payouts: tuple[Payout, ...] = ()
    undistributed: tuple[Undistributed, ...] = ()
    trophies: tuple[Trophy, ...] = ()
    not_given: tuple[NotGiven, ...] = ()
    passed_over: tuple[PassedOver, ...] = ()
    asks: tuple[Ask, ...] = ()
    warnings: tuple[Reason, ...] = ()

    def of(self, entry: str) -> tuple[Payout, ...]:
        """What an entry is paid."""
        return tuple(payout for payout in self.payouts if payout.entry == entry)

    def total(self, entry: str) -> int:
        """The kopecks an entry is paid in all."""
        return sum(payout.amount for payout in self.of(entry))

    @property
    def paid(self) -> int:
        """The kopecks paid in all."""
        return sum(payout.amount for payout in self.payouts)

    @property
    def left(self) -> int:
        """The kopecks nobody takes."""
        return sum(rest.amount for rest in self.undistributed)
