"""What a player's games here mean for his ratings: an estimate by each list that rates the section."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tura.app.ranking import Ranked
from tura.domain.event.entry import Entry
from tura.domain.event.state import EventState
from tura.domain.players import Discipline, RatingSource
from tura.domain.ratings.estimates import estimate
from tura.domain.ratings.k_factor import FIDE_K, FSHR_K, Career, k_factor
from tura.domain.ratings.rated import TimeControl, discipline_of
from tura.domain.ratings.rules import FIDE, FSHR, RatingRules
from tura.domain.regulation.schema import Section
from tura.domain.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Expected:
    """The change by one list, rounded, over so many rated games; K as if 30 games were rated before."""

    source: RatingSource
    discipline: Discipline
    rating: int
    change: int
    games: int
    k: int
    certain: bool


def expected_changes(state: EventState, letter: str, ranked: Ranked, tpn: int) -> tuple[Expected, ...]:
    """Every list's change for one player; none where the player or the section is not rated by it."""
    section = state.regulation.section(letter)
    return () if section is None else tuple(_changes(state, section, ranked, tpn))


def _changes(state: EventState, section: Section, ranked: Ranked, tpn: int) -> Iterator[Expected]:
    control = section.playing.time_control
    given = TimeControl(60 * control.main, control.increment)
    discipline = discipline_of(given)
    if discipline is None:
        return
    field = state.field_of(section.letter)
    entry = state.entries[ranked.entries[tpn]]
    for source in section.playing.rated_by:
        rules = (FIDE if source is RatingSource.FIDE else FSHR)[discipline]
        own = _rating(entry, rules)
        if not own or field is None:
            continue
        rated = _rated(ranked.tournament, [state.entries[name] for name in field.numbers], rules)
        k = _k(state, entry, own, rules)
        found = estimate(rated, tpn, k, rules, given).change
        if found is not None and found.games:
            yield Expected(
                source, discipline, own, found.rounded, len(found.games), found.k, certain=rules.certain
            )


def _k(state: EventState, entry: Entry, own: int, rules: RatingRules) -> int:
    day = state.regulation.schedule.first_day
    born = entry.facts.birth_year if day is not None else None
    steps = FSHR_K if rules.source is RatingSource.FSHR else FIDE_K
    return k_factor(own, Career(birth_year=born), day.year if day else 0, steps)[0]


def _rated(tournament: Tournament, numbered: list[Entry], rules: RatingRules) -> Tournament:
    """The crosstable with the ratings of one list in place of those that seeded."""
    rows = (
        replace(row, rating=_rating(numbered[row.tpn - 1], rules) or 0) for row in tournament.participants
    )
    return replace(tournament, participants=tuple(rows))


def _rating(entry: Entry, rules: RatingRules) -> int | None:
    wanted = (rules.source, rules.discipline)
    return next((r.value for r in entry.facts.ratings if (r.source, r.discipline) == wanted), None)
