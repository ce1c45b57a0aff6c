"""Points given or taken beside the results (record 299) in the order of the next round."""

from tura.domain.pairing.dutch.field import field_of
from tura.domain.results import Cell, Colour, Result
from tura.domain.tournament import Participant, Tournament


def row(tpn: int, opponent: int, result: str, extra: tuple[int, ...] = ()) -> Participant:
    """One game; odd numbers had White."""
    colour = Colour.WHITE if tpn % 2 else Colour.BLACK
    return Participant(tpn, (Cell(opponent, colour, Result(result)),), extra=extra)


def test_a_penalty_moves_a_player_into_another_scoregroup() -> None:
    """A winner with a point taken is paired with the losers (C.04.3 1.2, 1.3); a later round's penalty not yet."""
    rows = (row(1, 2, "1", (-10,)), row(2, 1, "0"), row(3, 4, "1", (0, -10)), row(4, 3, "0", (5,)))
    field = field_of(Tournament(5, rows), 2)
    assert list(zip(field.tpn, field.score, strict=True)) == [(3, 10), (4, 5), (1, 0), (2, 0)]
