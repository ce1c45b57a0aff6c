"""What a new edition changed: exactly the tables and byes that are not as they were."""

from hypothesis import given
from hypothesis import strategies as st

from tura.domain.results import Result
from tura.domain.round.changes import BoardChange, ByeChange, between, changes
from tura.domain.round.values import Board, Bye, Round

PAIRS = st.permutations([f"e{number}" for number in range(8)]).map(
    lambda names: tuple(Board(number=at + 1, white=names[2 * at], black=names[2 * at + 1]) for at in range(3))
)


def test_a_swap_a_new_board_and_a_bye() -> None:
    """Swapped colours and a new table are told with what was there; a kept board is not."""
    one, two = Board(number=1, white="a", black="b"), Board(number=2, white="c", black="d")
    turned, new = Board(number=1, white="b", black="a"), Board(number=3, white="e", black="f")
    bye = Bye(entry="g", result=Result.PAIRING_BYE)
    found = changes(Round(number=1, edition=2, boards=(turned, two, new), byes=(bye,), replaces=(one, two)))
    assert found.boards == (BoardChange(1, one, turned), BoardChange(3, None, new))
    assert found.byes == (ByeChange("g", None, Result.PAIRING_BYE),)
    assert found.numbers == (1, 3)


def test_a_first_edition_changes_nothing() -> None:
    """Without an edition before there is nothing to tell."""
    board = Board(number=1, white="a", black="b")
    assert not changes(Round(number=1, edition=1, boards=(board,)))


@given(PAIRS, PAIRS)
def test_the_tables_told_are_those_that_differ(before: tuple[Board, ...], after: tuple[Board, ...]) -> None:
    """A pairing differs from itself nowhere, and from another where a table has another pair, both ways."""
    assert not between((before, ()), (before, ()))
    told = between((before, ()), (after, ())).numbers
    differing = [
        a.number for a, b in zip(before, after, strict=True) if (a.white, a.black) != (b.white, b.black)
    ]
    assert list(told) == differing
    assert between((after, ()), (before, ())).numbers == told
