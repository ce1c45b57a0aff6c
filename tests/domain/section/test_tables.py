"""Table numbers."""

from hypothesis import given
from hypothesis import strategies as st

from tura.domain.section.tables import seat

PAIRS = (("a", "b"), ("c", "d"), ("e", "f"))


def test_a_fixed_table_is_left_out_for_the_others() -> None:
    """Whoever has a fixed table sits there, inside the range or beyond it."""
    assert [(b.number, b.white) for b in seat(PAIRS, 10, (("f", 10),))] == [(10, "e"), (11, "a"), (12, "c")]
    assert [(b.number, b.white) for b in seat(PAIRS, 1, (("d", 40),))] == [(1, "a"), (2, "e"), (40, "c")]


def test_two_fixed_players_sit_at_whites_table() -> None:
    """One board has one table."""
    assert [(b.number, b.white) for b in seat(PAIRS[:1], 1, (("a", 5), ("b", 3)))] == [(5, "a")]


@given(st.integers(1, 50), st.dictionaries(st.sampled_from("abcdefgh"), st.integers(1, 60)))
def test_no_table_has_two_boards(first: int, fixed: dict[str, int]) -> None:
    """Every pair has its own table, in order of table."""
    boards = seat((*PAIRS, ("g", "h")), first, tuple(fixed.items()))
    numbers = [board.number for board in boards]
    assert numbers == sorted(set(numbers))
    assert len(boards) == 4
    assert {board.white for board in boards} == {"a", "c", "e", "g"}
