"""The lexicographically first of the best assignments."""

from itertools import permutations
from random import Random

from tura.domain.pairing.dutch.general.assignment import Assignment, first_best


def _all(given: Assignment) -> list[tuple[int, tuple[int, ...]]]:
    """Every assignment with its worth, the lexicographically first first."""
    rows = range(len(given.worth))
    return [
        (sum(given.worth[row][chosen[row]] for row in rows), chosen)
        for chosen in permutations(range(given.columns), len(given.worth))
        if all(chosen[row] in given.worth[row] for row in rows)
    ]


def test_the_first_best_is_found_from_any_best() -> None:
    """Whichever best assignment it starts from; with columns left over and pairs that are closed."""
    for seed in range(400):
        random = Random(seed)
        rows, columns = random.randint(1, 4), random.randint(4, 6)
        worth = tuple(
            {column: random.randint(0, 2) for column in range(columns) if random.random() < 0.7}
            for _ in range(rows)
        )
        options = _all(Assignment(worth, columns, ()))
        if not options:
            continue
        best = max(value for value, _ in options)
        bests = [chosen for value, chosen in options if value == best]
        count = random.randint(1, rows)
        start = Assignment(worth, columns, random.choice(bests))
        assert first_best(start, count) == bests[0][:count]


def test_a_start_that_is_not_best_is_refused() -> None:
    """An assignment that can be bettered gives no answer."""
    worth = ({0: 0, 1: 1}, {0: 1, 1: 0})
    assert first_best(Assignment(worth, 2, (0, 1)), 2) is None
    assert first_best(Assignment(({0: 0, 1: 1},), 2, (0,)), 1) is None
