"""One row of an entry list, typed."""

from dataclasses import dataclass

from tura.domain.players import Birth, Rating, Sex
from tura.domain.reason import Reason


@dataclass(frozen=True, slots=True)
class CellProblem:
    """A cell that could not be read for certain: its heading, its text, and why."""

    heading: str
    text: str
    reason: Reason


@dataclass(frozen=True, slots=True)
class EntryRow:
    """A row as the organiser's table has it; nothing is looked up or decided here.

    ``row`` is the row's number as a spreadsheet shows it (the heading counts).  ``name`` is as written, or
    "Surname, Given" when the table has them in columns of their own.  ``sex`` None: not told; where a table marks
    only women, the others are men.  ``ratings`` name their list; ``rating`` is a number whose list the heading
    does not tell.  ``paid`` is in kopecks.  ``region`` is the number of the ФШР region, ``club`` its name or a club.
    ``check_in_kept``: the table has a column for who came, so that a blank there says something.
    ``other`` keeps the columns nobody knows, ``problems`` the cells that need a person.
    """

    row: int
    name: str
    latin: str = ""
    sex: Sex | None = None
    birth: Birth | None = None
    citizenship: str = ""
    federation: str = ""
    region: str = ""
    club: str = ""
    fshr_id: str = ""
    fide_id: str = ""
    title: str = ""
    grade: str = ""
    rating: int | None = None
    ratings: tuple[Rating, ...] = ()
    section: str = ""
    paid: int | None = None
    paid_how: str = ""
    check_in: str = ""
    check_in_kept: bool = False
    bye_rounds: tuple[int, ...] = ()
    leaves_after: int | None = None
    trainer: str = ""
    phone: str = ""
    email: str = ""
    remarks: str = ""
    other: tuple[tuple[str, str], ...] = ()
    problems: tuple[CellProblem, ...] = ()

    @property
    def full_name(self) -> str:
        """The name without a comma: "Фамилия Имя Отчество"."""
        return " ".join(self.name.replace(",", " ").split())


@dataclass(frozen=True, slots=True)
class EntryList:
    """The rows in file order; ``columns`` are pairs of heading and the field it was read as ("" for none)."""

    rows: tuple[EntryRow, ...]
    columns: tuple[tuple[str, str], ...]
