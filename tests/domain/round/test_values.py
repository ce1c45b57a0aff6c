"""A round's boards and byes."""

import pytest

from tura.domain.results import Colour, Result
from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Board, Bye, Draft, Round

FIRST = Board(number=7, white="a", black="b")
SECOND = Board(number=9, white="c", black="d", outcome=Outcome.DRAW)
BYE = Bye(entry="e", result=Result.PAIRING_BYE)


def test_everybody_is_found_where_they_sit() -> None:
    """A draft and a round name the same board for a player; a bye is a seat, a stranger has none."""
    draft, played = (
        Draft(boards=(FIRST, SECOND), byes=(BYE,)),
        Round(number=1, boards=(FIRST, SECOND), byes=(BYE,)),
    )
    for entry in "abcd":
        assert draft.seat_of(entry) is played.board_of(entry)
        assert entry in (FIRST.white, FIRST.black) or draft.seat_of(entry) is SECOND
    assert draft.seat_of("e") is BYE
    assert draft.seat_of("f") is played.board_of("f") is None


def test_boards_are_found_by_their_table() -> None:
    """A board answers to its table number; a number that is not there to none."""
    for boards in (Draft(boards=(FIRST, SECOND)), Round(number=1, boards=(FIRST, SECOND))):
        assert boards.board(9) is SECOND
        assert boards.board(8) is None


def test_colours_are_read_off_the_board() -> None:
    """White and Black are who sits there, and nobody else has a colour."""
    assert [FIRST.colour_of(entry) for entry in "abc"] == [Colour.WHITE, Colour.BLACK, None]


@pytest.mark.parametrize(
    ("edition", "outcome", "over"),
    [
        (0, Outcome.WHITE, False),
        (1, Outcome.PENDING, False),
        (1, Outcome.WHITE, True),
        (2, Outcome.ADJOURNED, True),
    ],
)
def test_a_round_is_over_when_it_is_published_and_nothing_is_missing(
    edition: int, outcome: Outcome, over: bool
) -> None:
    """An adjourned game does not hold a published round up; a missing result does."""
    played = Round(number=1, edition=edition, boards=(FIRST, SECOND))
    done = played.with_board(Board(number=7, white="a", black="b", outcome=outcome))
    assert done.is_over is over
    assert done.results == 1 + (outcome is not Outcome.PENDING)
    assert done.boards[1] is SECOND
