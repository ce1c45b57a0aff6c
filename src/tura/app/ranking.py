"""Standings of a section: its own players in the field's crosstable, by the regulation's tie-breaks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tura.app.open_rules import open_rules
from tura.domain.event.crosstable import to_tournament
from tura.domain.event.state import EventState
from tura.domain.event.views import section_tpns
from tura.domain.reason import Reason, Refusal, refuse
from tura.domain.regulation.lint import PUBLISHING
from tura.domain.regulation.schema import LastResort, Section
from tura.domain.section.field import Field
from tura.domain.standings import Options, Standing, cautions, left_out, standings
from tura.domain.standings.opening import opened
from tura.domain.tiebreaks.edition import DEFAULT_READINGS, Edition
from tura.domain.tiebreaks.opened import Opened
from tura.domain.tournament import Tournament

_BY_HAND = "OTHER_LOTS"


@dataclass(frozen=True, slots=True)
class Ranked:
    """A section's lines; ``entries`` by TPN, ``tournament`` the crosstable they come from.

    ``level`` gives lines equal before any lots were drawn the same number above 0.
    ``notes`` are the cautions that the rules ask for, and what is open.
    """

    lines: tuple[Standing, ...]
    entries: Mapping[int, str]
    tournament: Tournament
    codes: tuple[str, ...]
    level: Mapping[int, int]
    after_round: int
    notes: tuple[Reason, ...] = ()


def rank(
    state: EventState, letter: str, after_round: int | None = None, names: Mapping[str, str] | None = None
) -> Ranked | Refusal:
    """The standings of a section after a round (None: the last published)."""
    section, field = state.regulation.section(letter), state.field_of(letter)
    if section is None or field is None:
        return refuse("section-unknown", section=letter)
    if not field.numbers:
        return refuse("not-numbered", "C.04.2 2.3", field=field.letter)
    last = field.published if after_round is None else after_round
    if last > field.published:
        return refuse("round-not-paired", field=field.letter, round=last)
    tournament = to_tournament(state, field.letter, last, names or {})
    entries = section_tpns(state, letter)
    codes = _codes(section)
    options = _options(field, tournament, entries)
    edition = Edition(section.playing.edition)
    equal = standings(tournament, codes, last, edition=edition, options=options)
    lines = _with_lots(section, field, tournament, (codes, last, edition, options), equal)
    absent = left_out(tournament, last).items()
    notes = (
        *cautions(tournament, codes, DEFAULT_READINGS),
        *(reason for tpn, reason in absent if tpn in entries),
        *(Reason("question-open", rule, {"question": rule}) for rule in open_rules(state, PUBLISHING)),
    )
    return Ranked(lines, entries, tournament, codes, _levels(equal), last, notes)


def _codes(section: Section) -> tuple[str, ...]:
    """The regulation's list; "wins" are WON where wins without play do not count (RULES 6.2.24)."""
    codes = section.playing.tiebreaks or ()
    if section.playing.wins_unplayed_count is False:
        return tuple("WON" if code == "WIN" else code for code in codes)
    return codes


def _options(field: Field, tournament: Tournament, entries: Mapping[int, str]) -> Options:
    others = frozenset(row.tpn for row in tournament.participants if row.tpn not in entries)
    return Options(keys=dict(enumerate(field.numbers, 1)), expelled=others)


_Asked = tuple[tuple[str, ...], int, Edition, Options]


def _with_lots(
    section: Section, field: Field, tournament: Tournament, asked: _Asked, equal: tuple[Standing, ...]
) -> tuple[Standing, ...]:
    codes, last, edition, options = asked
    if section.playing.last_resort is not LastResort.LOTS or last < field.rounds_planned:
        return equal
    if field.lots_by_hand:
        order = {name: place for place, name in enumerate(field.lots_by_hand)}
        drawn = {tpn: Fraction(-order.get(name, len(order)), 1) for tpn, name in enumerate(field.numbers, 1)}
        options = Options(keys=options.keys, expelled=options.expelled, external={_BY_HAND: drawn})
        codes = (*codes, _BY_HAND)
    seed = None if field.lots is None else str(field.lots)
    return standings(tournament, codes, last, edition=edition, seed=seed, options=options)


def _levels(equal: Sequence[Standing]) -> dict[int, int]:
    """A number for each group that every tie-break left equal; 0 for players alone on their place."""
    sizes: dict[int, int] = {}
    for line in equal:
        sizes[line.rank] = sizes.get(line.rank, 0) + 1
    return {line.tpn: line.rank if sizes[line.rank] > 1 else 0 for line in equal}


def open_line(state: EventState, letter: str, ranked: Ranked, tpn: int) -> tuple[Opened, ...]:
    """Every tie-break of one line with everything behind it."""
    section, field = state.regulation.section(letter), state.field_of(letter)
    assert section is not None, letter
    assert field is not None, letter
    return opened(
        ranked.tournament,
        ranked.codes,
        tpn,
        ranked.after_round,
        edition=Edition(section.playing.edition),
        options=_options(field, ranked.tournament, ranked.entries),
    )
