"""ARO, TPR, PTP, APRO and APPO opened, opponent by opponent (C.07 art. 10)."""

from tura.domain.rating_tables import rating_difference
from tura.domain.reason import Reason
from tura.domain.tiebreaks import opponents_ratings
from tura.domain.tiebreaks.code import Code
from tura.domain.tiebreaks.cuts import chosen_cuts
from tura.domain.tiebreaks.field import Field, Kind
from tura.domain.tiebreaks.opened import Contribution
from tura.domain.tiebreaks.value import Number, half_up_ratio

_MEANS = {"APRO": opponents_ratings.performance, "APPO": opponents_ratings.perfect_performance}


def opponents(field: Field, code: Code, row: int) -> tuple[Contribution, ...]:
    """The opponents met over the board, each with the rating or performance that counts."""
    mean = _MEANS.get(code.name)
    numbers = mean(field, Code(code.name)) if mean else None
    found: list[Contribution] = []
    for number, kind in enumerate(field.kinds[row], 1):
        opponent = field.opponents[row][number - 1]
        if kind is Kind.GAME:
            rating = opponents_ratings.rating_at(field, opponent, number - 1)
            found.append(
                _one(field, number, opponent, numbers[opponent] if numbers else rating, bool(numbers))
            )
    return _with_cuts(found, code)


def summary(field: Field, code: Code, row: int) -> Reason:
    """How the value follows from the opponents."""
    ratings, halves = opponents_ratings.rated_games(field, row)
    if not ratings:
        return Reason("tb-no-rated-games", "C.07 10")
    average, games = half_up_ratio(sum(ratings), len(ratings)), len(ratings)
    percent = half_up_ratio(50 * halves, games)
    values = {"average": average, "games": games, "score": 5 * halves, "share": 100 * percent}
    match code.name:
        case "TPR":
            return Reason("tb-performance", "C.07 10.2", values | {"difference": rating_difference(percent)})
        case "PTP":
            return Reason("tb-perfect-performance", "C.07 10.3", values)
        case _:
            return Reason("tb-mean", "C.07 10", {"games": games})


def _one(field: Field, number: int, opponent: int, value: Number, performed: bool) -> Contribution:
    tpn = field.tpns[opponent]
    if performed:
        return Contribution(number, tpn, value, Reason("tb-opponent-performance", "C.07 10.4"))
    if value:
        return Contribution(number, tpn, value, Reason("tb-opponent-rating", "C.07 10.1"))
    given = opponents_ratings.announced(field)
    if given:
        return Contribution(number, tpn, given, Reason("tb-opponent-rating-announced", "C.07 10"))
    return Contribution(
        number, tpn, 0, Reason("tb-opponent-unrated", "C.07 10"), Reason("tb-cut-unrated", "C.07 10")
    )


def _with_cuts(found: list[Contribution], code: Code) -> tuple[Contribution, ...]:
    counted = [place for place, part in enumerate(found) if part.cut is None]
    amounts = [int(found[place].amount) for place in counted]
    for number, cut in enumerate(chosen_cuts(amounts, amounts, (), code)):
        part = found[counted[cut.position]]
        least = number < (code.cut or code.median)
        why = Reason("tb-cut-least" if least else "tb-cut-most", cut.article)
        found[counted[cut.position]] = Contribution(part.round, part.opponent, part.amount, part.reason, why)
    return tuple(found)
