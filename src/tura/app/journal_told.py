"""What happened, as a Reason for each entry of a journal: names in place of ids."""

from collections.abc import Callable
from dataclasses import fields
from enum import Enum

from tura.app.papers.hall import Hall
from tura.domain.event.awards import AwardLine
from tura.domain.event.entry import Entry
from tura.domain.events import Event
from tura.domain.events.results import ResultEntered
from tura.domain.reason import Reason, Value

_NAMED = frozenset(("entry", "white", "black", "first", "second"))


def told(hall: Hall, event: Event) -> Reason:
    """The entry's sentence, ``journal.<kind>``; whoever is gone from the event is told by his id."""
    values: dict[str, Value] = {}
    for item in fields(event):  # type: ignore[arg-type]  # every event is a dataclass
        found = getattr(event, item.name)
        shown = _shown(hall, item.name, found)
        if shown is not None:
            values[item.name] = shown
    values |= _seats(hall, values)
    why = "-why" if isinstance(event, ResultEntered) and event.reason else ""
    return Reason(f"journal.{event.KIND}{why}", "", values)


def _shown(hall: Hall, name: str, found: object) -> Value:
    if name in _NAMED and isinstance(found, str):
        return _name(hall, found)
    if name == "prize" and isinstance(found, str):
        return hall.names.prize(found, _label(hall, found))
    for kind, show in _KINDS.items():
        if isinstance(found, kind):
            return show(hall, found)
    return None


def _label(hall: Hall, key: str) -> str:
    labels = (
        prize.label
        for section in hall.state.regulation.sections
        for bracket in section.awarding.brackets
        for prize in bracket.prizes
        if prize.key == key
    )
    return next(labels, key)


def _name(hall: Hall, entry: str) -> str:
    return hall.name(entry) if entry in hall.state.entries else entry


def _tuple(hall: Hall, found: tuple[object, ...]) -> Value:
    """How many, or who."""
    if found and all(isinstance(each, AwardLine) for each in found):
        return ", ".join(_name(hall, each.entry) for each in found if isinstance(each, AwardLine))
    if found and all(isinstance(each, str) and each in hall.state.entries for each in found):
        return ", ".join(_name(hall, str(each)) for each in found) if len(found) <= 4 else len(found)
    if all(isinstance(each, str) for each in found):
        return ", ".join(map(str, found))
    return len(found)


def _number(_hall: Hall, found: int) -> Value:
    return int(found)


def _text(_hall: Hall, found: str) -> Value:
    return found


def _word(_hall: Hall, found: Enum) -> Value:
    return found.name.lower()


def _entry(hall: Hall, found: Entry) -> Value:
    return _name(hall, found.id)


_KINDS: dict[type, Callable[..., Value]] = {
    Enum: _word,
    int: _number,
    str: _text,
    Entry: _entry,
    tuple: _tuple,
}


def _seats(hall: Hall, values: dict[str, Value]) -> dict[str, Value]:
    letter, number, table = values.get("field"), values.get("round"), values.get("board")
    if "white" in values or not isinstance(number, int) or not isinstance(table, int):
        return {}
    sitting = seats(hall, str(letter), number, table)
    return {"players": sitting} if sitting else {}


def seats(hall: Hall, field: str, number: int, table: int) -> str:
    """Who sits at a board, as it is now; "" when there is no such board any more."""
    found = hall.state.fields.get(field)
    round_ = found.round(number) if found else None
    board = round_.board(table) if round_ else None
    return f"{hall.name(board.white)} – {hall.name(board.black)}" if board else ""
