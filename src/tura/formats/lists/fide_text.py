"""FIDE's TXT lists: the columns are where the heading line says.

A list of arbiter and trainer titles longer than its column pushes the rest of the line to the right.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tura.domain.players import Discipline, Sex
from tura.formats.lists.fide_record import UNRATED, FideRecord, Strength
from tura.formats.lists.number import number
from tura.formats.lists.player_row import PlayerRow

_HEADINGS = re.compile(r"\S+(?: Number)?")
_TITLES_RUN = re.compile(r"[A-Z][A-Z,]*")
_MONTH = re.compile(r"[A-Za-z]{3}\d\d")
_SEX = {"M": Sex.MALE, "F": Sex.FEMALE}
_STRENGTHS = {
    Discipline.STANDARD: ("SRtng", "SGm", "SK"),
    Discipline.RAPID: ("RRtng", "RGm", "Rk"),
    Discipline.BLITZ: ("BRtng", "BGm", "BK"),
}
_SINGLE = ("Rating", "Gms", "K")
_TEXTS = ("ID Number", "Name", "Fed", "Sex", "Tit", "WTit", "FOA", "Flag", "B-day")
_LONGEST = 40

Span = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Layout:
    """The spans of the texts, then of three numbers for each discipline; an absent column is (0, 0).

    ``titles`` is the column that may overflow, ``single`` the list that a lone rating column belongs to.
    """

    spans: tuple[Span, ...]
    titles: Span
    single: Discipline | None

    def pushed(self, shift: int) -> tuple[Span, ...]:
        """The spans of a line whose columns after the titles stand further right."""
        return tuple(
            (start + shift, end + shift) if start > self.titles[0] else (start, end)
            for start, end in self.spans
        )


def is_heading(line: str) -> bool:
    """The first line of every FIDE list."""
    return line.startswith("ID Number") and "Name" in line


def layout(heading: str, discipline: Discipline | None) -> Layout:
    """The columns of a heading; a rating column named by its month is of ``discipline``, else standard."""
    found = [(match.group(), match.start()) for match in _HEADINGS.finditer(heading)]
    ends = [start for _, start in found[1:]] + [len(heading) + _LONGEST]
    columns = {name: (start, end) for (name, start), end in zip(found, ends, strict=True)}
    month = next((name for name in columns if _MONTH.fullmatch(name)), None)
    single = None
    if month is not None:
        columns["Rating"] = columns.pop(month)
        single = discipline or Discipline.STANDARD
    names = [*_TEXTS]
    for each in Discipline:
        names += _SINGLE if single is each else _STRENGTHS[each]
    return Layout(tuple(columns.get(name, (0, 0)) for name in names), columns.get("OTit", (0, 0)), single)


def records(lines: Iterator[str], form: Layout) -> Iterator[FideRecord]:
    """One record for each line that starts with an id."""
    start, end = form.titles
    for line in lines:
        if not line[:1].isdigit():
            continue
        if line[end - 1 : end].strip():
            shift, titles = _overflow(line, form)
            cut = start + len(titles)
            spans = tuple((max(low, cut) if low > start else low, high) for low, high in form.pushed(shift))
            yield _record(line, spans, titles)
        else:
            yield _record(line, form.spans, line[start:end].strip())


def rows(lines: Iterator[str], form: Layout) -> Iterator[PlayerRow]:
    """One flat row for each line that starts with an id."""
    (i0, i1), (n0, n1), (f0, f1), (x0, x1), (t0, t1), (w0, w1), _, _, (b0, b1), *numbers = form.spans
    (s0, s1), (r0, r1), (z0, z1) = numbers[0], numbers[3], numbers[6]
    end = form.titles[1]
    for line in lines:
        if not line[:1].isdigit():
            continue
        if not line[end - 1 : end].isspace() and line[end - 1 : end]:
            yield _row(next(records(iter((line,)), form)))
            continue
        yield PlayerRow(
            line[i0:i1].strip(),
            line[n0:n1].strip(),
            line[x0:x1].strip() == "F",
            number(line[b0:b1].strip()),
            line[f0:f1].strip(),
            "",
            "",
            "",
            line[t0:t1].strip() or line[w0:w1].strip(),
            number(line[s0:s1].strip()),
            number(line[r0:r1].strip()),
            number(line[z0:z1].strip()),
        )


def _row(record: FideRecord) -> PlayerRow:
    return PlayerRow(
        record.fide_id,
        record.name,
        record.sex is Sex.FEMALE,
        record.birth_year,
        record.federation,
        title=record.title or record.women_title,
        standard=record.standard.rating,
        rapid=record.rapid.rating,
        blitz=record.blitz.rating,
    )


def _record(line: str, spans: tuple[Span, ...], titles: str) -> FideRecord:
    ident, name, federation, sex, title, women, arena, flag, born, *numbers = [
        line[start:end].strip() for start, end in spans
    ]
    return FideRecord(
        ident,
        name,
        federation,
        _SEX.get(sex),
        title,
        women,
        titles,
        arena,
        _strength(numbers[0:3]),
        _strength(numbers[3:6]),
        _strength(numbers[6:9]),
        number(born),
        flag,
    )


def _overflow(line: str, form: Layout) -> tuple[int, str]:
    """How far the columns after the titles are pushed, and the titles whole."""
    start, end = form.titles
    run = _TITLES_RUN.match(line, start)
    titles = run.group() if run else line[start:end].strip()
    over = max(0, start + len(titles) - end)
    return next((shift for shift in (0, over) if _reads(line, form, shift)), over), titles


def _reads(line: str, form: Layout, shift: int) -> bool:
    """Every number column holds a whole number or nothing, and no border cuts through digits."""
    for start, end in form.pushed(shift)[len(_TEXTS) - 1 :]:
        part = line[start:end].strip()
        if part and not part.isdigit():
            return False
        if start and len(line) > start and line[start - 1 : start + 1].isdigit():
            return False
    return True


def _strength(numbers: list[str]) -> Strength:
    rating, games, k = numbers
    if not (rating or k):
        return UNRATED
    return Strength(number(rating), number(games) or 0, number(k))
