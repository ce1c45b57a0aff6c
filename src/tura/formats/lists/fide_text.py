"""FIDE's TXT lists: the columns are where the heading line says.

A list of arbiter and trainer titles longer than its column pushes the rest of the line to the right.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from tura.domain.players import Discipline, Sex
from tura.formats.lists.fide_record import FideRecord, Strength

_HEADINGS = re.compile(r"\S+(?: Number)?")
_TITLES_RUN = re.compile(r"[A-Z][A-Z,]*")
_MONTH = re.compile(r"[A-Za-z]{3}\d\d")
_SEX = {"M": Sex.MALE, "F": Sex.FEMALE}
_STRENGTHS = {
    Discipline.STANDARD: ("SRtng", "SGm", "SK"),
    Discipline.RAPID: ("RRtng", "RGm", "Rk"),
    Discipline.BLITZ: ("BRtng", "BGm", "BK"),
}
_NUMBERS = frozenset(("B-day", "Gms", "K", *(name for names in _STRENGTHS.values() for name in names)))
_LONGEST = 40

Slices = dict[str, tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Layout:
    """Where each column starts and ends, and the list that a single rating column belongs to."""

    columns: Slices
    numeric: tuple[tuple[int, int], ...]
    single: Discipline | None


def is_heading(line: str) -> bool:
    """The first line of every FIDE list."""
    return line.startswith("ID Number") and "Name" in line


def layout(heading: str, discipline: Discipline | None) -> Layout:
    """The columns of a heading; a rating column named by its month is of ``discipline``, else standard."""
    found = [(match.group(), match.start()) for match in _HEADINGS.finditer(heading)]
    ends = [start for _, start in found[1:]] + [len(heading) + _LONGEST]
    columns = {name: (start, end) for (name, start), end in zip(found, ends, strict=True)}
    single = next((name for name in columns if _MONTH.fullmatch(name)), None)
    if single is not None:
        columns["Rating"] = columns.pop(single)
    numeric = tuple(columns[name] for name in columns if name in _NUMBERS or name == "Rating")
    return Layout(columns, numeric, (discipline or Discipline.STANDARD) if single is not None else None)


def records(lines: Iterator[str], form: Layout) -> Iterator[FideRecord]:
    """One record for each line that starts with an id."""
    for line in lines:
        if line[:1].isdigit():
            yield _record(line, form)


def _record(line: str, form: Layout) -> FideRecord:
    shift, titles = _overflow(line, form)
    columns, after = form.columns, form.columns.get("OTit", (0, 0))[0]

    def text(name: str) -> str:
        start, end = columns.get(name, (0, 0))
        moved = shift if start > after else 0
        return line[start + moved : end + moved].strip()

    return FideRecord(
        fide_id=text("ID Number"),
        name=text("Name"),
        federation=text("Fed"),
        sex=_SEX.get(text("Sex")),
        title=text("Tit"),
        women_title=text("WTit"),
        other_titles=titles,
        arena_title=_arena(text("FOA"), titles, line, form),
        standard=_strength(text, Discipline.STANDARD, form),
        rapid=_strength(text, Discipline.RAPID, form),
        blitz=_strength(text, Discipline.BLITZ, form),
        birth_year=_number(text("B-day")),
        flag=text("Flag"),
    )


def _overflow(line: str, form: Layout) -> tuple[int, str]:
    """How far the columns after the titles are pushed, and the titles whole."""
    start, end = form.columns.get("OTit", (0, 0))
    if start == end or not line[end - 1 : end].strip():
        return 0, line[start:end].strip()
    run = _TITLES_RUN.match(line, start)
    titles = run.group() if run else line[start:end].strip()
    over = start + len(titles) - end
    if over <= 0:
        return 0, titles
    return next((shift for shift in (0, over) if _reads(line, form.numeric, shift, start)), over), titles


def _reads(line: str, numeric: Sequence[tuple[int, int]], shift: int, after: int) -> bool:
    """Every number column holds a whole number or nothing, and no border cuts through digits."""
    for start, end in numeric:
        moved = shift if start > after else 0
        part = line[start + moved : end + moved].strip()
        if part and not part.isdigit():
            return False
    borders = [start + shift for start, _ in numeric if start > after]
    return not any(line[border - 1 : border + 1].isdigit() and len(line) > border for border in borders)


def _arena(text: str, titles: str, line: str, form: Layout) -> str:
    """The arena title without the letters of over-long titles that reach into its column."""
    start, end = form.columns.get("FOA", (0, 0))
    reach = form.columns.get("OTit", (0, 0))[0] + len(titles)
    return line[max(start, reach) : end].strip() if titles and start < reach else text


def _strength(text: Callable[[str], str], discipline: Discipline, form: Layout) -> Strength:
    names = ("Rating", "Gms", "K") if form.single is discipline else _STRENGTHS[discipline]
    rating, games, k = (_number(text(name)) for name in names)
    return Strength(rating, games or 0, k)


def _number(text: str) -> int | None:
    return int(text) or None if text.isdigit() and text.isascii() else None
