"""Lines of TRF26 and TRF(x) that say how a section is scored and paired."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from itertools import groupby

from tura.domain.points import STANDARD, PointSystem
from tura.domain.results import Colour, Result
from tura.domain.tournament import Prohibition
from tura.formats.trf.columns import points_text

_ROUND_DATES = 91
_EVERY_ROUND = 999


def dates_132(days: Sequence[date]) -> str:
    """Round dates YY/MM/DD, round r in columns 92 + 10(r - 1) on."""
    return f"{'132':<{_ROUND_DATES}}" + "  ".join(day.strftime("%y/%m/%d") for day in days)


def points_162(points: PointSystem) -> str | None:
    """Record 162, None when every result is worth what it is by default."""
    if points == STANDARD:
        return None
    win, draw = points.win, points.draw
    values = {
        "W": win,
        "D": draw,
        "L": points.loss,
        "A": points.absent,
        "P": win if points.pab is None else points.pab,
        "X": draw if points.unknown is None else points.unknown,
    }
    return "162  " + "    ".join(f"{symbol}{points_text(value)}" for symbol, value in values.items())


def points_xxs(points: PointSystem) -> str | None:
    """JaVaFo's XXS, None for the default points."""
    if points == STANDARD:
        return None
    values = {
        **dict.fromkeys(("WW", "BW", "FW", "FPB"), points.win),
        **dict.fromkeys(("WD", "BD", "HPB"), points.draw),
        **dict.fromkeys(("WL", "BL"), points.loss),
        **dict.fromkeys(("ZPB", "FL"), points.absent),
        "PAB": points.win if points.pab is None else points.pab,
    }
    return "XXS " + " ".join(f"{code}={points_text(value, 0)}" for code, value in values.items())


def colour_152(colour: Colour) -> str:
    """Exactly five characters, as one engine demands."""
    return f"152 {colour.value.upper()}"


def colour_xxc(colour: Colour) -> str:
    """JaVaFo's initial colour."""
    return f"XXC {'white1' if colour is Colour.WHITE else 'black1'}"


def byes_240(kind: Result, number: int, tpns: Iterable[int]) -> str:
    """Record 240 for one kind of bye in one round."""
    return f"240 {kind.value} {number:>3}" + "".join(f" {tpn:>4}" for tpn in sorted(tpns))


def prohibited_260(prohibition: Prohibition, rounds: int) -> str:
    """Record 260."""
    last = min(prohibition.last, rounds or _EVERY_ROUND, _EVERY_ROUND)
    ids = "".join(f" {tpn:>4}" for tpn in sorted(prohibition.tpns))
    return f"260 {prohibition.first:>3} {last:>3}{ids}"


def prohibited_xxp(prohibition: Prohibition) -> str:
    """JaVaFo's XXP, which knows no rounds."""
    return "XXP " + " ".join(map(str, sorted(prohibition.tpns)))


def accelerated_250(virtual: Sequence[tuple[int, tuple[int, ...]]]) -> Iterator[str]:
    """Records 250 for pairs of TPN and virtual points by round, neighbours and equal rounds joined."""
    for points, group in groupby(sorted(virtual), key=lambda row: row[1]):
        tpns = [tpn for tpn, _ in group]
        first = 1
        for value, same in groupby(points):
            last = first + len(list(same)) - 1
            if value:
                yield f"250      {points_text(value)} {first:>3} {last:>3} {tpns[0]:>4} {tpns[-1]:>4}"
            first = last + 1


def schedule_xxa(tpn: int, virtual: Sequence[int]) -> str:
    """JaVaFo's XXA of one player."""
    return f"XXA {tpn:>4}" + "".join(f" {points_text(value)}" for value in virtual)
