"""The schema's dataclasses to plain TOML values: what equals its default is left out."""

from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from datetime import time
from enum import Enum
from typing import TYPE_CHECKING

from tura.domain.regulation.awarding import Minimum, Scope
from tura.domain.regulation.conditions import RatingList
from tura.domain.regulation.schema import Regulation, TimeControl
from tura.formats.regulation.amounts import write_parts
from tura.formats.regulation.build import MONEY, PERCENT, POINTS, key_of

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Table = dict[str, object]


def plain_table(value: "DataclassInstance", at: str, lines: Mapping[str, int]) -> Table:
    """A dataclass as a table; ``at`` is its dotted key, ``lines`` the text's lines of single values."""
    table: Table = {}
    for item in fields(value):
        found = getattr(value, item.name)
        if found is None or (found == _default(item) and not _is_required(item)):
            continue
        if isinstance(value, Regulation) and item.name == "lines":
            continue
        key = key_of(item.name)
        dotted = f"{at}.{key}" if at else key
        written = plain(found, dotted, lines)
        table[key] = {"is": written, "line": lines[dotted]} if dotted in lines else written
    return table


def _is_required(item: "Field[object]") -> bool:
    return item.default is MISSING and item.default_factory is MISSING


def _default(item: "Field[object]") -> object:
    return item.default_factory() if item.default_factory is not MISSING else item.default


def plain(value: object, at: str, lines: Mapping[str, int]) -> object:
    """A value as TOML has it, in the organiser's units."""
    if is_dataclass(value) and not isinstance(value, type):
        return _short(value) or plain_table(value, at, lines)
    if isinstance(value, tuple):
        return _items(value, at, lines)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, time):
        return f"{value:%H:%M}"
    if isinstance(value, int) and not isinstance(value, bool):
        return _in_units(value, at.rpartition(".")[2].replace("-", "_"))
    return value


def _items(value: tuple[object, ...], at: str, lines: Mapping[str, int]) -> object:
    if at.endswith("section"):
        return [plain(item, f"{at}.{getattr(item, 'letter', '')}", lines) for item in value]
    if at.endswith("fees.band"):
        pairs = [pair for pair in value if isinstance(pair, tuple)]
        return [{"when": plain(when, at, lines), "fee": write_parts(fee, 100)} for when, fee in pairs]
    return [plain(item, f"{at}.{index}", lines) for index, item in enumerate(value)]


def _in_units(value: int, name: str) -> object:
    if name in MONEY or name in PERCENT:
        return write_parts(value, 100)
    return write_parts(value, 10) if name in POINTS else value


def _short(value: object) -> object:
    """The short form of a value that has one."""
    if isinstance(value, RatingList):
        return f"{value.source.value}-{value.discipline.value}"
    if isinstance(value, Minimum) and value.scope is Scope.SECTION and value.line is None:
        return value.count
    if isinstance(value, TimeControl) and value.line is None:
        mark = " + " if value.further else "+"
        return f"{value.shown}{mark}{value.increment}"
    return None
