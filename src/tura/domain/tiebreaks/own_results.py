"""Type B, the player's own results: WIN, WON, BPG, BWG, PS, REP, STD, TPN, RTNG (C.07 art. 7, 10.6)."""

from tura.domain.tiebreaks.code import Code
from tura.domain.tiebreaks.field import Field, Kind
from tura.domain.tiebreaks.value import Number


def wins(field: Field, _code: Code) -> list[Number]:
    """WIN: rounds that gave as many points as a win, with or without playing (7.1)."""
    return [sum(points == field.win for points in row) for row in field.points]


def won_games(field: Field, _code: Code) -> list[Number]:
    """WON: games won over the board (7.2)."""
    return [
        sum(half == 2 and _at_board(field, kind) for half, kind in zip(halves, kinds, strict=True))
        for halves, kinds in zip(field.halves, field.kinds, strict=True)
    ]


def black_games(field: Field, _code: Code) -> list[Number]:
    """BPG: games played over the board with Black (7.3)."""
    return [
        sum(black and _at_board(field, kind) for black, kind in zip(row, kinds, strict=True))
        for row, kinds in zip(field.black, field.kinds, strict=True)
    ]


def black_wins(field: Field, _code: Code) -> list[Number]:
    """BWG: games won over the board with Black (7.4)."""
    return [
        sum(
            black and half == 2 and _at_board(field, kind)
            for black, half, kind in zip(row, halves, kinds, strict=True)
        )
        for row, halves, kinds in zip(field.black, field.halves, field.kinds, strict=True)
    ]


def progressive(field: Field, code: Code) -> list[Number]:
    """PS: the sum of the scores after each round, in tenths; a cut leaves out the first (7.5, 14.1)."""
    last = field.last
    return [
        sum(points * (last - max(number, code.cut)) for number, points in enumerate(row))
        for row in field.points
    ]


def rounds_elected(field: Field, _code: Code) -> list[Number]:
    """REP: rounds that the player elected to play (7.6)."""
    return [
        field.last - sum(kind is Kind.REQUESTED or kind is Kind.FORFEIT_LOSS for kind in kinds)
        for kinds in field.kinds
    ]


def standard_points(field: Field, _code: Code) -> list[Number]:
    """STD: 1 for a round better than the opponent's or than a draw, 1/2 for an equal one, in halves (7.7)."""
    return [sum(_standard(field, row, number) for number in range(field.last)) for row in range(field.size)]


def pairing_numbers(field: Field, _code: Code) -> list[Number]:
    """TPN: the final pairing number (7.8)."""
    return list(field.tpns)


def own_ratings(field: Field, _code: Code) -> list[Number]:
    """RTNG: the player's own rating, 0 without one (10.6)."""
    return list(field.ratings)


def _at_board(field: Field, kind: Kind) -> bool:
    if field.predetermined and not field.readings.over_the_board_in_round_robin:
        return kind in {Kind.GAME, Kind.FORFEIT_WIN}
    return kind is Kind.GAME


def _standard(field: Field, row: int, number: int) -> int:
    kind, points = field.kinds[row][number], field.points[row][number]
    if kind is Kind.NOTHING:
        return 0
    compared = field.draw
    forfeit = kind is Kind.FORFEIT_WIN or kind is Kind.FORFEIT_LOSS
    if kind is Kind.GAME or (forfeit and not field.readings.forfeit_equals_draw_points):
        compared = field.points[field.opponents[row][number]][number]
    return 2 if points > compared else int(points == compared)
