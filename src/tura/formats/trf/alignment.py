"""Whether the fields of a 001 line stand in their columns, and lines whose columns were counted in bytes."""

from tura.formats.trf.columns import tenths, whole

_BLANK = (3, 8, 47, 52, 68, 79, 84, 89, 90)
_NAME = slice(14, 47)
_LINE = 99


def by_characters(text: str) -> str | None:
    """The line with its columns in characters, when they were counted in bytes of UTF-8; None when they were not.

    A name with letters of two bytes then has too few blanks after it, and everything behind stands too far left.
    """
    if text.isascii() or fits(text):
        return None
    data = text.encode()
    try:
        name = data[_NAME].decode()
        moved = (
            data[: _NAME.start].decode() + name.ljust(_NAME.stop - _NAME.start) + data[_NAME.stop :].decode()
        )
    except UnicodeDecodeError:
        return None
    return moved if fits(moved) else None


def fits(text: str) -> bool:
    """Blanks between the fields, and numbers where numbers belong."""
    line = text.ljust(_LINE)
    if any(line[place] != " " for place in _BLANK):
        return False
    wholes = (line[48:52], line[85:89])
    return all(not field.strip() or whole(field) is not None for field in wholes) and (
        not line[80:84].strip() or tenths(line[80:84]) is not None
    )
