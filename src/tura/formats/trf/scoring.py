"""Points for results: TRF26 record 162, JaVaFo's XXS, bbpPairings' BB? lines."""

import re

from tura.domain.points import PointSystem, as_text
from tura.formats.trf.columns import tenths
from tura.formats.trf.notes import Notes

BBP_CODES = {"BBW": "W", "BBD": "D", "BBL": "L", "BBZ": "Z", "BBF": "A", "BBU": "P"}
_PAIR_162 = re.compile(r"([A-Za-z])\s*(\S+)")
# Engines before TRF26 wrote Z where the record has A.
_SYMBOLS_162 = {"W": "W", "D": "D", "L": "L", "A": "A", "Z": "Z", "P": "P", "X": "X"}
_JAVAFO = {
    "W": ("WW", "BW", "FW", "FPB"),
    "D": ("WD", "BD", "HPB"),
    "L": ("WL", "BL"),
}
# One symbol of record 162 stands for each of these groups; values inside a group may not differ.
_GROUPS = {
    "W": ("W", "WW", "BW", "FW", "FPB"),
    "D": ("D", "WD", "BD", "HPB"),
    "L": ("L", "WL", "BL"),
    "A": ("A", "Z", "ZPB", "FL"),
    "P": ("P", "PAB"),
    "X": ("X",),
}
_KNOWN = frozenset(code for codes in _GROUPS.values() for code in codes)


class Scoring:
    """Values gathered line by line; ``system`` folds them into a PointSystem."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes
        self._values: dict[str, tuple[int, int]] = {}

    def record_162(self, line: int, text: str) -> None:
        """Symbol and value pairs; the columns are often missed, so only their order is asked for."""
        for symbol, value in _PAIR_162.findall(text[4:]):
            self._set(line, _SYMBOLS_162.get(symbol.upper(), symbol), value)

    def bbp(self, line: int, text: str) -> None:
        """A BBW, BBD, BBL, BBZ, BBF or BBU line."""
        self._set(line, BBP_CODES[text[:3]], text[3:].strip())

    def javafo(self, line: int, text: str) -> None:
        """XXS CODE=value ...; the shortcuts W, D, L set their group, and the last one wins.

        JaVaFo's PAB stays one point unless it is named.
        """
        self._values.setdefault("PAB", (line, 10))
        for part in text[3:].split():
            code, _, value = part.partition("=")
            for name in _JAVAFO.get(code.upper(), (code.upper(),)):
                self._set(line, name, value)

    def system(self) -> PointSystem:
        """The point system.

        A problem is noted where results of one symbol are worth different points, or a draw more than a win.
        """
        worth = {symbol: self._one(symbol) for symbol in _GROUPS}
        win, draw, loss, absent = (
            usual if worth[symbol] is None else worth[symbol] or 0
            for symbol, usual in (("W", 10), ("D", 5), ("L", 0), ("A", 0))
        )
        if not win >= draw >= loss:
            values = {"win": as_text(win), "draw": as_text(draw), "loss": as_text(loss)}
            self._notes.problem(
                max((line for line, _ in self._values.values()), default=0), "points-order", **values
            )
        return PointSystem(win, draw, loss, absent, worth["P"], worth["X"])

    def _set(self, line: int, code: str, value: str) -> None:
        size = tenths(value)
        if code not in _KNOWN:
            self._notes.problem(line, "points-symbol", symbol=code)
        elif size is None:
            self._notes.problem(line, "points-value", symbol=code, value=value)
        else:
            self._values[code] = (line, size)

    def _one(self, symbol: str) -> int | None:
        given = [self._values[code] for code in _GROUPS[symbol] if code in self._values]
        if len({size for _, size in given}) > 1:
            self._notes.problem(max(line for line, _ in given), "points-differ", symbol=symbol)
        return given[-1][1] if given else None
