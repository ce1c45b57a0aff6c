"""What sets an alternative behind the chosen candidate, as one reason."""

from tura.domain.pairing.explain.alternative import Alternative
from tura.domain.pairing.explain.criteria import ARTICLES, FLOATS_AGAIN, Difference
from tura.domain.pairing.explain.order import RULES, Halves, halves_of, parting, place
from tura.domain.points import as_text
from tura.domain.reason import Reason, Value


def why_behind(alternative: Alternative) -> Reason:
    """The first criterion on which the alternative is worse, or the rule by which it is generated later."""
    if alternative.difference is not None:
        return _by_criterion(alternative.difference)
    return _by_order(alternative)


def _by_criterion(difference: Difference) -> Reason:
    code = difference.criterion
    values: dict[str, Value] = {"now": _told(difference.actual), "then": _told(difference.other)}
    if isinstance(difference.actual, tuple) and isinstance(difference.other, tuple):
        values |= {"now_count": len(difference.actual), "then_count": len(difference.other)}
    return Reason(f"behind-{code}", ARTICLES[code], values)


def _told(value: int | tuple[int, ...]) -> Value:
    """The value in tenths; a list in which an MDP floats again as text, that MDP as infinite (C18, C20)."""
    if isinstance(value, tuple) and value and value[0] >= FLOATS_AGAIN:
        return tuple("∞" if one >= FLOATS_AGAIN else as_text(one) for one in value)
    return value


def _by_order(alternative: Alternative) -> Reason:
    bracket = alternative.step.bracket
    actual = halves_of(bracket, alternative.step.outcome)
    other = halves_of(bracket, alternative.outcome)
    index = parting(actual, other)
    assert index is not None, "the alternative is another candidate"
    rule, article = RULES[index]
    tpn = bracket.field.tpn
    values: dict[str, Value] = {}
    if rule == "mdp-set":
        one, two = _first(place(actual)[index], place(other)[index])
        values = {"now_player": tpn[one], "then_player": tpn[two]}
    elif rule == "mdp-opponents":
        values = _partners(actual.meetings, other.meetings, tpn)
    elif rule == "transposition":
        values = _partners(actual.pairs, other.pairs, tpn) | _numbers(actual, other)
    else:
        values = _exchanges(actual, other, tpn)
    return Reason(f"later-{rule}", f"{article}, 3.8.1", values)


def _first(actual: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, int]:
    return next((one, two) for one, two in zip(actual, other, strict=True) if one != two)


def _partners(
    actual: tuple[tuple[int, int], ...], other: tuple[tuple[int, int], ...], tpn: tuple[int, ...]
) -> dict[str, Value]:
    """Where the two first give a player of S1 different opponents."""
    mine, theirs = next((one, two) for one, two in zip(actual, other, strict=True) if one != two)
    return {"player": tpn[mine[0]], "now_player": tpn[mine[1]], "then_player": tpn[theirs[1]]}


def _numbers(actual: Halves, other: Halves) -> dict[str, Value]:
    mine, theirs = next((a, b) for a, b in zip(actual.pairs, other.pairs, strict=True) if a != b)
    return {
        "bsn": actual.number(mine[0]),
        "now_bsn": actual.number(mine[1]),
        "then_bsn": actual.number(theirs[1]),
    }


def _exchanges(actual: Halves, other: Halves, tpn: tuple[int, ...]) -> dict[str, Value]:
    return {
        "now_count": len(actual.leaving),
        "then_count": len(other.leaving),
        "now_players": tuple(tpn[rank] for rank in (*actual.leaving, *actual.entering)),
        "then_players": tuple(tpn[rank] for rank in other.leaving),
        "then_entering": tuple(tpn[rank] for rank in other.entering),
        "now_shift": place(actual)[3][0],
        "then_shift": place(other)[3][0],
    }
