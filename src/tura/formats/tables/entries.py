"""Entry lists (rosters) in any column order, under any of the usual headings."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tura.domain.players import Sex
from tura.formats.bad_input import bad_input
from tura.formats.tables import cell_values, dates
from tura.formats.tables.entry_reading import Habits, Reading, entry
from tura.formats.tables.entry_row import EntryList, EntryRow
from tura.formats.tables.grid import Row, read_grids
from tura.formats.tables.headings import field_of, is_no_player

_LOOK_AT = 30
_NAME_FIELDS = frozenset(("name", "surname"))


@dataclass(slots=True)
class _Table:
    """Headings, the field of each, and the rows below them."""

    number: int
    headings: tuple[str, ...]
    fields: tuple[str, ...]
    rows: list[Row] = field(default_factory=list)

    @property
    def columns(self) -> dict[str, int]:
        """The first column of each field."""
        found: dict[str, int] = {}
        for column, known in enumerate(self.fields):
            if known:
                found.setdefault(known, column)
        return found


def read_entries(data: bytes, name: str) -> EntryList:
    """The rows of the first sheet that has headings with a name among them; hidden sheets come last.

    Rows without a name, and rows that only head a group or sum up, are left out; headings may stand again further
    down, with other columns.  Raises BadInput when there are no headings, or no row follows them.
    """
    for grid in read_grids(data, name):
        tables = list(_tables(grid))
        if tables:
            return _list(tables, name)
    raise bad_input(
        name,
        "no row of headings with a name was found",
        "put headings such as Name, Sex, Birthday, Fed (ФИО, Пол, Дата рождения, Регион) above the entries",
        1,
    )


def _tables(grid: list[Row]) -> Iterator[_Table]:
    table: _Table | None = None
    narrow = all(sum(map(bool, texts)) == 1 for _, texts in grid)
    for place, (number, texts) in enumerate(grid):
        fields = _fields(texts)
        if _is_heading(fields, narrow) and (table is not None or place < _LOOK_AT):
            if table is not None:
                yield table
            table = _Table(number, texts, fields)
        elif table is not None and not table.rows and _is_second_line(table, texts):
            table = _with_second_line(table, texts)
        elif table is not None:
            table.rows.append((number, texts))
    if table is not None:
        yield table


def _is_heading(fields: tuple[str, ...], narrow: bool) -> bool:
    known = set(fields) - {""}
    return bool(_NAME_FIELDS & known) and (narrow or len(known) > 1)


def _fields(headings: tuple[str, ...]) -> tuple[str, ...]:
    """The field of each heading; "Имя" alone, as chess-results heads its lists, is the whole name."""
    fields = tuple(map(field_of, headings))
    if _NAME_FIELDS & set(fields):
        return fields
    return tuple("name" if known == "given" else known for known in fields)


def _is_second_line(table: _Table, texts: tuple[str, ...]) -> bool:
    """Headings in two lines: nothing under the name, and words under others ("Рейтинг": "ФШР", "ФИДЕ")."""
    place = next(place for place, known in enumerate(table.fields) if known in _NAME_FIELDS)
    return not any(texts[place : place + 1]) and not any(character.isdigit() for character in "".join(texts))


def _with_second_line(table: _Table, texts: tuple[str, ...]) -> _Table:
    headings, above = [], ""
    for place in range(max(len(table.headings), len(texts))):
        top = table.headings[place] if place < len(table.headings) else ""
        under = texts[place] if place < len(texts) else ""
        above = top or (above if under else "")
        headings.append(" ".join(part for part in (top or above if under else top, under) if part))
    return _Table(table.number, tuple(headings), _fields(tuple(headings)))


def _list(tables: Sequence[_Table], name: str) -> EntryList:
    entries = tuple(row for table in tables for row in _entries(table))
    first = tables[0]
    columns = first.columns
    if not entries:
        raise bad_input(
            name, "there is no entry below the headings", "add a row for each player", first.number
        )
    return EntryList(
        entries,
        tuple(
            (heading, known if columns.get(known) == column else "")
            for column, (heading, known) in enumerate(zip(first.headings, first.fields, strict=True))
            if heading
        ),
    )


def _entries(table: _Table) -> Iterator[EntryRow]:
    columns = table.columns
    habits = _habits(columns, table.rows)
    for number, texts in table.rows:
        row = None if is_no_player(texts) else entry(number, Reading(table.headings, columns, texts), habits)
        if row is not None:
            yield row


def _habits(columns: dict[str, int], rows: list[Row]) -> Habits:
    marks = {cell_values.sex(text) for text in _column(columns, rows, "sex") if text}
    return Habits(
        month_first=dates.months_come_first(_column(columns, rows, "birth")),
        unmarked=Sex.MALE if marks == {Sex.FEMALE} else None,
    )


def _column(columns: dict[str, int], rows: list[Row], known: str) -> list[str]:
    column = columns.get(known)
    if column is None:
        return []
    return [texts[column] for _, texts in rows if column < len(texts)]
