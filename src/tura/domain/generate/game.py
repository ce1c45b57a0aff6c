"""How a game ends, by chance and by the ratings of its players."""

from tura.domain.generate.settings import Chance, Rates
from tura.domain.generate.strength import expected
from tura.domain.results import Result

Results = tuple[Result, Result]

_UNRATED = {
    Result.WIN: Result.WIN_UNRATED,
    Result.DRAW: Result.DRAW_UNRATED,
    Result.LOSS: Result.LOSS_UNRATED,
}


def play(white: int, black: int, rates: Rates, chance: Chance) -> Results:
    """White's and Black's results; the players are given by their ratings."""
    if chance.randrange(1000) < rates.double_forfeit:
        return Result.FORFEIT_LOSS, Result.FORFEIT_LOSS
    if chance.randrange(1000) < rates.forfeit:
        return _turned((Result.FORFEIT_WIN, Result.FORFEIT_LOSS), swap=bool(chance.randrange(2)))
    results = _over_the_board(expected(white, black) * 10, rates.draw, chance)
    if chance.randrange(1000) < rates.unrated:
        return _UNRATED[results[0]], _UNRATED[results[1]]
    return results


def _over_the_board(expectation: int, draws: int, chance: Chance) -> Results:
    """``expectation`` is White's, per mille; unequal players draw less often, unless every game is drawn."""
    room = min(1000, 2 * min(expectation, 1000 - expectation)) if draws < 1000 else 1000
    drawn = draws * room // 1000
    thrown = chance.randrange(1000)
    if thrown < drawn:
        return Result.DRAW, Result.DRAW
    won = thrown - drawn < expectation - drawn // 2
    return _turned((Result.WIN, Result.LOSS), swap=not won)


def _turned(results: Results, *, swap: bool) -> Results:
    return (results[1], results[0]) if swap else results
