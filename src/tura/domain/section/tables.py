"""Table numbers: a range for each field, and tables that are fixed."""

from collections.abc import Sequence

from tura.domain.round.values import Board


def seat(
    pairs: Sequence[tuple[str, str]], first: int, fixed: Sequence[tuple[str, int]] = ()
) -> tuple[Board, ...]:
    """Boards in the order of their tables, for (white, black) ``pairs`` in board order (C.04.2 3.6).

    Tables are counted from ``first``; whoever has a fixed table sits there, and the others leave it out.  Two
    fixed players who meet sit at White's table.
    """
    tables = dict(fixed)
    taken: dict[int, tuple[str, str]] = {}
    free: list[tuple[str, str]] = []
    for pair in pairs:
        table = tables.get(pair[0], tables.get(pair[1]))
        if table is None or table in taken:
            free.append(pair)
        else:
            taken[table] = pair
    number = first
    for pair in free:
        while number in taken:
            number += 1
        taken[number] = pair
    return tuple(Board(number=table, white=taken[table][0], black=taken[table][1]) for table in sorted(taken))
