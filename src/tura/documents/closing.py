"""Papers of the end: the chief arbiter's report and the cover of the rating report."""

from collections.abc import Iterator

from tura.documents.order import Order
from tura.documents.reports import (
    Block,
    Data,
    event_rows,
    fields,
    heading,
    item,
    report_of,
    report_part,
    section_rows,
    signed,
    table,
)
from tura.documents.signing import panel
from tura.domain.event.entry import Status
from tura.domain.players import RatingSource
from tura.domain.regulation.schema import Role
from tura.domain.results import Result
from tura.domain.section.field import Field
from tura.domain.sheet import Column, Kind, Sheet
from tura.wording.catalogues import catalogue

_FIRST = 3


def chief_report(order: Order) -> Data:
    """The chief arbiter's report (отчёт главного судьи): what was played, by whom, what happened."""
    blocks: list[Block] = [fields([*event_rows(order), *_organised(order)])]
    for letter in order.sections:
        section = order.hall.state.regulation.section(letter)
        assert section is not None, letter
        field = order.source.field(letter)
        blocks += [
            heading(order.hall.section(letter)),
            fields([*section_rows(order, section, field), *_course(order, letter)]),
        ]
        if field.published:
            blocks.append(table(order, _winners(order, letter)))
    blocks += [heading(order.word("report-remarks")), *_remarks(order)]
    blocks += [heading(order.word("report-protests")), {"kind": "blank", "count": 2}]
    blocks += [heading(order.word("report-conditions")), {"kind": "blank", "count": 4}]
    blocks.append(signed(order, Role.CHIEF_ARBITER))
    title = order.word("name.report")
    return report_of(order, title, report_part(title, blocks))


def _organised(order: Order) -> list[tuple[str, str]]:
    regulation = order.hall.state.regulation
    return [
        (order.word("label.organiser"), order.hall.organiser),
        (order.word("label.rules"), regulation.rules),
        *((title, f"{name}, {category}" if category else name) for title, name, category in _panel(order)),
    ]


def _panel(order: Order) -> list[tuple[str, str, str]]:
    return [row for row in panel(order, Role.CHIEF_ARBITER, Role.DEPUTY, Role.SECRETARY) if row[1]]


def _course(order: Order, letter: str) -> list[tuple[str, str]]:
    """Games, games without play, and who left."""
    field = order.source.field(letter)
    boards = [
        board
        for round_ in field.rounds
        for board in round_.boards
        if order.hall.state.entries[board.white].section == letter
    ]
    forfeits = sum(Result.FORFEIT_LOSS in board.outcome.sides for board in boards)
    entries = order.hall.state.in_section(letter)
    left = [
        order.hall.name(e.id) for e in entries if e.status is Status.WITHDRAWN and e.id in order.hall.tpns
    ]
    expelled = [order.hall.name(e.id) for e in entries if e.status is Status.EXPELLED]
    return [
        (order.word("label.games"), str(len(boards))),
        (order.word("label.forfeits"), str(forfeits)),
        (order.word("label.left"), ", ".join(left)),
        (order.word("label.expelled"), ", ".join(expelled)),
    ]


def _winners(order: Order, letter: str) -> Sheet:
    ranked = order.source.ranked(letter, order.round)
    columns = (Column("rank", Kind.NUMBER), Column("name"), Column("region"), Column("points", Kind.POINTS))
    rows = tuple(
        (
            line.rank,
            order.hall.name(ranked.entries[line.tpn]),
            order.hall.region(ranked.entries[line.tpn]),
            line.points,
        )
        for line in ranked.lines[:_FIRST]
    )
    return Sheet("winners", columns, rows)


def _remarks(order: Order) -> Iterator[Block]:
    known = catalogue(order.language)
    items: list[Data] = []
    for letter in order.source.once(order.sections):
        for remark in order.source.field(letter).remarks:
            code = f"paper.remark.{remark.code}"
            what = known.get(code, remark.code)
            names = ", ".join(order.hall.name(entry) for entry in remark.entries)
            parts = (order.word("remark-round", round=remark.round, letter=letter), what, names, remark.text)
            items.append(item(". ".join(part for part in parts if part)))
    yield {"kind": "items", "items": items} if items else {"kind": "text", "text": order.word("no-remarks")}


def rating_cover(order: Order) -> Data:
    """The cover of the rating report: for each field who rates it, how many players and games, what is enclosed."""
    blocks: list[Block] = [fields([*event_rows(order), *_organised(order)])]
    for letter in order.source.once(order.sections):
        field = order.source.field(letter)
        section = order.hall.state.regulation.section(letter)
        assert section is not None, letter
        rated = section.playing.rated_by
        files = [f"fide/{'+'.join(field.sections)}.trf"] if RatingSource.FIDE in rated else []
        files += [f"fshr/{'+'.join(field.sections)}.trf"] if RatingSource.FSHR in rated else []
        rows = [
            *section_rows(order, section, field),
            (
                order.word("label.rated-by"),
                ", ".join(order.word(f"source.{source.value}") for source in rated) or "–",
            ),
            (order.word("label.games-rated"), str(_rated_games(field))),
            (order.word("label.files"), ", ".join(files)),
        ]
        titles = " · ".join(order.hall.section(one) for one in field.sections)
        blocks += [heading(titles), fields(rows)]
    blocks.append(signed(order, Role.CHIEF_ARBITER))
    title = order.word("name.rating-report")
    return report_of(order, title, report_part(title, blocks))


def _rated_games(field: Field) -> int:
    return sum(board.outcome.sides[0].facts.rated for round_ in field.rounds for board in round_.boards)
