"""Which rule of C.04.3 art. 5 gave the colours, with what it read."""

from tura.domain.pairing.dutch.colours import white_of
from tura.domain.pairing.dutch.field import Field
from tura.domain.pairing.dutch.preferences import ABSOLUTE
from tura.domain.reason import Reason, Value

_FROM_END = slice(None, None, -1)


def why_colours(field: Field, high: int, low: int) -> tuple[Reason, ...]:
    """The preferences of two ranks, the higher ranked first, and the rule that decided."""
    rule = _rule(field, high, low)
    wishes = (high, low) if field.colours[high] or field.colours[low] else ()
    return (*(wish(field, rank) for rank in wishes), rule)


def wish(field: Field, rank: int) -> Reason:
    """A rank's colour preference with its played colours and colour difference (1.6, 1.7)."""
    preference = field.preference[rank]
    name = f"{'w' if preference > 0 else 'b'}{abs(preference)}" if preference else "none"
    values: dict[str, Value] = {
        "player": field.tpn[rank],
        "colours": tuple(field.colours[rank]),
        "difference": f"{field.difference[rank]:+}" if field.difference[rank] else "0",
        "wish": name,
    }
    return Reason("colour-wish" if preference else "colour-no-wish", "C.04.3 1.7", values)


def _rule(field: Field, high: int, low: int) -> Reason:
    mine, theirs = field.preference[high], field.preference[low]
    white = white_of(field, high, low)
    tpn = field.tpn
    values: dict[str, Value] = {
        "white": tpn[white],
        "black": tpn[low if white == high else high],
        "player": tpn[high],
        "other": tpn[low],
    }
    if mine * theirs <= 0 and (mine or theirs):
        return Reason("colour-both" if mine and theirs else "colour-only-one", "C.04.3 5.2.1", values)
    if not mine:
        return _by_lot(field, high, values)
    if abs(mine) != abs(theirs):
        granted = high if abs(mine) > abs(theirs) else low
        return Reason("colour-stronger", "C.04.3 5.2.2", values | {"granted": tpn[granted]})
    wide, narrow = abs(field.difference[high]), abs(field.difference[low])
    if abs(mine) == ABSOLUTE and wide != narrow:
        granted = high if wide > narrow else low
        return Reason("colour-wider", "C.04.3 5.2.2", values | {"granted": tpn[granted]})
    return _by_history(field, high, low, values)


def _by_history(field: Field, high: int, low: int, values: dict[str, Value]) -> Reason:
    pairs = zip(field.colours[high][_FROM_END], field.colours[low][_FROM_END], strict=False)
    for back, (one, other) in enumerate(pairs, 1):
        if one != other:
            had_white = field.tpn[high if one == "w" else low]
            return Reason("colour-alternate", "C.04.3 5.2.3", values | {"had_white": had_white, "back": back})
    return Reason("colour-higher", "C.04.3 5.2.4", values)


def _by_lot(field: Field, high: int, values: dict[str, Value]) -> Reason:
    code = "colour-odd" if field.odd[high] else "colour-even"
    return Reason(code, "C.04.3 5.2.5", values | {"initial": field.initial.value})
