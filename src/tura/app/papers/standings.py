"""Standings and cross-table of a section, and the parts of it that prizes look at."""

from collections.abc import Callable, Sequence

from tura.app.papers.hall import Hall
from tura.app.ranking import Ranked
from tura.domain.sheet import Cell, Column, Kind, Sheet
from tura.domain.standings import Standing
from tura.domain.standings.crosstables import Crossed, CrossRow, by_opponents, by_rounds
from tura.domain.standings.parts import part

_PLAYER = (
    Column("rank", Kind.NUMBER),
    Column("tpn", Kind.NUMBER),
    Column("title"),
    Column("name"),
    Column("rating", Kind.NUMBER),
)


def standings_sheet(hall: Hall, section: str, ranked: Ranked) -> Sheet:
    """Places, points and tie-breaks after a round."""
    columns = (*_PLAYER, Column("points", Kind.POINTS), *_codes(ranked))
    rows = tuple(_line(hall, ranked, line, line.rank) for line in ranked.lines)
    facts = hall.facts(section, round=ranked.after_round)
    return Sheet("standings", columns, rows, facts, ranked.notes)


def part_of_standings(
    hall: Hall, section: str, ranked: Ranked, label: str, belongs: Callable[[str], bool]
) -> Sheet:
    """The standings of those entries that ``belongs`` keeps, with places of their own."""
    columns = (Column("place", Kind.NUMBER), *_PLAYER, Column("points", Kind.POINTS), *_codes(ranked))
    rows = tuple(
        (placed.place, *_line(hall, ranked, placed.standing, placed.standing.rank))
        for placed in part(ranked.lines, lambda tpn: belongs(ranked.entries[tpn]))
    )
    return Sheet("part", columns, rows, hall.facts(section, round=ranked.after_round, part=label))


def cross_table(hall: Hall, section: str, ranked: Ranked) -> Sheet:
    """Everybody's games: by rounds in a Swiss, by opponents in a round robin."""
    if ranked.tournament.predetermined:
        table = by_opponents(ranked.tournament, ranked.lines)
        heads = [str(place) for place in range(1, len(table) + 1)]
    else:
        table = by_rounds(ranked.tournament, ranked.lines, ranked.after_round)
        heads = [str(number) for number in range(1, ranked.after_round + 1)]
    columns = (
        *_PLAYER,
        *(Column(f"round-{head}", heading=head) for head in heads),
        Column("points", Kind.POINTS),
        *_codes(ranked),
    )
    rows = tuple(_crossed(hall, ranked, row) for row in table)
    return Sheet("cross-table", columns, rows, hall.facts(section, round=ranked.after_round))


def _codes(ranked: Ranked) -> tuple[Column, ...]:
    return tuple(Column(f"tiebreak.{code}", Kind.NUMBER) for code in _names(ranked.lines))


def _names(lines: Sequence[Standing]) -> tuple[str, ...]:
    names = tuple(lines[0].values) if lines else ()
    return tuple(name for name in names if not name.startswith("OTHER_LOTS"))


def _line(hall: Hall, ranked: Ranked, line: Standing, rank: int) -> tuple[Cell, ...]:
    return (
        *_player(hall, ranked, line, rank),
        line.points,
        *_values(ranked, line),
    )


def _values(ranked: Ranked, line: Standing) -> tuple[Cell, ...]:
    """The tie-break values as C.07 displays them; nothing where one does not apply to the player."""
    values = (line.values[name] for name in _names(ranked.lines))
    return tuple(value.text if value.applies else None for value in values)


def _player(hall: Hall, ranked: Ranked, line: Standing, rank: int) -> tuple[Cell, ...]:
    entry = hall.state.entries[ranked.entries[line.tpn]]
    return rank, line.tpn, entry.facts.title, hall.name(entry.id), hall.rating(entry)


def _crossed(hall: Hall, ranked: Ranked, row: CrossRow) -> tuple[Cell, ...]:
    line = row.standing
    return (
        *_player(hall, ranked, line, line.rank),
        *(" ".join(map(_game, cell)) for cell in row.cells),
        line.points,
        *_values(ranked, line),
    )


def _game(crossed: Crossed) -> str:
    """A game as "12w1": the opponent's TPN, the colour, the result; a bye by its letter."""
    if not crossed.opponent:
        return crossed.result.value.strip()
    colour = crossed.colour.value if crossed.colour else "-"
    return f"{crossed.opponent}{colour}{crossed.result.value}"
