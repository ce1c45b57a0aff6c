"""Damage to tables of separated cells."""

from collections.abc import Sequence
from random import Random

from bench.proofs.damage.text import bytes_of, text_of

_SEPARATORS = ",;\t|"
_CELLS = (
    "", '"', '""', '"a\nb"', "1;2", "1,2", "б/р", "-", "#REF!", "=A1", "31.12.1899", "44927", "44927.5",
    "1e309", "Итого",
    "м/ж", "01/02/2003", "1.1.1", "99.99.9999", "∞", "9" * 400, "x" * 140_000,
)  # fmt: skip
_MANY = (100, 3000, 100_000)


def _separator(text: str) -> str:
    return max(_SEPARATORS, key=text[:2000].count)


def cells(chance: Random, whole: bytes, _others: Sequence[bytes]) -> bytes:
    """Some cells replaced."""
    text = text_of(whole)
    mark = _separator(text)
    rows = [line.split(mark) for line in text.split("\n")]
    for _ in range(chance.randint(1, 8)):
        row = chance.choice(rows)
        row[chance.randrange(len(row))] = chance.choice((*_CELLS, chance.choice(chance.choice(rows))))
    return bytes_of("\n".join(map(mark.join, rows)))


def width(chance: Random, whole: bytes, _others: Sequence[bytes]) -> bytes:
    """Columns lost, doubled, moved, or a great many of them."""
    text = text_of(whole)
    mark = _separator(text)
    rows = [line.split(mark) for line in text.split("\n")]
    at = chance.randrange(max(map(len, rows)))
    match chance.randrange(4):
        case 0:
            rows = [row[:at] + row[at + 1 :] for row in rows]
        case 1:
            rows = [row[:at] + row[at : at + 1] + row[at:] for row in rows]
        case 2:
            rows = [row[at:] + row[:at] for row in rows]
        case _:
            place = chance.randrange(len(rows))
            rows[place] += [chance.choice(("", "x", "Name", "ФИО"))] * chance.choice(_MANY)
    return bytes_of("\n".join(map(mark.join, rows)))


def dress(chance: Random, whole: bytes, _others: Sequence[bytes]) -> bytes:
    """Other separators, quotes, a "sep=" line, titles above, totals below, blanks between."""
    text = text_of(whole)
    mark = chance.choice((*_SEPARATORS, "\x00", "sep", "\n"))
    text = text.replace(_separator(text), mark) if chance.random() < 0.6 else text
    rows = [f'"{line}"' if chance.random() < 0.05 else line for line in text.split("\n")]
    above = chance.choice(("", "sep=;\n", "sep=\n", "sep=\x00\n", "Список\n\n", "\n" * 50, "\ufeff\ufeff"))
    below = chance.choice(("", "\nИтого;12", '\n"', "\n;;;;", "\x1a"))
    return bytes_of(above + "\n".join(rows) + below)


TABLES = (cells, cells, width, dress)
