"""Bodies of events: plain enough for every journal."""

from dataclasses import fields, is_dataclass
from datetime import date
from enum import Enum
from types import NoneType, UnionType
from typing import ClassVar, Union, get_args, get_origin, get_type_hints

import pytest

from tura.domain.events import KINDS, Event

PLAIN = (str, int, bool, date, NoneType)


def parts(hint: object) -> set[object]:
    """Every type a type is made of."""
    if get_origin(hint) in (Union, UnionType, tuple, dict):
        return {part for arg in get_args(hint) if arg is not Ellipsis for part in parts(arg)}
    return {hint}


def dull(hint: object, seen: set[object]) -> bool:
    """Whether a type is made of strings, numbers, enums, dates and frozen values of these only."""
    if hint in seen or hint in PLAIN:
        return True
    if isinstance(hint, type) and issubclass(hint, Enum):
        return all(isinstance(member.value, str) for member in hint)
    if not is_dataclass(hint):
        return str(hint) == "<class 'datetime.time'>"
    seen.add(hint)
    hints = get_type_hints(hint)
    return all(dull(part, seen) for field in fields(hint) for part in parts(hints[field.name]))


@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.KIND)
def test_a_body_is_plain(kind: type[Event]) -> None:
    """An event has only names, numbers, enums with string values, dates, and tuples of these."""
    hints = {name: hint for name, hint in get_type_hints(kind).items() if get_origin(hint) is not ClassVar}
    assert all(dull(part, set()) for hint in hints.values() for part in parts(hint))
    assert kind.__doc__
