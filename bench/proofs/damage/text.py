"""Damage to text: lines, words, numbers, columns, line ends and encodings."""

import re
from collections.abc import Callable, Sequence
from random import Random

Damage = Callable[[Random, bytes, Sequence[bytes]], bytes]

_NUMBERS = (
    "0", "-1", "1", "9999", "10000", "99999999999", "1e9", "0x10", "1.", ".5", "-0", "+", "NaN", "inf", "½",
    "²", "٣٤", "１２",
    "7" * 5000, "0" * 300, "1,5", "1 000", "1\u00a0000", "", "--", "2147483648", "18446744073709551616",
    "31.02.2010", "2010/13/45", "0000/00/00", "9999-12-31", "45123.75", "12:61",
)  # fmt: skip
_WORDS = (
    "", " ", "\t", "\u00a0", "\u200b", "\u00ad", "\ufeff", "\x00", "\x1a", "\x85", "\x0b", "\x0c", "\x1c", "\u2028",
    "ё", "İ", "ß", "ﬁ", "e\u0301", "\ud83d", "😀", "A" * 70_000, '"', "'", "#", "###", "{x}", "{0}", "%s", "\\",
    "\\N{DASH}",
    "=1+1", "|", "<", "&", "&amp;", "\u202e", "Ы" * 300,
)  # fmt: skip
_ENCODINGS = (
    "utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "cp1251", "cp1252", "cp866",
    "koi8-r", "cp1250", "latin-1", "utf-7",
)  # fmt: skip
_ENDS = ("\n", "\r", "\r\n", "\r\r\n", "\n\r", "\x85", "\x0b", "\u2028", "\x00\n", "")
_NUMBER = re.compile(r"\d+")
_WORD = re.compile(r"\w+")
_MOST_LINES = 4000


def text_of(data: bytes) -> str:
    """The bytes as text, whatever they are."""
    return data.decode("utf-8", "surrogateescape")


def bytes_of(text: str) -> bytes:
    """Back again, lone surrogates included."""
    return (
        text.encode("utf-8", "surrogatepass") if "\ud83d" in text else text.encode("utf-8", "surrogateescape")
    )


def _on_text(change: Callable[[Random, str], str]) -> Damage:
    def damage(chance: Random, whole: bytes, _others: Sequence[bytes]) -> bytes:
        return bytes_of(change(chance, text_of(whole)))

    damage.__name__ = change.__name__
    return damage


def _one(chance: Random, pattern: re.Pattern[str], text: str, values: Sequence[str]) -> str:
    found = list(pattern.finditer(text))
    for match in sorted(
        chance.sample(found, min(len(found), chance.randint(1, 3))), key=lambda one: -one.start()
    ):
        text = text[: match.start()] + chance.choice(values) + text[match.end() :]
    return text


@_on_text
def numbers(chance: Random, text: str) -> str:
    """Numbers that are none, too large, negative or in other scripts."""
    return _one(chance, _NUMBER, text, _NUMBERS)


@_on_text
def words(chance: Random, text: str) -> str:
    """Words replaced by letters that programs stumble over."""
    return _one(chance, _WORD, text, _WORDS)


@_on_text
def swapped_words(chance: Random, text: str) -> str:
    """A word that stands elsewhere in the file."""
    return _one(chance, _WORD, text, [match.group() for match in _WORD.finditer(text)][:500] or [""])


@_on_text
def columns(chance: Random, text: str) -> str:
    """Characters put in, left out or overwritten at a column of some lines, as a careless editor does."""
    lines = text.splitlines(keepends=True)
    for _ in range(chance.randint(1, 4)):
        if not lines:
            break
        at, column = (
            chance.randrange(len(lines)),
            chance.choice((0, 3, 4, 8, 14, 47, 84, 91, chance.randrange(200))),
        )
        line, width = lines[at], chance.choice((0, 1, 1, 2, 10))
        new = chance.choice(("", " ", "0", "  ", "9", "x", "w", "-", "½", "\t", chance.choice(_NUMBERS)))
        lines[at] = line[:column] + new + line[column + width :]
    return "".join(lines)


@_on_text
def lines(chance: Random, text: str) -> str:
    """Lines lost, doubled, swapped, joined, cut short, made long or moved to the end."""
    rows = text.splitlines(keepends=True) or [""]
    for _ in range(chance.randint(1, 4)):
        at, other = chance.randrange(len(rows)), chance.randrange(len(rows))
        match chance.randrange(5):
            case 0:
                rows[at], rows[other] = rows[other], rows[at]
            case 1:
                rows.append(rows[at])
            case 2:
                rows.reverse()
            case _:
                rows[at] = _other_line(chance, rows[at])
    return "".join(rows)


def _other_line(chance: Random, row: str) -> str:
    bare = row.rstrip("\r\n")
    more = chance.choice((" ", "0", ";", ",", "  0001 w 1")) * chance.choice((1, 7, 5000))
    times = chance.choice((2, 2, 3, min(_MOST_LINES, 200_000 // (len(row) + 1))))
    return chance.choice(("", bare, row[: chance.randrange(len(row) + 1)], bare + more, row * times))


@_on_text
def ends(chance: Random, text: str) -> str:
    """Other line ends, everywhere or here and there."""
    if chance.random() < 0.5:
        return chance.choice(_ENDS).join(text.splitlines())
    return "".join(line + chance.choice(_ENDS) for line in text.splitlines())


def encoding(chance: Random, whole: bytes, _others: Sequence[bytes]) -> bytes:
    """The same text in another encoding, sometimes changed on the way."""
    text = text_of(whole)
    coded = text.encode(chance.choice(_ENCODINGS), "replace")
    return bytes([*chance.choice((b"", b"", b"\xff\xfe", b"\xef\xbb\xbf", b"\0"))]) + coded


def twice(chance: Random, whole: bytes, _others: Sequence[bytes]) -> bytes:
    """Decoded wrongly once, as many a file has been: UTF-8 read as an old encoding and saved."""
    return whole.decode(chance.choice(("cp1251", "cp1252", "latin-1")), "replace").encode()


def lines_of_two(chance: Random, whole: bytes, others: Sequence[bytes]) -> bytes:
    """Whole lines of two files, one after the other or mixed."""
    one, two = whole.splitlines(keepends=True), chance.choice(others).splitlines(keepends=True)
    if chance.random() < 0.5:
        return b"".join(one[: chance.randrange(len(one) + 1)] + two[chance.randrange(len(two) + 1) :])
    return b"".join(line for pair in zip(one, two, strict=False) for line in pair if chance.random() < 0.7)


TEXT: tuple[Damage, ...] = (
    numbers, numbers, words, swapped_words, columns, columns, lines, lines, ends, encoding, twice, lines_of_two,
)  # fmt: skip
