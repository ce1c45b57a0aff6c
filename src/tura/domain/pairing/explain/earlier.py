"""Why a pair that is as good comes later, where that can be read off the chosen candidate (C.04.3 art. 4)."""

from tura.domain.pairing.explain.course import Step
from tura.domain.pairing.explain.order import Halves, halves_of
from tura.domain.reason import Reason, Value

TRANSPOSITION, EXCHANGE = "C.04.3 4.2.2, 3.8.1", "C.04.3 3.6.1, 3.8.1"


def why_later(step: Step, high: int, low: int) -> Reason | None:
    """Why the chosen candidate comes before every equal one in which two ranks meet; None: it takes a look at one."""
    halves = halves_of(step.bracket, step.outcome)
    tpn = step.bracket.field.tpn
    opponents = dict(halves.meetings)
    if high in opponents:
        order = tuple(step.bracket.residents)
        return _by_partner(tpn, high, (order.index(opponents[high]), order.index(low)), order)
    if halves.leaving or high not in halves.order or low not in halves.order:
        return None
    return _in_halves(halves, tpn, high, low)


def why_rests_later(step: Step, rank: int) -> Reason | None:
    """Why the chosen candidate comes before every equal one in which a rank of its bracket is left over."""
    halves = halves_of(step.bracket, step.outcome)
    if halves.leaving or len(halves.meetings) < len(step.bracket.movers):
        return None
    tpn = step.bracket.field.tpn
    partners = {other: one for one, other in (*halves.meetings, *halves.pairs)}
    if rank in partners:
        values: dict[str, Value] = {"player": tpn[partners[rank]], "now_player": tpn[rank]}
        return Reason("later-without", TRANSPOSITION, values)
    size = len(halves.pairs)
    code = "later-leaving-half-below" if halves.meetings else "later-leaving-half"
    return Reason(code, EXCHANGE, {"player": tpn[rank], "bsn": halves.number(rank), "size": size})


def _in_halves(halves: Halves, tpn: tuple[int, ...], high: int, low: int) -> Reason | None:
    size = len(halves.pairs)
    one, two = halves.number(high), halves.number(low)
    if (one <= size) == (two <= size):
        half = "upper" if one <= size else "lower"
        values: dict[str, Value] = {"player": tpn[high], "other": tpn[low], "bsn": one, "other_bsn": two}
        code = "later-same-half-below" if halves.meetings else "later-same-half"
        return Reason(code, EXCHANGE, {**values, "half": half, "size": size})
    now = dict(halves.pairs)[high]
    return _by_partner(tpn, high, (halves.number(now) - 1, two - 1), halves.order)


def _by_partner(
    tpn: tuple[int, ...], player: int, places: tuple[int, int], order: tuple[int, ...]
) -> Reason | None:
    """The player's opponent comes first in S2; None when it does not, and somebody higher decided."""
    now, then = places
    if then < now:
        return None
    values: dict[str, Value] = {"player": tpn[player], "now_player": tpn[order[now]], "now_bsn": now + 1}
    return Reason(
        "later-partner", TRANSPOSITION, {**values, "then_player": tpn[order[then]], "then_bsn": then + 1}
    )
