"""What has been read so far: one sheet for the event, one for each section, "" for all sections alike."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import time

from tura.domain.players import RatingSource
from tura.domain.regulation.awarding import Minimum, Prize
from tura.domain.regulation.conditions import Condition
from tura.domain.regulation.schema import Discount, RoundTime, Seeding, TimeControl, Window
from tura.drafting.days import Day

ALL = ""


@dataclass(slots=True)
class Row:
    """The prizes for one range of participants."""

    low: int | None = None
    high: int | None = None
    printed: str = ""
    line: int | None = None
    prizes: list[Prize] = field(default_factory=list)

    def add(self, prize: Prize) -> bool:
        """Take a prize in; what is said again of the same prize completes it.  False: it says another sum."""
        for index, known in enumerate(self.prizes):
            if known.key == prize.key:
                self.prizes[index] = _joined(known, prize)
                return not _differ(known, prize)
        self.prizes.append(prize)
        return True


def _differ(known: Prize, more: Prize) -> bool:
    return (known.amount is not None and more.amount not in {None, known.amount}) or (
        known.percent is not None and more.percent not in {None, known.percent}
    )


def _joined(known: Prize, more: Prize) -> Prize:
    has_money = known.amount is not None or known.percent is not None
    return replace(
        known,
        amount=known.amount if has_money else more.amount,
        percent=known.percent if has_money else more.percent,
        items=(*known.items, *(item for item in more.items if item not in known.items)),
        minimum=known.minimum or more.minimum,
    )


@dataclass(slots=True)
class SectionSheet:
    """What has been read about one section."""

    letter: str
    title: str = ""
    line: int | None = None
    entry: Condition | None = None
    rows: list[Row] = field(default_factory=list)
    prize_line: int | None = None
    header: int | None = None
    header_line: int | None = None
    fixed: int | None = None
    fee_percent: int | None = None
    fund_floor: int = 0
    fund_line: int | None = None
    fee: int | None = None
    fee_line: int | None = None
    fee_bands: list[tuple[Condition, int]] = field(default_factory=list)
    up: bool | None = None
    own_only: bool = False
    money_only: bool = False
    full_awards_from: int | None = None
    control: TimeControl | None = None
    rounds: int | None = None
    lines: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Statement:
    """A sentence about a whole nomination: its minimum and its trophies by place."""

    kind: str
    letters: tuple[str, ...]
    line: int
    minimum: Minimum | None = None
    items: dict[int, tuple[str, ...]] = field(default_factory=dict)


@dataclass(slots=True)
class Sheet:
    """Everything read from one text, and where in it we are."""

    year: int | None = None
    name: str = ""
    sections: dict[str, SectionSheet] = field(default_factory=dict)
    everybody: SectionSheet = field(default_factory=lambda: SectionSheet(ALL))
    current: tuple[str, ...] = ()
    topic: str = ""
    facts: dict[str, object] = field(default_factory=dict)
    playing: dict[str, object] = field(default_factory=dict)
    awarding: dict[str, object] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    first: Day | None = None
    last: Day | None = None
    weekday: str | None = None
    schedule_line: int | None = None
    day: tuple[int, Day] | None = None
    columns: tuple[str, ...] = ()
    last_start: tuple[time, int] | None = None
    heading_day: Day | None = None
    line_scope: tuple[int, tuple[str, ...]] = (0, ())
    daily: tuple[tuple[time, ...], int] | None = None
    closing_at: time | None = None
    nominated: str = ""
    leftovers: list[tuple[int, str]] = field(default_factory=list)
    rounds: dict[int, RoundTime] = field(default_factory=dict)
    round_days: dict[int, Day] = field(default_factory=dict)
    follow: int | None = None
    windows: list[tuple[Window, Day | None]] = field(default_factory=list)
    entries: list[Condition] = field(default_factory=list)
    discounts: list[Discount] = field(default_factory=list)
    late_fee: tuple[Day, int, int] | None = None
    up_fee: int | None = None
    kinds: dict[str, Condition] = field(default_factory=dict)
    statements: list[Statement] = field(default_factory=list)
    fallbacks: list[tuple[int, int]] = field(default_factory=list)
    rated: list[tuple[RatingSource, tuple[str, ...], bool, int]] = field(default_factory=list)
    seeded: Seeding | None = None
    tiebreaks: list[str] = field(default_factory=list)

    def section(self, letter: str) -> SectionSheet:
        """The sheet of a section, begun when it is first named; "" is the sheet of all."""
        if letter == ALL:
            return self.everybody
        return self.sections.setdefault(letter, SectionSheet(letter))

    def scope(self, letters: Iterable[str]) -> tuple[str, ...]:
        """The sections a sentence is about: those it names, else those of the heading, else all."""
        return tuple(letters) or self.current or (ALL,)

    def row(self, letter: str) -> Row:
        """The row of prizes being read for a section."""
        rows = self.section(letter).rows
        if not rows:
            rows.append(Row())
        return rows[-1]

    def take(self, letter: str, prize: Prize) -> None:
        """Put a prize into the row being read; one that contradicts an earlier line is left unread."""
        if not self.row(letter).add(prize):
            self.leftovers.append((prize.line or 0, ""))

    def note(self, table: dict[str, object], key: str, value: object, line: int) -> None:
        """Write a value down with its line, unless the text has said it before."""
        if key not in table:
            table[key] = value
            self.lines[key] = line
