"""A regulation as a TOML file an organiser can read: one prize, one round, one rule a line."""

from collections.abc import Iterator, Mapping, Sequence

import tomlkit

from tura.domain.regulation.schema import Regulation
from tura.formats.regulation.contract import contract
from tura.formats.regulation.plain import plain_table

_WIDTH = 110


def write_regulation(regulation: Regulation, header: Sequence[str] = (), footer: Sequence[str] = ()) -> str:
    """The regulation as TOML; ``header`` and ``footer`` are lines of comment.

    ``read_regulation`` gives the same regulation back.
    """
    table = contract(plain_table(regulation, "", regulation.lines))
    parts = [*_comments(header), *_table(table, "")]
    if footer:
        parts.extend(("", *_comments(footer)))
    return "\n".join(parts).strip("\n") + "\n"


def _comments(lines: Sequence[str]) -> Iterator[str]:
    for line in lines:
        yield f"# {' '.join(line.split())}".rstrip()
    if lines:
        yield ""


def _table(table: Mapping[str, object], name: str) -> Iterator[str]:
    """The lines of a table: its own values first, then its tables."""
    later = [(key, value) for key, value in table.items() if _needs_header(key, value, name)]
    own = [(key, value) for key, value in table.items() if not _needs_header(key, value, name)]
    for key, value in sorted(own, key=lambda pair: _is_rows(pair[1])):
        yield from _pair(key, value)
    for key, value in later:
        yield from _tables(f"{name}.{_key(key)}" if name else _key(key), value)


def _tables(dotted: str, value: object) -> Iterator[str]:
    if isinstance(value, list):
        for item in value:
            yield from ("", f"[[{dotted}]]")
            yield from _table(item, dotted)
    elif isinstance(value, dict):
        if dotted != "nomination":
            yield from ("", f"[{dotted}]")
        yield from _table(value, dotted)


def _needs_header(key: str, value: object, name: str) -> bool:
    if isinstance(value, list):
        return key in {"section", "bracket"} and bool(value)
    if not isinstance(value, dict) or "is" in value:
        return False
    return not name or name == "nomination" or (key == "awarding") or len(_inline(value)) > _WIDTH


def _pair(key: str, value: object) -> Iterator[str]:
    line = f"{_key(key)} = {_inline(value)}"
    if not isinstance(value, list) or not _is_rows(value) or (len(value) == 1 and len(line) <= _WIDTH):
        yield line
        return
    yield f"{_key(key)} = ["
    yield from (f"    {_inline(item)}," for item in value)
    yield "]"


def _is_rows(value: object) -> bool:
    return isinstance(value, list) and any(isinstance(item, dict) for item in value)


def _inline(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_inline(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_inline(item) for item in value) + "]"
    return tomlkit.item(value).as_string()


def _key(key: str) -> str:
    return tomlkit.key(key).as_string() if key.isascii() and key.replace("-", "").isalnum() else _quoted(key)


def _quoted(key: str) -> str:
    return tomlkit.string(key).as_string()
