"""The direct encounter decides only what no missing game could change."""

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from tura.domain.results import Cell, Colour, Result
from tura.domain.tiebreaks.direct_encounter import direct_encounter
from tura.domain.tiebreaks.field import Field, lay_out
from tura.domain.tournament import Participant, Tournament

PAIRS = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
Outcomes = tuple[str | None, ...]


def _field(outcomes: Outcomes) -> Field:
    """Four players; one round for each pair, None: not met."""
    cells: list[list[Cell]] = [[] for _ in range(4)]
    for (white, black), outcome in zip(PAIRS, outcomes, strict=True):
        for row in range(4):
            cells[row].append(Cell(0, None, Result("Z")))
        if outcome:
            other = {"1": "0", "0": "1", "=": "="}[outcome]
            cells[white][-1] = Cell(black + 1, Colour.WHITE, Result(outcome))
            cells[black][-1] = Cell(white + 1, Colour.BLACK, Result(other))
    return lay_out(Tournament(len(PAIRS), tuple(Participant(row + 1, tuple(cells[row])) for row in range(4))))


@settings(max_examples=150)
@given(st.tuples(*[st.sampled_from([None, "1", "=", "0"])] * len(PAIRS)))
def test_the_first_is_first_in_every_completion(outcomes: Outcomes) -> None:
    """A player placed first alone leads the separate standings alone, however the missing games end (6.3)."""
    found = direct_encounter(_field(outcomes), range(4))
    options = [[outcome] if outcome else ["1", "=", "0"] for outcome in outcomes]
    leaders = set()
    for complete in product(*options):
        scores = [0, 0, 0, 0]
        for (white, black), outcome in zip(PAIRS, complete, strict=True):
            scores[white] += {"1": 2, "=": 1, "0": 0}[outcome]
            scores[black] += {"1": 0, "=": 1, "0": 2}[outcome]
        best = max(scores)
        leaders.add(tuple(row for row in range(4) if scores[row] == best))
    first = found.passes[0]
    certain = len(leaders) == 1 and len(min(leaders)) == 1
    placed_alone = len(first.groups) > 1 and len(first.groups[0]) == 1
    if any(first.missing):
        assert placed_alone == certain
    assert not placed_alone or leaders == {first.groups[0]}


def test_a_whole_group_may_be_placed_with_a_game_missing() -> None:
    """Five players, the first and the last did not meet: everybody's place is certain (6.3)."""
    drawn, missing = {(1, 2), (2, 3)}, (0, 4)
    cells: list[list[Cell]] = [[] for _ in range(5)]
    for higher, lower in ((a, b) for a in range(5) for b in range(a + 1, 5) if (a, b) != missing):
        for row in range(5):
            cells[row].append(Cell(0, None, Result("Z")))
        ours, theirs = ("=", "=") if (higher, lower) in drawn else ("1", "0")
        cells[higher][-1] = Cell(lower + 1, Colour.WHITE, Result(ours))
        cells[lower][-1] = Cell(higher + 1, Colour.BLACK, Result(theirs))
    rows = tuple(Participant(row + 1, tuple(cells[row])) for row in range(5))
    found = direct_encounter(lay_out(Tournament(9, rows)), [4, 3, 2, 1, 0])
    assert found.groups == ((0,), (1,), (2,), (3,), (4,))
    assert len(found.passes) == 1


def test_two_meetings_count_as_their_average() -> None:
    """A win and a loss against the same opponent are half a point, not one (6.1.2)."""
    white, black = Colour.WHITE, Colour.BLACK
    rows = (
        (Cell(2, white, Result("1")), Cell(2, black, Result("0")), Cell(3, white, Result("1"))),
        (Cell(1, black, Result("0")), Cell(1, white, Result("1")), Cell(0, None, Result("U"))),
        (Cell(0, None, Result("U")), Cell(0, None, Result("U")), Cell(1, black, Result("0"))),
    )
    field = lay_out(Tournament(3, tuple(Participant(n, cells) for n, cells in enumerate(rows, 1))))
    assert direct_encounter(field, [0, 1, 2]).passes[0].scores == (15, 5, 0)


def test_forfeits_count_only_when_the_regulation_says_so() -> None:
    """In a Swiss a forfeit is no meeting; with DE/P it is (6.1.1)."""
    rows = (
        Participant(1, (Cell(2, Colour.WHITE, Result("+")),)),
        Participant(2, (Cell(1, Colour.BLACK, Result("-")),)),
    )
    field = lay_out(Tournament(1, rows))
    assert not direct_encounter(field, [0, 1]).decided
    assert direct_encounter(field, [0, 1], played=True).groups == ((0,), (1,))
