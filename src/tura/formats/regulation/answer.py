"""An answer written into a regulation file, its comments and order kept."""

import contextlib
from collections.abc import MutableMapping
from typing import cast

import tomlkit

from tura.formats.regulation.issues import RegulationError
from tura.formats.regulation.read import read_regulation

# Tables that all sections share: what they leave open is answered once, a section's own value still wins.
SHARED = frozenset({"playing", "awarding", "seeding", "fees"})
_WORDS = {"yes": True, "да": True, "no": False, "нет": False}

Table = MutableMapping[str, object]


def with_answer(
    text: str, key: str, answer: object, rule: str, words: str, name: str = "regulation.toml"
) -> str:
    """The file's text with ``answer`` at the dotted ``key`` ("": in words alone), recorded under ``[answers]``.

    What the organiser wrote, comments included, stays.  Raises RegulationError when the file would not be
    readable with it.
    """
    document = tomlkit.parse(text)
    if key:
        table, last = _place(cast("Table", document), key)
        table[last] = answer
    answers = cast("Table", document.setdefault("answers", tomlkit.table()))
    answers[rule] = f"{answers[rule]}; {words}" if rule in answers else words
    changed = tomlkit.dumps(document)
    read_regulation(changed, name)
    return changed


def candidates(words: str) -> tuple[object, ...]:
    """What an answer typed in words may be as a value: yes or no, a number, a list, the words themselves."""
    low = words.strip().lower()
    found: list[object] = [_WORDS[low]] if low in _WORDS else []
    with contextlib.suppress(tomlkit.exceptions.ParseError, ValueError):
        found.append(tomlkit.value(words).unwrap())
    if "," in words:
        found.append([part.strip() for part in words.split(",") if part.strip()])
    if low in {"no", "нет"}:
        found.append(0)
    return (*found, words)


def _place(document: Table, key: str) -> tuple[Table, str]:
    """The table to write into, made where it is missing, and the last part of the key."""
    parts = key.split(".")
    table = document
    if parts[0] == "section" and len(parts) > 2:
        parts = parts[2:] if parts[2] in SHARED else parts
    if parts[0] == "section":
        table = _section(document, parts[1])
        parts = parts[2:]
    for part in parts[:-1]:
        table = cast("Table", table.setdefault(part, tomlkit.table()))
    return table, parts[-1]


def _section(document: Table, letter: str) -> Table:
    letters = [section.letter for section in read_regulation(tomlkit.dumps(document)).regulation.sections]
    return cast("list[Table]", document["section"])[letters.index(letter)]


__all__ = ["RegulationError", "candidates", "with_answer"]
