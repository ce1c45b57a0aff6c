"""What a new edition of a round changed, to be pinned up beside the list it replaces."""

from tura.app.papers.hall import Hall
from tura.app.papers.pairings import BYES
from tura.domain.round.changes import changes
from tura.domain.round.values import Board
from tura.domain.sheet import Cell, Column, Kind, Sheet

_COLUMNS = (Column("board", Kind.NUMBER), Column("white"), Column("black", Kind.WORD), Column("before"))


def pairing_changes(hall: Hall, section: str, number: int) -> Sheet:
    """The boards and byes of a round that are not as in the edition before; no rows for a first edition."""
    round_ = hall.field(section).rounds[number - 1]
    found = changes(round_)
    rows: list[tuple[Cell, ...]] = [
        (change.number, *_seats(hall, change.now), _pair(hall, change.was)) for change in found.boards
    ]
    rows += [(None, hall.name(bye.entry), BYES[bye.now], "") for bye in found.byes]
    facts = hall.facts(section, round=number, edition=round_.edition, published=round_.published)
    return Sheet("pairing-changes", _COLUMNS, tuple(rows), facts)


def _seats(hall: Hall, board: Board | None) -> tuple[str, str]:
    return ("—", "—") if board is None else (hall.name(board.white), hall.name(board.black))


def _pair(hall: Hall, board: Board | None) -> str:
    return "—" if board is None else f"{hall.name(board.white)} – {hall.name(board.black)}"
