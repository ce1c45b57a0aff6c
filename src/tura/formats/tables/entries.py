"""Entry lists (rosters) in any column order, under any of the usual headings."""

from tura.domain.players import Sex
from tura.formats.bad_input import bad_input
from tura.formats.tables import cell_values
from tura.formats.tables.entry_reading import Habits, Reading, entry
from tura.formats.tables.entry_row import EntryList
from tura.formats.tables.grid import Row, read_grids
from tura.formats.tables.headings import field_of

_LOOK_AT = 30
_NAME_FIELDS = frozenset(("name", "surname"))


def read_entries(data: bytes, name: str) -> EntryList:
    """The rows of the first sheet that has headings with a name among them.

    Rows without a name (totals, remarks) are left out.  Raises BadInput when there are no headings, or no row
    follows them.
    """
    for grid in read_grids(data, name):
        for place, (number, headings) in enumerate(grid[:_LOOK_AT]):
            fields = _fields(headings)
            if _NAME_FIELDS & set(fields) and len(set(fields) - {""}) > 1:
                return _list(headings, fields, grid[place + 1 :], (name, number))
    raise bad_input(
        name,
        "no row of headings with a name was found",
        "put headings such as Name, Sex, Birthday, Fed (ФИО, Пол, Дата рождения, Регион) above the entries",
        1,
    )


def _fields(headings: tuple[str, ...]) -> tuple[str, ...]:
    """The field of each heading; "Имя" alone, as chess-results heads its lists, is the whole name."""
    fields = tuple(map(field_of, headings))
    if _NAME_FIELDS & set(fields):
        return fields
    return tuple("name" if known == "given" else known for known in fields)


def _list(
    headings: tuple[str, ...], fields: tuple[str, ...], rows: list[Row], where: tuple[str, int]
) -> EntryList:
    columns = {known: fields.index(known) for known in fields if known}
    habits = _habits(columns, rows)
    read = [entry(number, Reading(headings, columns, texts), habits) for number, texts in rows]
    entries = tuple(row for row in read if row is not None)
    if not entries:
        name, line = where
        raise bad_input(name, "there is no entry below the headings", "add a row for each player", line)
    return EntryList(
        entries,
        tuple(
            (heading, known if columns.get(known) == column else "")
            for column, (heading, known) in enumerate(zip(headings, fields, strict=True))
            if heading
        ),
    )


def _habits(columns: dict[str, int], rows: list[Row]) -> Habits:
    marks = {cell_values.sex(text) for text in _column(columns, rows, "sex") if text}
    return Habits(
        month_first=cell_values.months_come_first(_column(columns, rows, "birth")),
        unmarked=Sex.MALE if marks == {Sex.FEMALE} else None,
    )


def _column(columns: dict[str, int], rows: list[Row], known: str) -> list[str]:
    column = columns.get(known)
    if column is None:
        return []
    return [texts[column] for _, texts in rows if column < len(texts)]
