"""Prizes by rating: which list, which bands, who has none (6.1.12-6.1.14)."""

from collections.abc import Iterator
from itertools import combinations, pairwise

from tura.domain.players import RatingSource
from tura.domain.regulation.awarding import Bracket, Prize
from tura.domain.regulation.conditions import Missing, RatingBand
from tura.domain.regulation.lint.finding import (
    PAYING,
    Finding,
    Where,
    ask,
    is_answered,
    key_of,
    numbered,
    warn,
)
from tura.domain.regulation.lint.nominations import prizes_of
from tura.domain.regulation.lint.sections import FLOOR, on_fide_floor, reads_fide
from tura.domain.regulation.schema import Regulation, Section


def _bands(row: Bracket) -> list[tuple[Prize, RatingBand]]:
    found = [(p, p.condition.rating) for p in row.prizes if p.condition.rating is not None and p.place == 1]
    return [(prize, band) for prize, band in found if not band.unrated]


def prize_bands(regulation: Regulation) -> Iterator[Finding]:
    """The rating prizes of a row share no value and leave none out between them (6.1.12)."""
    for section in regulation.sections:
        for row in section.awarding.brackets:
            bands = sorted(_bands(row), key=lambda item: (item[1].low or 0, item[1].high or 9999))
            for (_, one), (second, two) in combinations(bands, 2):
                if one.high is not None and one.high == two.low:
                    where = Where("6.1.12", key_of(section, "awarding", "bracket"), second.line)
                    yield ask(where, "lint-band-twice", PAYING, value=one.high, section=section.letter)
            for (_, one), (second, two) in pairwise(bands):
                if one.high is not None and two.low is not None and one.high + 1 < two.low:
                    where = Where("6.1.12", key_of(section, "awarding", "bracket"), second.line)
                    yield warn(where, "lint-band-gap", low=one.high + 1, high=two.low - 1)


def lists(regulation: Regulation) -> Iterator[Finding]:
    """Which rating of a publisher decides, and of which day (6.1.13, 6.2.4)."""
    undecided = [
        (section, prize)
        for section in regulation.sections
        for prize in prizes_of(section)
        if prize.condition.rating is not None and not prize.condition.rating.lists
    ]
    rule = numbered(regulation, "6.1.13", "6.2.4")
    discipline = regulation.discipline.value
    if undecided:
        section, prize = undecided[0]
        where = Where(rule, key_of(section, "awarding", "bracket"), prize.line)
        yield ask(where, "lint-prize-list", PAYING, prize=prize.label, discipline=discipline)
    entries = [
        s for s in regulation.sections if (band := s.entry.rating) and not band.lists and not band.unrated
    ]
    if entries:
        where = Where(rule, key_of(entries[0], "entry"), entries[0].line)
        yield ask(where, "lint-entry-list", "pairing", section=entries[0].letter, discipline=discipline)
    if regulation.list_date is None and _reads_ratings(regulation):
        yield ask(Where(rule, "list-date"), "lint-list-date", "pairing", PAYING)


def _reads_ratings(regulation: Regulation) -> bool:
    return any(
        section.entry.rating is not None or any(p.condition.rating for p in prizes_of(section))
        for section in regulation.sections
    )


def floor(regulation: Regulation) -> Iterator[Finding]:
    """FIDE's floor of 1400 makes a prize "up to 1600" one for 1400-1600 (6.1.13)."""
    told: set[int] = set()
    if not on_fide_floor(regulation):
        return
    for section in regulation.sections:
        for prize in prizes_of(section):
            band = prize.condition.rating
            if band is None or not reads_fide(band) or band.high is None or band.high in told:
                continue
            told.add(band.high)
            where = Where("6.1.13", key_of(section, "awarding", "bracket"), prize.line)
            if band.high < FLOOR:
                yield warn(where, "lint-prize-floor-empty", prize=prize.label, high=band.high)
            elif (band.low or 0) < FLOOR:
                yield warn(where, "lint-prize-floor", prize=prize.label, high=band.high)


def fallback(regulation: Regulation) -> Iterator[Finding]:
    """A second publisher's rating that counts in one band only, and players with no rating (6.1.14)."""
    told: set[str] = set()
    for section in regulation.sections:
        for row in section.awarding.brackets:
            for finding in _fallback(regulation, section, row):
                if finding.reason.code not in told:
                    told.add(finding.reason.code)
                    yield finding


def _fallback(regulation: Regulation, section: Section, row: Bracket) -> Iterator[Finding]:
    bands = _bands(row)
    national = [(prize, band) for prize, band in bands if _national(band)]
    if not national:
        return
    prize, band = national[0]
    where = Where("6.1.14", key_of(section, "awarding", "bracket"), prize.condition.line or prize.line)
    if len(national) < len(bands) and band.high is not None:
        yield warn(where, "lint-fallback-one-band", prize=prize.label, high=band.high)
    if band.missing is Missing.OUT and not is_answered(regulation, "6.1.14"):
        yield ask(where, "lint-no-rating", PAYING, prize=prize.label)


def _national(band: RatingBand) -> bool:
    sources = {item.source for item in band.lists} or set(band.sources)
    return sources >= {RatingSource.FIDE, RatingSource.FSHR}
