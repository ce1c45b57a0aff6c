"""A sheet: any list that is shown, printed or written to a file, before it is put into words."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from tura.domain.reason import Reason, Value


class Kind(Enum):
    """What a column holds, which decides how it is aligned and worded.

    ``POINTS`` are tenths, ``MONEY`` kopecks; a ``REASON`` becomes a sentence, a ``WORD`` is a catalogue code.
    """

    TEXT = "text"
    WORD = "word"
    NUMBER = "number"
    POINTS = "points"
    MONEY = "money"
    REASON = "reason"


@dataclass(frozen=True, slots=True)
class Column:
    """A column: ``key`` is worded as ``column.<key>`` unless ``heading`` gives its text outright."""

    key: str
    kind: Kind = Kind.TEXT
    heading: str = ""


Cell = str | int | Reason | None


@dataclass(frozen=True, slots=True)
class Sheet:
    """Rows under columns; ``key`` is worded as the title ``sheet.<key>`` with ``facts`` as its values.

    ``notes`` stand below the rows.
    """

    key: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    facts: Mapping[str, Value] = field(default_factory=dict[str, Value], hash=False)
    notes: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Worded:
    """A sheet in one language: ready to be laid out or written; ``kinds`` belong to the columns."""

    title: str
    headings: tuple[str, ...]
    kinds: tuple[Kind, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...] = ()
