"""The pairings of a round, with results once they are there: by board, or by name."""

from tura.app.papers.hall import Hall
from tura.domain.event.crosstable import to_tournament
from tura.domain.event.initial_order import alphabetical
from tura.domain.results import Colour, Result
from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Board, Round
from tura.domain.sheet import Cell, Column, Kind, Sheet

_BY_BOARD = (
    Column("board", Kind.NUMBER),
    Column("tpn", Kind.NUMBER),
    Column("white"),
    Column("rating", Kind.NUMBER),
    Column("points", Kind.POINTS),
    Column("result", Kind.WORD),
    Column("points", Kind.POINTS),
    Column("rating", Kind.NUMBER),
    Column("black"),
    Column("tpn", Kind.NUMBER),
)
_BY_NAME = (Column("name"), Column("board", Kind.NUMBER), Column("colour", Kind.WORD), Column("opponent"))
BYES = {
    Result.PAIRING_BYE: "bye.pairing",
    Result.HALF_POINT_BYE: "bye.half",
    Result.FULL_POINT_BYE: "bye.full",
    Result.ZERO_POINT_BYE: "bye.zero",
}


def pairings(hall: Hall, section: str, number: int, *, drafted: bool = False) -> Sheet:
    """A published round of a section's field in the order of the boards, byes below; sections share a field.

    ``drafted``: the draft instead, while there is one; for the arbiter's eyes only.
    """
    field = hall.field(section)
    round_ = field.rounds[number - 1]
    draft = round_.draft if drafted else None
    seats = round_ if draft is None else draft
    before = points_before(hall, section, number)
    rows = [_board(hall, board, before) for board in seats.boards]
    rows += [_bye(hall, bye.entry, BYES[bye.result], before) for bye in seats.byes]
    key = "pairings" if draft is None else "pairings-draft"
    return Sheet(key, _BY_BOARD, tuple(rows), _facts(hall, section, round_))


def pairings_by_name(hall: Hall, section: str, number: int) -> Sheet:
    """The same round for everybody who looks for his own board."""
    round_ = hall.field(section).rounds[number - 1]
    rows: list[tuple[Cell, ...]] = []
    for board in round_.boards:
        for entry, other, colour in (
            (board.white, board.black, Colour.WHITE),
            (board.black, board.white, Colour.BLACK),
        ):
            rows.append((hall.name(entry), board.number, f"colour.{colour.value}", hall.name(other)))
    rows += [(hall.name(bye.entry), None, BYES[bye.result], "") for bye in round_.byes]
    rows.sort(key=lambda row: alphabetical(str(row[0])))
    return Sheet("pairings-by-name", _BY_NAME, tuple(rows), _facts(hall, section, round_))


def points_before(hall: Hall, section: str, number: int) -> dict[str, int]:
    """The tenths of a point each entry of a field had before a round."""
    field = hall.field(section)
    tournament = to_tournament(hall.state, field.letter, number - 1)
    return {
        field.numbers[row.tpn - 1]: sum(tournament.points.of(cell.result) for cell in row.cells)
        for row in tournament.participants
    }


def outcome_word(outcome: Outcome) -> str:
    """The catalogue's code of an outcome."""
    return f"outcome.{outcome.name.lower()}"


def _facts(
    hall: Hall, section: str, round_: Round
) -> dict[str, str | int | tuple[str, ...] | tuple[int, ...] | None]:
    return hall.facts(section, round=round_.number, edition=round_.edition, published=round_.published)


def _board(hall: Hall, board: Board, before: dict[str, int]) -> tuple[Cell, ...]:
    white, black = hall.state.entries[board.white], hall.state.entries[board.black]
    return (
        board.number,
        hall.tpns[white.id],
        hall.name(white.id),
        hall.rating(white),
        before.get(white.id, 0),
        outcome_word(board.outcome),
        before.get(black.id, 0),
        hall.rating(black),
        hall.name(black.id),
        hall.tpns[black.id],
    )


def _bye(hall: Hall, entry: str, word: str, before: dict[str, int]) -> tuple[Cell, ...]:
    player = hall.state.entries[entry]
    rating, points = hall.rating(player), before.get(entry, 0)
    return (None, hall.tpns[entry], hall.name(entry), rating, points, word, None, None, "", None)
