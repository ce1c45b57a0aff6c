"""One row of texts read as a typed entry."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from tura.domain.players import Birth, Rating, Sex
from tura.domain.reason import Reason
from tura.formats.tables import cell_values, dates
from tura.formats.tables.entry_row import CellProblem, EntryRow
from tura.formats.tables.headings import NAMED_RATING, rating_list
from tura.formats.tables.letters import one_alphabet

# The ФШР gives a player without a result its floor; a larger number than this is no rating of any list.
_HIGHEST = 3500
_NUMBERED = re.compile(r"^\d{1,4}[.)]\s*(?=\D)")


@dataclass(frozen=True, slots=True)
class Habits:
    """What a whole table tells of its single cells.

    ``month_first``: whether 01/02 is the second of January, None when the table leaves it open.
    ``unmarked``: the sex of those whose cell is empty.
    """

    month_first: bool | None
    unmarked: Sex | None


@dataclass(slots=True)
class Reading:
    """A row while it is read: its cells by field, and the doubts met so far."""

    headings: tuple[str, ...]
    columns: Mapping[str, int]
    texts: tuple[str, ...]
    problems: list[CellProblem] = field(default_factory=list)

    def get(self, known: str) -> str:
        """The cell under the field's heading, "" without one."""
        column = self.columns.get(known)
        return self.texts[column] if column is not None and column < len(self.texts) else ""

    def given(self, known: str) -> str:
        """The cell, "" also when it only says that there is nothing."""
        text = self.get(known)
        return "" if cell_values.is_nothing(text) else text

    def doubt(self, known: str, code: str) -> None:
        """The cell needs a person."""
        text, heading = self.get(known), self.headings[self.columns[known]]
        values: dict[str, str | int | tuple[str, ...] | tuple[int, ...] | None] = {
            "heading": heading,
            "text": text,
        }
        self.problems.append(CellProblem(heading, text, Reason(code, "", values)))


def entry(number: int, reading: Reading, habits: Habits) -> EntryRow | None:
    """The typed row; None without a name."""
    name = _name(reading)
    if not name:
        return None
    return EntryRow(
        row=number,
        name=name,
        latin=reading.get("latin"),
        sex=_sex(reading, habits),
        birth=_birth(reading, habits),
        citizenship=reading.get("citizenship"),
        federation=reading.get("federation"),
        region=reading.get("region"),
        club=reading.get("club"),
        fshr_id=_ident(reading, "fshr_id"),
        fide_id=_ident(reading, "fide_id"),
        title=reading.given("title"),
        grade=reading.given("grade"),
        rating=_rating(reading, "rating"),
        ratings=_ratings(reading),
        section=reading.get("section"),
        paid=_paid(reading),
        paid_how=reading.get("paid_how"),
        check_in=reading.get("check_in"),
        check_in_kept="check_in" in reading.columns,
        bye_rounds=_rounds(reading),
        leaves_after=_leaves(reading),
        trainer=reading.get("trainer"),
        phone=reading.get("phone"),
        email=reading.get("email"),
        remarks=reading.get("remarks"),
        other=_other(reading),
        problems=tuple(reading.problems),
    )


def _name(reading: Reading) -> str:
    surname = one_alphabet(reading.get("surname"))
    given = one_alphabet(" ".join(part for part in (reading.get("given"), reading.get("patronymic")) if part))
    if surname and given:
        return f"{surname}, {given}"
    name = one_alphabet(_NUMBERED.sub("", reading.get("name")))
    return surname or " ".join(part for part in (name, given) if part)


def _sex(reading: Reading, habits: Habits) -> Sex | None:
    text = reading.get("sex")
    if not text:
        return habits.unmarked
    found = cell_values.sex(text)
    if found is None:
        reading.doubt("sex", "entry-sex")
    return found


def _birth(reading: Reading, habits: Habits) -> Birth | None:
    text = reading.given("birth")
    if not text:
        return None
    found = dates.birth(text, bool(habits.month_first))
    if found is None:
        reading.doubt("birth", "entry-birth")
    elif habits.month_first is None and "/" in text and found != dates.birth(text, month_first=True):
        reading.doubt("birth", "entry-birth-order")
    return found


def _ident(reading: Reading, known: str) -> str:
    text = reading.given(known)
    number = cell_values.whole_number(text) if text else None
    if text and number is None:
        reading.doubt(known, "entry-id")
    return str(number) if number else ""


def _rating(reading: Reading, known: str) -> int | None:
    text = reading.given(known)
    if not text:
        return None
    number = cell_values.whole_number(text)
    if number is None or number > _HIGHEST:
        reading.doubt(known, "entry-rating")
        return None
    return number


def _ratings(reading: Reading) -> tuple[Rating, ...]:
    found = []
    for known in reading.columns:
        if known.startswith(NAMED_RATING) and (value := _rating(reading, known)):
            source, discipline = rating_list(known)
            found.append(Rating(source, discipline, value))
    return tuple(found)


def _paid(reading: Reading) -> int | None:
    text = reading.get("paid")
    if not text:
        return None
    found = cell_values.kopecks(text)
    if found is None:
        reading.doubt("paid", "entry-sum")
    return found


def _rounds(reading: Reading) -> tuple[int, ...]:
    text = reading.given("bye_rounds")
    if not text:
        return ()
    found = cell_values.rounds(text)
    if found is None:
        reading.doubt("bye_rounds", "entry-rounds")
    return found or ()


def _leaves(reading: Reading) -> int | None:
    text = reading.given("leaves_after")
    found = cell_values.whole_number(text) if text else None
    if text and found is None:
        reading.doubt("leaves_after", "entry-rounds")
    return found


def _other(reading: Reading) -> tuple[tuple[str, str], ...]:
    used = set(reading.columns.values())
    return tuple(
        (heading, reading.texts[column])
        for column, heading in enumerate(reading.headings)
        if column not in used and column < len(reading.texts) and reading.texts[column]
    )
