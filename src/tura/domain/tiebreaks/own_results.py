"""Type B, the player's own results: WIN, WON, BPG, BWG, PS, REP, STD, TPN, RTNG (C.07 art. 7, 10.6)."""

from collections.abc import Callable
from itertools import accumulate

from tura.domain.tiebreaks.code import Code
from tura.domain.tiebreaks.field import Field, Kind
from tura.domain.tiebreaks.value import Number


def win_rounds(field: Field, row: int) -> list[int]:
    """WIN: rounds that gave as many points as a win, with or without playing (7.1)."""
    win = field.win
    return [int(points == win) for points in field.points[row]]


def games_won(field: Field, row: int) -> list[int]:
    """WON: games won over the board (7.2)."""
    boards = _boards(field)
    return [int(half == 2 and kind in boards) for half, kind in _games(field, row)]


def black_games(field: Field, row: int) -> list[int]:
    """BPG: games played over the board with Black (7.3)."""
    boards = _boards(field)
    return [
        int(black and kind in boards) for black, kind in zip(field.black[row], field.kinds[row], strict=True)
    ]


def black_wins(field: Field, row: int) -> list[int]:
    """BWG: games won over the board with Black (7.4)."""
    return [won and black for won, black in zip(games_won(field, row), black_games(field, row), strict=True)]


def progressive(field: Field, row: int) -> list[int]:
    """PS: the score after each round, in tenths (7.5)."""
    return list(accumulate(field.points[row]))


def rounds_elected(field: Field, row: int) -> list[int]:
    """REP: rounds that the player elected to play; a round robin's free round is none of them (7.6)."""
    return [
        int(opponent >= 0 or (kind is not Kind.REQUESTED and kind is not Kind.NOTHING))
        if kind is not Kind.FORFEIT_LOSS
        else 0
        for opponent, kind in zip(field.opponents[row], field.kinds[row], strict=True)
    ]


def standard_points(field: Field, row: int) -> list[int]:
    """STD: 1 for a round better than the opponent's or than a draw, 1/2 for an equal one, in halves (7.7)."""
    return [_standard(field, row, number) for number in range(field.last)]


ROUNDS: dict[str, Callable[[Field, int], list[int]]] = {
    "WIN": win_rounds,
    "WON": games_won,
    "BPG": black_games,
    "BWG": black_wins,
    "PS": progressive,
    "REP": rounds_elected,
    "STD": standard_points,
}


def summed(field: Field, code: Code) -> list[Number]:
    """The sum over the rounds; a cut of PS leaves out the first ones (art. 14)."""
    rounds = ROUNDS[code.name]
    if code.cut:
        return [sum(rounds(field, row)[code.cut :]) for row in range(field.size)]
    return [sum(rounds(field, row)) for row in range(field.size)]


def pairing_numbers(field: Field, _code: Code) -> list[Number]:
    """TPN: the final pairing number (7.8)."""
    return list(field.tpns)


def own_ratings(field: Field, _code: Code) -> list[Number]:
    """RTNG: the player's own rating, 0 without one (10.6)."""
    return list(field.ratings)


_PLAYED = (Kind.GAME,)
_PLAYED_OR_WON = (Kind.GAME, Kind.FORFEIT_WIN)


def _boards(field: Field) -> tuple[Kind, ...]:
    if field.predetermined and not field.readings.over_the_board_in_round_robin:
        return _PLAYED_OR_WON
    return _PLAYED


def _games(field: Field, row: int) -> "zip[tuple[int, Kind]]":
    return zip(field.halves[row], field.kinds[row], strict=True)


def _standard(field: Field, row: int, number: int) -> int:
    kind, points = field.kinds[row][number], field.points[row][number]
    if kind is Kind.NOTHING:
        return 0
    compared, opponent = field.draw, field.opponents[row][number]
    if opponent >= 0 and (kind is Kind.GAME or not field.readings.forfeit_equals_draw_points):
        compared = field.points[opponent][number]
    return 2 if points > compared else int(points == compared)
