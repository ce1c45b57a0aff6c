"""A game of the cross-table as print shows it."""

import re

_GAME = re.compile(r"(\d+)([wb-])(.)")
_BYES = {"H": "–½", "F": "–1", "Z": "–0"}
_RESULTS = {"=": "½", "W": "1*", "D": "½*", "L": "0*", " ": ""}
_COLOURS = {"w": "□", "b": "■", "-": ""}


def in_print(cell: str, pab: str = "1") -> str:
    """The games of a cell: opponent's number, own colour as a square, result; forfeits without the square.

    ``pab`` is what a pairing-allocated bye is worth.

    >>> in_print("12w1"), in_print("3b="), in_print("7w+"), in_print("U", "½"), in_print("")
    ('12□1', '3■½', '7+', '–½', '')
    """
    games = _GAME.findall(cell)
    if not games:
        return f"–{pab}" if cell == "U" else _BYES.get(cell, cell)
    return " ".join(
        f"{number}{_RESULTS.get(result, result).replace('-', '–')}"
        if result in "+-"
        else f"{number}{_COLOURS[colour]}{_RESULTS.get(result, result)}"
        for number, colour, result in games
    )
