"""What results are worth."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tura.domain.points import STANDARD, PointSystem, as_text
from tura.domain.results import Result

WORTH = st.integers(-100, 100)
SYSTEMS = st.builds(PointSystem, WORTH, WORTH, WORTH, WORTH, st.none() | WORTH, st.none() | WORTH)


@pytest.mark.parametrize(
    ("tenths", "codes"), [(10, "1W+FU"), (5, "=DH?"), (0, "0L-Z ")], ids=["win", "draw", "nothing"]
)
def test_the_standard_system(tenths: int, codes: str) -> None:
    """1, ½ and 0, with a pairing-allocated bye worth a win and an unknown result a draw."""
    assert {STANDARD.of(Result(code)) for code in codes} == {tenths}


@given(SYSTEMS)
def test_what_is_not_said_follows_the_win_and_the_draw(system: PointSystem) -> None:
    """A bye is worth what is said of it, else a win; an unknown result what is said, else a draw."""
    said = system.win if system.pab is None else system.pab
    assert system.of(Result.PAIRING_BYE) == said
    said = system.draw if system.unknown is None else system.unknown
    assert system.of(Result.UNKNOWN) == said
    assert system.of(Result.FORFEIT_LOSS) == system.of(Result.ZERO_POINT_BYE) == system.absent


@given(st.integers())
def test_tenths_are_printed_exactly(tenths: int) -> None:
    """The printed points without their dot are the tenths."""
    text = as_text(tenths)
    assert text[-2] == "."
    assert int(text.replace(".", "")) == tenths
