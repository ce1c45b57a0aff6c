"""The first of all best assignments of S1 to S2 (4.2), found on the pairs that some best assignment uses."""

from collections.abc import Sequence
from dataclasses import dataclass

from tura.domain.pairing.dutch.absolute import bits

# So many rounds of improvement settle any bracket met so far; a negative cycle would never settle.
_ROUNDS = 200


@dataclass(frozen=True, slots=True)
class Assignment:
    """An assignment problem with one of its best solutions.

    ``worth[row]`` holds the worth of each open column of a row.  ``mate[row]`` is the row's column; columns that
    no row has are left over.
    """

    worth: tuple[dict[int, int], ...]
    columns: int
    mate: tuple[int, ...]


def first_best(given: Assignment, count: int) -> tuple[int, ...] | None:
    """The columns of the first ``count`` rows in the lexicographically first assignment as good as the given one.

    None when the given one is not among the best.
    """
    potential = _potentials(given)
    if potential is None:
        return None
    rows, spare = _tight(given, potential)
    left = given.columns - len(rows)
    free = sorted(set(range(given.columns)) - set(given.mate))
    return _first([*rows, *[spare] * left], [*given.mate, *free], count)


def _potentials(given: Assignment) -> list[int] | None:
    """Column potentials that no exchange along a row improves; one more than the columns is that of leaving over."""
    potential = [0] * (given.columns + 1)
    free = set(range(given.columns)) - set(given.mate)
    for _ in range(_ROUNDS):
        changed = _through_spare(potential, free, given.mate)
        for own, worth in zip(given.mate, given.worth, strict=True):
            level = potential[own] + worth[own]
            for column, value in worth.items():
                if level - value < potential[column]:
                    potential[column] = level - value
                    changed = True
        if not changed:
            return potential
    return None


def _through_spare(potential: list[int], free: set[int], taken: Sequence[int]) -> bool:
    """Lets a column that is left over change places with one that is taken, at no cost."""
    if not free:
        return False
    changed = False
    hub = min(potential[column] for column in free)
    if hub < potential[-1]:
        potential[-1] = hub
        changed = True
    for column in taken:
        if potential[-1] < potential[column]:
            potential[column] = potential[-1]
            changed = True
    return changed


def _tight(given: Assignment, potential: list[int]) -> tuple[list[int], int]:
    """Per row the columns that some best assignment gives it, as bits, and those that some leaves over."""
    free = set(range(given.columns)) - set(given.mate)
    never = sum(1 << column for column in free if potential[column] != potential[-1])
    rows = []
    for own, worth in zip(given.mate, given.worth, strict=True):
        level = potential[own] + worth[own]
        mask = sum(1 << column for column, value in worth.items() if level - value == potential[column])
        rows.append(mask & ~never)
    spare = sum(1 << column for column in free)
    if free:
        spare |= sum(1 << column for column in given.mate if potential[column] == potential[-1])
    return rows, spare


def _first(rows: list[int], mate: list[int], count: int) -> tuple[int, ...]:
    """The lexicographically first perfect matching of the rows, beginning with any one."""
    owner = {column: row for row, column in enumerate(mate)}
    alive = (1 << len(mate)) - 1
    for row in range(count):
        target = mate[row]
        reach = 1 << target
        for column in bits(rows[row] & alive & (1 << target) - 1):
            reach = _reaching(rows, owner, alive, reach)
            if reach >> column & 1:
                _reroute(rows, mate, owner, (row, column), alive)
                break
        alive &= ~(1 << mate[row])
    return tuple(mate[:count])


def _reaching(rows: list[int], owner: dict[int, int], alive: int, reach: int) -> int:
    """The columns whose owners can move on until the first of ``reach`` is taken; all at once."""
    waiting = alive & ~reach
    grown = True
    while grown:
        grown = False
        for column in bits(waiting):
            if rows[owner[column]] & reach:
                reach |= 1 << column
                grown = True
        waiting &= ~reach
    return reach


def _reroute(
    rows: list[int], mate: list[int], owner: dict[int, int], pair: tuple[int, int], alive: int
) -> None:
    """Gives a row a column and moves its owner, and whom that bereaves, on to the row's old column."""
    row, column = pair
    target = mate[row]
    before: dict[int, int] = {}
    queue = [column]
    open_columns = alive & ~(1 << column)
    for seen in queue:
        if seen == target:
            break
        found = rows[owner[seen]] & open_columns
        open_columns &= ~found
        for other in bits(found):
            before[other] = seen
            queue.append(other)
    step = target
    while step != column:
        mover = owner[before[step]]
        mate[mover], owner[step] = step, mover
        step = before[step]
    mate[row], owner[column] = column, row
