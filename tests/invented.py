"""Random invented events for laws: any results, byes and forfeits, consistent between the two rows of a game."""

from hypothesis import strategies as st

from tura.domain.results import Cell, Colour, Result
from tura.domain.tournament import Participant, Tournament

_GAMES = (("1", "0"), ("0", "1"), ("=", "="), ("+", "-"), ("-", "+"), ("-", "-"), ("0", "0"), ("W", "L"))
_BYES = "HFZU"


@st.composite
def events(draw: st.DrawFn, most: int = 9, robin: bool = False) -> Tournament:
    """A Swiss event of up to ``most`` players and five rounds, or a round robin with forfeits."""
    players = draw(st.integers(2, most))
    rounds = players - 1 + players % 2 if robin else draw(st.integers(1, 5))
    cells: dict[int, list[Cell]] = {tpn: [] for tpn in range(1, players + 1)}
    for number in range(rounds):
        order = _circle(players, number) if robin else draw(st.permutations(sorted(cells)))
        games = players // 2 if robin else draw(st.integers(0, players // 2))
        paired = list(order[: 2 * games])
        for white, black in zip(paired[::2], paired[1::2], strict=True):
            ours, theirs = draw(st.sampled_from(_GAMES))
            cells[white].append(Cell(black, Colour.WHITE, Result(ours)))
            cells[black].append(Cell(white, Colour.BLACK, Result(theirs)))
        for tpn in order[2 * games :]:
            cells[tpn].append(Cell(0, None, Result("Z" if robin else draw(st.sampled_from(_BYES)))))
    ratings = draw(st.lists(st.sampled_from((0, 1400, 1650, 1900, 2200)), min_size=players, max_size=players))
    rows = tuple(
        Participant(tpn, tuple(row), rating)
        for (tpn, row), rating in zip(cells.items(), ratings, strict=True)
    )
    return Tournament(rounds, rows, predetermined=robin)


def _circle(players: int, number: int) -> list[int]:
    """Neighbours meet; the last is free when the field is odd."""
    even = players + players % 2
    turning = [*range(2, even + 1)]
    turning = turning[number % (even - 1) :] + turning[: number % (even - 1)]
    ring = [1, *turning]
    pairs = [(ring[place], ring[-1 - place]) for place in range(even // 2)]
    pairs.sort(key=lambda pair: max(pair) > players)
    return [tpn for pair in pairs for tpn in pair if tpn <= players]
