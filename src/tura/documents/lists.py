"""Papers that are lists: who plays, who meets whom, how it stands."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from tura.app.papers.changes import pairing_changes
from tura.app.papers.pairings import pairings, pairings_by_name
from tura.app.papers.prizes import prize_list
from tura.app.papers.standings import cross_table, standings_sheet
from tura.app.papers.start_list import start_list
from tura.documents.crosses import in_print
from tura.documents.event_folder import parts as nominations
from tura.documents.laying import part, titled
from tura.documents.order import Order
from tura.domain.event.crosstable import points_of
from tura.domain.event.entry import Status
from tura.domain.event.initial_order import alphabetical
from tura.domain.points import PointSystem
from tura.domain.reason import Reason
from tura.domain.results import Result
from tura.domain.sheet import Column, Kind, Sheet
from tura.wording.sheets import halves

Data = dict[str, object]
_ONE_PILLAR = 44
_FIGURES = {"cross-table", "standings", "part"}


def paper_of(sheets: Callable[[Order], Iterator[Sheet]], name: str) -> Callable[[Order], Data]:
    """A paper whose every sheet is a part of its own."""

    def built(order: Order) -> Data:
        parts = [
            part(
                _titled(sheet), order.language, titled(sheet, order.language, wraps=sheet.key not in _FIGURES)
            )
            for sheet in sheets(order)
        ]
        return order.head(order.word(f"name.{name}")) | {"parts": parts}

    return built


def _titled(sheet: Sheet) -> Sheet:
    """The sheet without the column of titles when nobody has one."""
    at = next((at for at, column in enumerate(sheet.columns) if column.key == "title"), None)
    if at is None or any(row[at] for row in sheet.rows):
        return sheet
    rows = tuple((*row[:at], *row[at + 1 :]) for row in sheet.rows)
    return replace(sheet, columns=(*sheet.columns[:at], *sheet.columns[at + 1 :]), rows=rows)


def by_nomination(order: Order) -> Data:
    """The nominations of all sections, one below another."""
    return paper_of(parts_of_standings, "nominations")(order) | {"together": True}


def starting(order: Order) -> Iterator[Sheet]:
    """The start list by number."""
    for section in order.sections:
        yield _without_empty(start_list(order.hall, section))


def starting_by_name(order: Order) -> Iterator[Sheet]:
    """The start list by name."""
    for section in order.sections:
        yield _without_empty(start_list(order.hall, section, by_name=True))


def check_in(order: Order) -> Iterator[Sheet]:
    """Who is expected, by name, with a box to tick and what is still owed."""
    hall = order.hall
    for section in order.sections:
        expected = [e for e in hall.state.in_section(section) if e.status not in _NOT_EXPECTED]
        expected.sort(key=lambda entry: alphabetical(hall.name(entry.id)))
        rows = tuple(
            (
                "□",
                hall.name(entry.id),
                entry.facts.birth_year,
                hall.rating(entry),
                entry.owed if entry.owed > 0 else None,
                None,
            )
            for entry in expected
        )
        yield Sheet("check-in", _CHECK_IN, rows, hall.facts(section))


_NOT_EXPECTED = (Status.REFUSED, Status.WITHDRAWN, Status.EXPELLED)
_CHECK_IN = (
    Column("here"),
    Column("name"),
    Column("born", Kind.NUMBER),
    Column("rating", Kind.NUMBER),
    Column("owed", Kind.MONEY),
    Column("remark"),
)


def by_board(order: Order) -> Data:
    """The pairings of a round in the order of the boards."""
    return _round_paper(order, "pairings", (_by_board,))


def by_name(order: Order) -> Data:
    """The pairings of a round by name, in two columns when there are many."""
    return _round_paper(order, "pairings-by-name", (_by_name,))


def round_pack(order: Order) -> Data:
    """Both lists of a round in one file."""
    return _round_paper(order, "round-pack", (_by_board, _by_name))


def changed(order: Order) -> Data:
    """What the newest edition of a round changed."""
    return _round_paper(order, "changes", (_changed,))


def _changed(order: Order, section: str, number: int) -> Data:
    sheet = pairing_changes(order.hall, section, number)
    look = titled(sheet, order.language, subtitle=_together(order, sheet))
    return part(sheet, order.language, look)


def results(order: Order) -> Data:
    """A round with its results."""
    return _round_paper(order, "results", (_results,))


def _round_paper(order: Order, name: str, makers: tuple[Callable[[Order, str, int], Data], ...]) -> Data:
    shown = [(s, order.source.round(s, order.round)) for s in order.source.once(order.sections)]
    parts = [
        make(order, section, round_.number) | {"stamp": order.stamp(round_)}
        for section, round_ in shown
        for make in makers
    ]
    return order.head(order.word(f"name.{name}"), [round_ for _, round_ in shown]) | {"parts": parts}


def _by_board(order: Order, section: str, number: int) -> Data:
    return _boards(order, pairings(order.hall, section, number))


def _results(order: Order, section: str, number: int) -> Data:
    return _boards(order, replace(pairings(order.hall, section, number), key="results"))


def _boards(order: Order, sheet: Sheet) -> Data:
    squares = {"white": "□ ", "black": "■ "}
    columns = tuple(
        replace(column, heading=squares[column.key] + order.word(column.key))
        if column.key in squares
        else column
        for column in sheet.columns
    )
    at = next(at for at, column in enumerate(columns) if column.key == "result")
    rows = tuple(
        (*row[:at], "" if row[at] == "outcome.pending" else row[at], *row[at + 1 :]) for row in sheet.rows
    )
    together = _together(order, sheet)
    look = titled(sheet, order.language, subtitle=together)
    return part(replace(sheet, columns=columns, rows=rows), order.language, look)


def _by_name(order: Order, section: str, number: int) -> Data:
    sheet = pairings_by_name(order.hall, section, number)
    look = titled(sheet, order.language, subtitle=_together(order, sheet))
    if len(sheet.rows) > _ONE_PILLAR and order.setting.size.value == "a4":
        sheet = _closer(sheet)
        look = replace(look, pillars=2, tight=True)
    return part(sheet, order.language, look)


_SQUARES = {"colour.w": "□", "colour.b": "■"}


def _closer(sheet: Sheet) -> Sheet:
    """Name, board and the colour as a square; a bye in words instead of both."""
    columns = (sheet.columns[0], sheet.columns[1], replace(sheet.columns[2], heading="□■"))
    rows = tuple((name, board, _SQUARES.get(str(colour), colour)) for name, board, colour, _ in sheet.rows)
    return replace(sheet, columns=columns, rows=rows)


def _together(order: Order, sheet: Sheet) -> str:
    """The titles of all sections that play in one field."""
    field = order.source.field(str(sheet.facts["letter"]))
    return " · ".join(order.hall.section(letter) for letter in field.sections)


def standing(order: Order) -> Iterator[Sheet]:
    """The standings."""
    for section in order.sections:
        yield standings_sheet(order.hall, section, order.source.ranked(section, order.round))


def parts_of_standings(order: Order) -> Iterator[Sheet]:
    """Standings of every nomination: women, veterans, rating bands."""
    for section in order.sections:
        awarded = order.source.awarded(section)
        for _, sheet in nominations(order.hall, awarded, awarded.ranked, order.language):
            facts = {**sheet.facts, "section": f"{sheet.facts['section']} · {sheet.facts['part']}"}
            yield replace(sheet, facts=facts)


def crossing(order: Order) -> Iterator[Sheet]:
    """The cross-table, games as "12□1": the opponent's number, the own colour, the result."""
    for section in order.sections:
        sheet = cross_table(order.hall, section, order.source.ranked(section, order.round))
        games = [at for at, column in enumerate(sheet.columns) if column.key.startswith("round-")]
        pab = _worth(order, section)
        rows = tuple(
            tuple(in_print(str(cell), pab) if at in games else cell for at, cell in enumerate(row))
            for row in sheet.rows
        )
        yield replace(sheet, rows=rows, notes=(Reason("paper.cross-table-legend"),))


def _worth(order: Order, section: str) -> str:
    """What a pairing-allocated bye is worth in a section, as print shows it."""
    found = order.hall.state.regulation.section(section)
    points = PointSystem() if found is None else points_of(found)
    return halves(points.of(Result.PAIRING_BYE))


def prizes(order: Order) -> Iterator[Sheet]:
    """Everything that is given, with the reasons."""
    for section in order.sections:
        yield prize_list(order.hall, order.source.awarded(section))


def _without_empty(sheet: Sheet) -> Sheet:
    """The sheet without columns in which nobody has anything."""
    keep = [
        at
        for at, column in enumerate(sheet.columns)
        if column.key in {"tpn", "name", "rating"} or any(row[at] not in (None, "") for row in sheet.rows)
    ]
    return replace(
        sheet,
        columns=tuple(sheet.columns[at] for at in keep),
        rows=tuple(tuple(row[at] for at in keep) for row in sheet.rows),
    )
