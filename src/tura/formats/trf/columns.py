"""Fields of fixed columns: numbers, points and dates."""

import re

_DATE = re.compile(r"(\d{4})[/.\-](\d{1,2})[/.\-](\d{1,2})")
_DAY_FIRST = re.compile(r"(\d{1,2})[/.\-] ?(\d{1,2})[/.\-] ?(\d{4})")
_YEAR = re.compile(r"(\d{4})(?:[/.\-]+)?")
_FIRST = re.compile(r"\s*([0-9]{1,11})(?![.,0-9])")
_MOST_DIGITS = 11
_POINTS = re.compile(r"([+-]?)(\d{0,3})(?:[.,](\d*))?")


def whole(text: str) -> int | None:
    """A whole number of ASCII digits, None for blanks, anything else or more digits than any field has."""
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS else None


def first_whole(text: str) -> int | None:
    """The whole number that a text such as "62 (62)" begins with."""
    match = _FIRST.match(text)
    return int(match[1]) if match else None


def numbers(text: str) -> list[int] | None:
    """Whole numbers between blanks or commas, zeros left out; None if anything else stands among them."""
    found = [whole(part) for part in text.replace(",", " ").split()]
    known = [number for number in found if number is not None]
    return [number for number in known if number] if len(known) == len(found) else None


def tenths(text: str) -> int | None:
    """Points such as "11.5" or "-0,5" as tenths; None when it is no number, too large or finer."""
    match = _POINTS.fullmatch(text.strip())
    if match is None or not (match[2] or match[3]) or not text.isascii():
        return None
    fraction = (match[3] or "0").rstrip("0") or "0"
    if len(fraction) > 1:
        return None
    size = int(match[2] or "0") * 10 + int(fraction)
    return -size if match[1] == "-" else size


def points_text(value: int, width: int = 4) -> str:
    """Tenths as "11.5", right aligned."""
    sign = "-" if value < 0 else ""
    return f"{sign}{abs(value) // 10}.{abs(value) % 10}".rjust(width)


def birth(text: str) -> str | None:
    """A birth date as "YYYY/MM/DD" or "YYYY/00/00", "" for none, None when it cannot be read."""
    text = text.strip()
    if not text or not text.strip("0/.- "):
        return ""
    if match := _DATE.fullmatch(text):
        return f"{match[1]}/{int(match[2]):02}/{int(match[3]):02}"
    if match := _DAY_FIRST.fullmatch(text):
        return f"{match[3]}/{int(match[2]):02}/{int(match[1]):02}"
    match = _YEAR.fullmatch(text)
    return f"{match[1]}/00/00" if match else None
