"""A person's entry in a section, with only those facts that the rules read.

Names, birth dates, contacts and the FIDE and ФШР ids belong to the person's record, so that erasing somebody
blanks one row.  The birth *year* stays here: age categories and veterans' prizes must still fold afterwards.
"""

from dataclasses import dataclass
from enum import Enum

from tura.domain.money import Kopecks
from tura.domain.players import Rating, Sex
from tura.domain.results import Result


class Status(Enum):
    """How far an entry has come: заявлен, подтверждён, играет; or why it does not play."""

    DECLARED = "declared"
    CONFIRMED = "confirmed"
    PLAYING = "playing"
    REFUSED = "refused"
    WITHDRAWN = "withdrawn"
    EXPELLED = "expelled"


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """What eligibility, fees, seeding and prizes read of a player; it names nobody."""

    sex: Sex = Sex.MALE
    birth_year: int | None = None
    title: str = ""
    citizenship: str = ""
    federation: str = ""
    region: str = ""
    club: str = ""
    has_fide_id: bool = False
    has_fshr_id: bool = False
    ratings: tuple[Rating, ...] = ()


NO_FACTS = Facts()


@dataclass(frozen=True, slots=True, kw_only=True)
class FeeLine:
    """One part of a fee due, in kopecks: its code (``own``, ``up``, a discount's key) and amount."""

    code: str
    amount: Kopecks


@dataclass(frozen=True, slots=True, kw_only=True)
class Receipt:
    """Money taken (positive) or paid back (negative), in kopecks; ``void`` when it was a mistake."""

    number: str
    amount: Kopecks
    how: str = ""
    void: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What the desk must decide about an entry; ``answer`` "" means it is still open."""

    code: str
    text: str = ""
    answer: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBye:
    """A bye granted for one round: half-, full- or zero-point."""

    round: int
    result: Result


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A person in a section.

    ``first_round`` is the first round it can be paired in, ``last_round`` the last one it plays (None: to the
    end), ``left_as`` the status from which it left.  ``goes_on`` are rounds of absence after which the arbiter
    decided that the player goes on.  ``bye_barred``: it may not have half-point byes.  ``moved_from`` is the
    entry it continues in another section.
    """

    id: str
    person: str
    section: str
    facts: Facts = NO_FACTS
    status: Status = Status.DECLARED
    due: Kopecks = 0
    fee_lines: tuple[FeeLine, ...] = ()
    receipts: tuple[Receipt, ...] = ()
    groups: tuple[str, ...] = ()
    questions: tuple[Question, ...] = ()
    byes: tuple[RoundBye, ...] = ()
    bye_barred: bool = False
    first_round: int = 1
    last_round: int | None = None
    left_as: Status | None = None
    playing_up: int = 0
    attended: bool = False
    goes_on: tuple[int, ...] = ()
    moved_from: str = ""
    note: str = ""

    @property
    def paid(self) -> Kopecks:
        """Money taken less money paid back."""
        return sum(receipt.amount for receipt in self.receipts if not receipt.void)

    @property
    def owed(self) -> Kopecks:
        """What is still to be paid; negative when too much was taken."""
        return self.due - self.paid

    @property
    def open_questions(self) -> tuple[Question, ...]:
        """Questions without an answer."""
        return tuple(question for question in self.questions if not question.answer)

    def plays_in(self, round_: int) -> bool:
        """Whether it is there to be paired in a round, byes aside."""
        if self.status is not Status.PLAYING or round_ < self.first_round:
            return False
        return self.last_round is None or round_ <= self.last_round

    def bye_in(self, round_: int) -> Result | None:
        """The bye granted for a round, unless the player has left before it."""
        if self.last_round is not None and round_ > self.last_round:
            return None
        for bye in self.byes:
            if bye.round == round_:
                return bye.result
        return None
