"""Plain TOML values to the schema's frozen dataclasses, every fault noted with its place."""

from collections.abc import Callable, Iterable
from dataclasses import MISSING, fields, is_dataclass
from datetime import time
from difflib import get_close_matches
from types import NoneType, UnionType
from typing import get_args, get_origin, get_type_hints

import msgspec

from tura.domain.players import Discipline, RatingSource
from tura.domain.regulation.awarding import Minimum, Scope
from tura.domain.regulation.conditions import RatingList
from tura.domain.regulation.schema import TimeControl
from tura.formats.regulation.amounts import (
    read_control,
    read_hour,
    read_percent,
    read_points,
    read_roubles,
)
from tura.formats.regulation.issues import Log
from tura.formats.regulation.places import Path

MONEY = {
    *("amount", "fixed", "header", "guaranteed", "own", "up_per_band"),
    *("late_extra", "share_minimum", "tax_free", "unit", "fee", "scaled_floor_above", "at_least"),
}
PERCENT = {"percent", "fee_percent", "scaled_floor", "absent_percent", "tax_percent"}
POINTS = {"pab", "win", "draw", "loss"}
SINGULAR = {"sections": "section", "brackets": "bracket", "discounts": "discount", "bands": "band"}


def key_of(field: str) -> str:
    """The TOML key of a schema field."""
    return SINGULAR.get(field, field.replace("_", "-"))


def build(kind: type, value: object, path: Path, log: Log) -> object:
    """An instance of the dataclass ``kind`` from a table, or None with the faults noted in ``log``."""
    short = _SHORT.get(kind)
    if short and not isinstance(value, dict):
        return _read(short, value, path, log, kind.__name__)
    if not isinstance(value, dict):
        log.fault(path, "regulation-wrong-type", key=_name(path), wanted="table")
        return None
    hints = get_type_hints(kind)
    known = {key_of(field.name): field for field in fields(kind)}
    _refuse_unknown(value, known, path, log)
    arguments: dict[str, object] = {}
    for key, field in known.items():
        if key in value:
            arguments[field.name] = convert(hints[field.name], value[key], (*path, key), log)
        elif field.default is MISSING and field.default_factory is MISSING:
            log.fault(path, "regulation-missing-key", key=key, table=_name(path))
            return None
    make: Callable[..., object] = kind
    return make(**arguments)


def _refuse_unknown(value: dict[str, object], known: Iterable[str], path: Path, log: Log) -> None:
    for key in value:
        if key not in known:
            nearest = get_close_matches(key.replace("_", "-"), tuple(known), 1)
            values = {"key": key, "table": _name(path) or "file", "nearest": ", ".join(nearest or known)}
            log.fault((*path, key), "regulation-unknown-key", **values)


def convert(hint: object, value: object, path: Path, log: Log) -> object:
    """The value a field of type ``hint`` takes."""
    hint = _without_none(hint)
    if isinstance(hint, type) and is_dataclass(hint):
        return build(hint, value, path, log)
    if isinstance(value, dict) and "is" in value:
        value = _with_line(value, path, log)
    if get_origin(hint) is tuple:
        return _items(hint, value, path, log)
    reader = _special(hint, path)
    if reader:
        return _read(reader, value, path, log, _wanted(reader))
    return _plain(hint, value, path, log)


def _with_line(value: dict[str, object], path: Path, log: Log) -> object:
    """The value of ``{ is = value, line = 7 }``, its line of the organiser's text noted."""
    line = value.get("line")
    if isinstance(line, int):
        log.lines[".".join(str(part) for part in path)] = line
    for key in value:
        if key not in {"is", "line"}:
            log.fault((*path, key), "regulation-unknown-key", key=key, table=_name(path), nearest="line")
    return value["is"]


def _items(hint: object, value: object, path: Path, log: Log) -> object:
    item, last = get_args(hint)
    if last is not Ellipsis:
        return tuple(_band_part(get_args(hint), value, path, log))
    if not isinstance(value, list):
        log.fault(path, "regulation-wrong-type", key=_name(path), wanted="list")
        return ()
    return tuple(convert(item, part, (*path, index), log) for index, part in enumerate(value))


def _band_part(hints: tuple[object, ...], value: object, path: Path, log: Log) -> list[object]:
    """A pair that TOML writes as a table ``{ when = condition, fee = roubles }``."""
    condition, _ = hints
    if not isinstance(value, dict) or set(value) != {"when", "fee"}:
        log.fault(path, "regulation-wrong-type", key=_name(path), wanted="{ when, fee }")
        return []
    fee = _read(read_roubles, value["fee"], (*path, "fee"), log, _wanted(read_roubles))
    return [convert(condition, value["when"], (*path, "when"), log), fee]


def _plain(hint: object, value: object, path: Path, log: Log) -> object:
    try:
        return msgspec.convert(value, type=hint, strict=True)
    except msgspec.ValidationError as error:
        log.fault(path, "regulation-wrong-value", key=_name(path), value=str(value), wanted=str(error))
        return None


def _read(reader: Callable[..., object], value: object, path: Path, log: Log, wanted: str) -> object:
    try:
        return reader(value)
    except (ValueError, TypeError, AttributeError):
        log.fault(path, "regulation-wrong-value", key=_name(path), value=str(value), wanted=wanted)
        return None


def _special(hint: object, path: Path) -> Callable[..., object] | None:
    """The reader of a value that TOML writes in the organiser's units."""
    name = str(path[-1]).replace("-", "_") if path else ""
    if hint is time:
        return read_hour
    if hint is not int:
        return None
    units = ((MONEY, read_roubles), (PERCENT, read_percent), (POINTS, read_points))
    return next((reader for names, reader in units if name in names), None)


def _wanted(reader: Callable[..., object]) -> str:
    return {read_roubles: "roubles", read_percent: "percent", read_points: "points", read_hour: "11:00"}.get(
        reader, ""
    )


def _without_none(hint: object) -> object:
    if isinstance(hint, UnionType):
        (rest,) = (part for part in get_args(hint) if part is not NoneType)
        return rest
    return hint


def _name(path: Path) -> str:
    return ".".join(str(part + 1) if isinstance(part, int) else part for part in path)


def _read_list(value: str) -> RatingList:
    source, _, discipline = value.partition("-")
    return RatingList(source=RatingSource(source), discipline=Discipline(discipline))


def _read_minimum(value: object) -> Minimum:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(value)
    return Minimum(count=value, scope=Scope.SECTION)


_SHORT: dict[type, Callable[..., object]] = {
    RatingList: _read_list,
    Minimum: _read_minimum,
    TimeControl: read_control,
}
