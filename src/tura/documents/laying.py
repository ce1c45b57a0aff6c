"""A sheet as the part of a printed list: its columns with what they need, its rows in words."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import cast

from tura.documents.typesetting import broken
from tura.domain.reason import Reason
from tura.domain.sheet import Cell, Column, Kind, Sheet
from tura.wording.catalogues import catalogue
from tura.wording.sentences import sentence
from tura.wording.sheets import worded

# Columns that may stretch and wrap; the second set holds running text, which wraps early.
NAMES = {"name", "white", "black", "opponent", "full-name"}
TEXTS = {
    *("prize", "reason", "items", "region", "note", "receipts", "receipt-numbers", "label", "missing", "won"),
    *("what", "role", "city"),
}
STRONG = {"name", "points", "board", "place", "white", "black", "result", "net", "full-name"}
CENTRED = {"result", "colour", "title", "here", "signature"}
# What is written by hand needs room, in ems.
LEAST = {
    "passport": 8,
    "address": 7,
    "inn": 6,
    "birth-date": 5,
    "guardian": 7,
    "signature": 6,
    "remark": 9,
    "mark": 5,
    "city": 6,
    "judge-category": 5,
    "full-name": 9,
}
_NAME_AT_ONCE, _TEXT_AT_ONCE, _WISH_AT_ONCE = 44, 26, 64
_FEW = 50
# Columns for which the room that is left over is meant, where a sheet has them; else names and texts share it.
_ROOMY = {"remark"}
_PAIRED = ("white", "black")
_CODES = {"items": "item", "paid-how": "how"}
_WIDE = dict.fromkeys("½□■ШЩЖМЮФЫWMmwшщжмюфы%№", 15) | dict.fromkeys(".,:;'!|()[]ilIjftг ", 6)


@dataclass(frozen=True, slots=True)
class Look:
    """How a part is set: ``pillars`` beside each other, ``tall`` rows to write in, wrapping before turning."""

    title: str = ""
    subtitle: str = ""
    pillars: int = 1
    tight: bool = False
    wraps: bool = True
    tall: bool = False


def part(sheet: Sheet, language: str, look: Look | None = None) -> dict[str, object]:
    """The sheet as the ``list`` template wants it."""
    look = look or titled(sheet, language)
    words = worded(_plainly(sheet, language), language)
    columns = [
        _column(column, heading, [row[at] for row in words.rows])
        for at, (column, heading) in enumerate(zip(sheet.columns, words.headings, strict=True))
    ]
    _alike(sheet.columns, columns)
    _growing(sheet.columns, columns)
    return {
        "title": look.title or words.title,
        "subtitle": look.subtitle,
        "pillars": look.pillars,
        "tight": look.tight,
        "wraps": look.wraps,
        "tall": look.tall,
        "signatures": [],
        "columns": columns,
        "rows": words.rows,
        "notes": words.notes,
        "empty": catalogue(language)["paper.empty"],
    }


def _plainly(sheet: Sheet, language: str) -> Sheet:
    """The sheet as a wall reads it: things by their names, reasons without the line they rest on."""
    known = catalogue(language)

    def plain(column: Column, cell: Cell) -> Cell:
        if isinstance(cell, Reason):
            return replace(cell, article="")
        if column.key in NAMES and isinstance(cell, str):
            return broken(cell)
        if column.key in _CODES and isinstance(cell, str):
            return ", ".join(known.get(f"{_CODES[column.key]}.{code}", code) for code in cell.split(", "))
        return cell

    rows = tuple(
        tuple(plain(column, cell) for column, cell in zip(sheet.columns, row, strict=True))
        for row in sheet.rows
    )
    return replace(sheet, rows=rows)


def titled(sheet: Sheet, language: str, **changes: object) -> Look:
    """The look a sheet has by itself: titled ``paper.<key>``, its section below."""
    code = f"paper.{sheet.key}"
    title = sentence(Reason(code, "", sheet.facts), language) if code in catalogue(language) else ""
    look = Look(title=title, subtitle=str(sheet.facts.get("section", "")))
    return replace(look, **changes)  # type: ignore[arg-type]  # the callers name the fields


def _column(column: Column, heading: str, cells: Sequence[str]) -> dict[str, object]:
    flex = column.key in NAMES or column.key in TEXTS
    return {
        "heading": heading,
        "side": _side(column),
        "flex": flex,
        "strong": column.key in STRONG,
        "least": LEAST.get(column.key, 0),
        "wish": [text[:_WISH_AT_ONCE] for text in _longest(cells, 1)] if flex else [],
        "samples": _samples(column.key, cells),
        "words": _longest((word for text in (heading, *cells) for word in _breaks(text)), 3),
    }


def _alike(heads: Sequence[Column], columns: Sequence[dict[str, object]]) -> None:
    """White and Black have equal room."""
    both = [laid for head, laid in zip(heads, columns, strict=True) if head.key in _PAIRED]
    for key in ("samples", "wish", "words"):
        joined = sorted({text for laid in both for text in cast("list[str]", laid[key])})
        for laid in both:
            laid[key] = joined


def _growing(heads: Sequence[Column], columns: Sequence[dict[str, object]]) -> None:
    """Where the room that is left over goes."""
    roomy = any(head.key in _ROOMY for head in heads)
    for head, laid in zip(heads, columns, strict=True):
        laid["grow"] = int(head.key in _ROOMY if roomy else bool(laid["flex"]))


def _side(column: Column) -> str:
    if column.key in CENTRED or column.key.startswith("round-"):
        return "centre"
    return "right" if column.kind in (Kind.NUMBER, Kind.POINTS, Kind.MONEY) else "left"


def _samples(key: str, cells: Sequence[str]) -> list[str]:
    """The cells that must stand on one line: the widest; of many names one in twenty may wrap, of texts all."""
    if key in TEXTS:
        return [text[:_TEXT_AT_ONCE] for text in _longest(cells, 1)]
    if key in NAMES and len(cells) > _FEW:
        cells = sorted(cells, key=_guess)[: -(len(cells) // 20)]
    most = _NAME_AT_ONCE if key in NAMES else None
    return [text[:most] for text in _longest(cells, 3)]


def _longest(texts: Iterable[str], count: int) -> list[str]:
    return sorted(set(texts), key=lambda text: (-_guess(text), text))[:count]


def _guess(text: str) -> int:
    """About how wide a text is; Typst measures those that are guessed widest."""
    return sum(_WIDE.get(mark, 12 if mark.isupper() else 10) for mark in text)


def _breaks(text: str) -> list[str]:
    """What cannot be broken over lines."""
    return text.replace("-", "- ").replace("\u200b", " ").split(" ")
