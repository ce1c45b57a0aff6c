"""A number of a rating list."""

_MOST_DIGITS = 9


def number(text: str) -> int | None:
    """A whole number above nothing, None for anything else."""
    known = text.isdigit() and text.isascii() and len(text) <= _MOST_DIGITS
    return int(text) or None if known else None
