"""Text out of bytes whose encoding nobody wrote down."""

import re
from dataclasses import dataclass

_BOMS = (
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe\x00\x00", "utf-32"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
_LINE_END = re.compile(r"\r*\n|\r")
_REPLACED = "\ufffd"
_CTRL_Z = "\x1a"
_NUL = "\x00"
# Latin and Cyrillic letters, dashes and quotes, the sign of number.
_UPPER_HALVES = (0x00, 0x01, 0x04, 0x20, 0x21)
_MOSTLY = 0.9
_CENTRAL_EUROPE = re.compile(rb"\b(?:POL|CZE|SVK|HUN|ROU|CRO|SLO|BIH)\b")
_HIGH = re.compile(rb"[\x80-\xff]+")
_CYRILLIC = ("cp1251", "cp866", "koi8-r")
_DAMAGE_SHARE = 4
_CYRILLIC_SHARE = 0.5


@dataclass(frozen=True, slots=True)
class Text:
    """Decoded text and the encoding it was read by.

    ``ended``: the last line has its end; ``damaged``: some bytes were no characters and became question marks.
    """

    lines: tuple[str, ...]
    encoding: str
    ended: bool
    damaged: bool = False


class NotTextError(ValueError):
    """The bytes are no text in any encoding these formats use; ``text`` is what they look like, ``line`` the place."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.line = len(lines_of(text[: text.index(_NUL)])) or 1
        super().__init__(self.line)


def decode(data: bytes) -> tuple[str, str]:
    """The text and the encoding's name: BOM, UTF-16 without BOM, UTF-8, else Cyrillic or Latin by its letters.

    NUL characters after the end, as a broken copy leaves them, are dropped; raises NotTextError for others.
    """
    encoding = _encoding(data)
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        text = data.decode(encoding, errors="replace")
    text = text.lstrip("\ufeff").rstrip(_NUL)
    if _NUL in text:
        raise NotTextError(text)
    return text, "utf-8" if encoding == "utf-8-sig" else encoding


def read_text(data: bytes) -> Text:
    """Lines whatever ends them (CR, LF, CRLF, mixed), without a closing Ctrl-Z."""
    text, encoding = decode(data)
    text = text.rstrip(_CTRL_Z)
    ended = text.endswith(("\r", "\n"))
    return Text(tuple(lines_of(text)), encoding, ended, _REPLACED in text)


def lines_of(text: str) -> list[str]:
    """Lines whatever ends them; rarer signs that Python takes for line ends belong to their line."""
    lines = _LINE_END.split(text)
    if lines and not lines[-1]:
        lines.pop()
    return lines


def _encoding(data: bytes) -> str:
    for bom, name in _BOMS:
        if data.startswith(bom):
            return name
    if b"\x00" in data[:4000] and (order := _utf16_order(data[:4000])):
        return order
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return "utf-8" if _is_damaged_utf8(data) else _eight_bit(data)
    return "utf-8"


def _is_damaged_utf8(data: bytes) -> bool:
    """Far more characters of several bytes than bytes that fit into none: text of 8 bits never looks like that."""
    text = data.decode("utf-8", "replace")
    damage = text.count(_REPLACED)
    return sum(not letter.isascii() for letter in text) > _DAMAGE_SHARE * damage


def _utf16_order(head: bytes) -> str | None:
    """UTF-16 without BOM: Latin, Cyrillic and a few signs, so that one half of the bytes knows few values."""
    first, second = head[0::2], head[1::2]
    low, half = ("utf-16-le", second) if second.count(0) >= first.count(0) else ("utf-16-be", first)
    return low if sum(half.count(value) for value in _UPPER_HALVES) >= _MOSTLY * len(half) else None


def _eight_bit(data: bytes) -> str:
    """Cyrillic words are runs of high bytes; Latin ones have single high bytes among ASCII letters."""
    runs = _HIGH.findall(data)
    high = sum(map(len, runs))
    together = sum(len(run) for run in runs if len(run) > 1)
    if together > _CYRILLIC_SHARE * high:
        return _cyrillic(b"".join(runs))
    return "cp1250" if _CENTRAL_EUROPE.search(data) else "cp1252"


def _cyrillic(letters: bytes) -> str:
    """Windows-1251, DOS 866 or KOI8-R: whichever gives more small Russian letters."""
    scores = {name: _small_letters(letters.decode(name, "replace")) for name in _CYRILLIC}
    return max(scores, key=lambda name: scores[name])


def _small_letters(text: str) -> int:
    return sum("а" <= letter <= "я" for letter in text)
