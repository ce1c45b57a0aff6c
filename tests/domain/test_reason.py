"""The answer no."""

from tura.domain.reason import Reason, Refusal, refuse


def test_a_refusal_shows_its_first_reason() -> None:
    """Of several reasons the first is shown; a refusal made for one reason has that one with its values."""
    one, other = Reason("fee-due", "line 4", {"due": 100}), Reason("late")
    assert Refusal((one, other)).first is one
    assert refuse("fee-due", "line 4", due=100) == Refusal((one,))
