"""A player's card: every round with opponent, colour and result."""

from tura.app.papers.hall import Hall
from tura.app.ranking import Ranked
from tura.domain.points import as_text
from tura.domain.results import Cell as Game
from tura.domain.sheet import Cell, Column, Kind, Sheet

_COLUMNS = (
    Column("round", Kind.NUMBER),
    Column("colour", Kind.WORD),
    Column("opponent"),
    Column("rating", Kind.NUMBER),
    Column("result", Kind.WORD),
    Column("points", Kind.POINTS),
)


def player_card(hall: Hall, section: str, ranked: Ranked, tpn: int) -> Sheet:
    """The rounds of one player; title with place and points."""
    row = ranked.tournament.by_tpn[tpn]
    line = next((each for each in ranked.lines if each.tpn == tpn), None)
    facts = hall.facts(
        section,
        player=hall.name(ranked.entries[tpn]),
        rank=line.rank if line else 0,
        points=as_text(line.points) if line else "",
    )
    rows = tuple(_row(hall, section, ranked, number, cell) for number, cell in enumerate(row.cells, 1))
    return Sheet("player-card", _COLUMNS, rows, facts)


def _row(hall: Hall, section: str, ranked: Ranked, number: int, game: Game) -> tuple[Cell, ...]:
    points = ranked.tournament.points.of(game.result)
    if not game.opponent:
        return number, "", "", None, f"result.{game.result.name.lower()}", points
    other = hall.field(section).numbers[game.opponent - 1]
    colour = f"colour.{game.colour.value}" if game.colour else ""
    rating = hall.rating(hall.state.entries[other])
    return number, colour, hall.name(other), rating, f"result.{game.result.name.lower()}", points
