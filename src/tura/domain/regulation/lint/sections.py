"""Sections: bands that meet, leave gaps or stay empty (6.1.3, 6.2.7, 6.2.8)."""

from collections.abc import Iterator
from datetime import date
from itertools import pairwise

from tura.domain.players import RatingSource
from tura.domain.reason import Value
from tura.domain.regulation.conditions import RatingBand
from tura.domain.regulation.lint.boxes import FAR, Box, boxes, is_only_bounds, overlaps
from tura.domain.regulation.lint.finding import (
    PAIRING,
    Finding,
    Where,
    ask,
    key_of,
    warn,
)
from tura.domain.regulation.schema import Regulation, Section

FLOOR_SINCE = date(2024, 3, 1)
FLOOR = 1400


def on_fide_floor(regulation: Regulation) -> bool:
    """Whether FIDE's lists of the event's date have nobody below 1400 (since 1 March 2024)."""
    day = regulation.list_date or regulation.schedule.first_day
    return day is None or day >= FLOOR_SINCE


def reads_fide(band: RatingBand) -> bool:
    """Whether FIDE ratings come first in this band."""
    if band.lists:
        return band.lists[0].source is RatingSource.FIDE
    return RatingSource.FIDE in band.sources[:1]


def by_rating(regulation: Regulation) -> bool:
    """Whether sections are told apart by ratings."""
    return any(box.lists for section in regulation.sections for box in boxes(section.entry))


def sections_meet(regulation: Regulation) -> Iterator[Finding]:
    """No player belongs to two sections by one border value, and none is between two."""
    rule = "6.2.7" if by_rating(regulation) else "6.1.3"
    listed = regulation.sections
    for index, first in enumerate(listed):
        for second in listed[index + 1 :]:
            for box in overlaps(first.entry, second.entry):
                yield from _overlap(rule, first, second, box)
    yield from _gaps(regulation, rule)


def _overlap(rule: str, first: Section, second: Section, box: Box) -> Iterator[Finding]:
    where = Where(rule, key_of(second, "entry"), second.line)
    letters = (first.letter, second.letter)
    for low, high in (box.born, box.rating):
        if low == high:
            yield ask(where, "lint-border-twice", PAIRING, sections=letters, value=low)
            return
    bounded = [span for span in (box.born, box.rating) if span[0] != -FAR or span[1] != FAR]
    if bounded and (box.born == (-FAR, FAR) or box.rating == (-FAR, FAR)):
        low, high = bounded[0]
        values: dict[str, Value] = {
            "low": None if low == -FAR else low,
            "high": None if high == FAR else high,
        }
        yield warn(where, "lint-sections-overlap", sections=letters, **values)


def _gaps(regulation: Regulation, rule: str) -> Iterator[Finding]:
    listed = [section for section in regulation.sections if is_only_bounds(section.entry)]
    found = [(section, box) for section in listed for box in boxes(section.entry)]
    for axis in ("born", "rating"):
        spans = sorted(
            ((getattr(box, axis), section) for section, box in found if _is_bounded(getattr(box, axis))),
            key=lambda item: item[0],
        )
        for (before, _), (after, section) in pairwise(spans):
            if before[1] + 1 < after[0]:
                where = Where(rule, key_of(section, "entry"), section.line)
                yield warn(where, "lint-band-gap", low=before[1] + 1, high=after[0] - 1)
        if axis == "rating" and spans:
            yield from _below(rule, spans[0][0][0], spans[0][1], found)


def _is_bounded(span: tuple[int, int]) -> bool:
    return span[0] <= span[1] and span != (-FAR, FAR)


def _below(rule: str, low: int, section: Section, found: list[tuple[Section, Box]]) -> Iterator[Finding]:
    """Rated players below the lowest band, where the unrated have a section of their own."""
    unrated = [other for other, box in found if box.unrated and box.rating == (FAR, -FAR)]
    if low != -FAR and unrated:
        where = Where(rule, key_of(section, "entry"), section.line)
        yield warn(where, "lint-rated-below", low=low, unrated=unrated[0].letter, section=section.letter)


def floors(regulation: Regulation) -> Iterator[Finding]:
    """Sections that FIDE's floor of 1400 leaves empty or makes smaller than printed (6.2.7)."""
    if not on_fide_floor(regulation):
        return
    for section in regulation.sections:
        band = section.entry.rating
        if band is None or not reads_fide(band) or band.unrated or band.high is None:
            continue
        where = Where("6.2.7", key_of(section, "entry"), section.line)
        if band.high < FLOOR:
            yield warn(where, "lint-floor-empty", section=section.letter, low=band.low, high=band.high)
        elif (band.low or 0) < FLOOR:
            yield warn(where, "lint-floor-narrow", section=section.letter, low=band.low, high=band.high)


def unrated(regulation: Regulation) -> Iterator[Finding]:
    """Which list makes a player unrated, and strong national players among the unrated (6.2.8)."""
    for section in regulation.sections:
        band = section.entry.rating
        if band is None or not band.unrated:
            continue
        where = Where("6.2.8", key_of(section, "entry"), section.line)
        if not band.lists:
            yield ask(where, "lint-unrated-list", PAIRING, section=section.letter)
        if all(item.source is RatingSource.FIDE for item in band.lists):
            yield warn(where, "lint-unrated-strong", section=section.letter)
