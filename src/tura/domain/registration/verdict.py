"""What the desk decides about one row."""

from dataclasses import dataclass
from enum import Enum

from tura.domain.money import Kopecks
from tura.domain.reason import Reason
from tura.domain.regulation.fees import FeePart
from tura.domain.results import Result


class Decision(Enum):
    """Accepted (perhaps with money due), refused, or a question the desk must answer first."""

    ACCEPTED = "accepted"
    REFUSED = "refused"
    QUESTION = "question"


@dataclass(frozen=True, slots=True, kw_only=True)
class RowVerdict:
    """The decision with its reasons.

    ``section`` is where he plays (or would, if the question's default is taken), "" if nowhere.
    ``may_enter`` is the section open to him when the one asked for is not.  ``playing_up`` counts bands.
    ``due`` and ``paid`` are the whole fee and what was paid of it, in kopecks.  ``first_round`` is the first
    round he can be paired in, None when he does not play (``fund_only``: paid and never came).
    ``byes`` are rounds off with what each is worth.  ``reasons`` decided; ``questions`` hold the row up until
    they are answered; ``assumed`` are open too, but their ``default`` (named in each) holds meanwhile;
    ``notes`` change nothing.
    ``same_as`` is the row of the same person, or perhaps the same.
    """

    row: int
    decision: Decision
    section: str = ""
    may_enter: str = ""
    playing_up: int = 0
    due: Kopecks = 0
    fee_parts: tuple[FeePart, ...] = ()
    paid: Kopecks = 0
    first_round: int | None = 1
    fund_only: bool = False
    same_as: int | None = None
    reasons: tuple[Reason, ...] = ()
    byes: tuple[tuple[int, Result], ...] = ()
    questions: tuple[Reason, ...] = ()
    assumed: tuple[Reason, ...] = ()
    notes: tuple[Reason, ...] = ()

    @property
    def owed(self) -> Kopecks:
        """What is still due; negative when too much was paid."""
        return self.due - self.paid

    @property
    def is_plain(self) -> bool:
        """Accepted where he asked, paid up, with nothing to tell but that he fits."""
        tells = [*self.questions, *self.assumed, *self.notes]
        tells += [reason for reason in self.reasons if not reason.code.endswith(("-fits", "anyone"))]
        return self.decision is Decision.ACCEPTED and not tells
