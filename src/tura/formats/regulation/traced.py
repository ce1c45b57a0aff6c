"""Which line of the organiser's text each rule of a regulation came from."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from tura.domain.regulation.schema import Regulation
from tura.formats.regulation.build import key_of


def traced(regulation: Regulation) -> dict[str, int]:
    """The text's line by dotted key, for every rule that names one."""
    return {**dict(_below(regulation, "")), **regulation.lines}


def _below(value: object, at: str) -> Iterator[tuple[str, int]]:
    if isinstance(value, tuple):
        for index, item in enumerate(value):
            name = getattr(item, "letter", None) or getattr(item, "key", None) or index
            yield from _below(item, f"{at}.{name}")
    elif is_dataclass(value) and not isinstance(value, type):
        line = getattr(value, "line", None)
        if isinstance(line, int):
            yield at, line
        for field in fields(value):
            key = key_of(field.name)
            yield from _below(getattr(value, field.name), f"{at}.{key}" if at else key)
