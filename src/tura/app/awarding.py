"""A section's prizes: its ranking and the whole event's entries put before the regulation's rules."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tura.app.merits import merits
from tura.app.ranking import Ranked, rank
from tura.domain.event.crosstable import to_tournament
from tura.domain.event.entry import Entry, Status
from tura.domain.event.state import EventState
from tura.domain.event.views import headcount, is_finished
from tura.domain.players import Person
from tura.domain.prizes.allocate import allocate_prizes
from tura.domain.prizes.allocation import Allocation
from tura.domain.prizes.contest import Contender, Contest, Entrant
from tura.domain.prizes.merits import with_quartiles
from tura.domain.reason import Reason, Refusal, refuse
from tura.domain.regulation.awarding import Awarding, Counted
from tura.domain.regulation.facts import Facts, facts_of
from tura.domain.regulation.lint import PAYING, blocked
from tura.domain.results import Result
from tura.domain.tournament import Participant


@dataclass(frozen=True, slots=True)
class Awarded:
    """A section's allocation, with the contest it was worked out on and its ranking."""

    contest: Contest
    allocation: Allocation
    ranked: Ranked
    final: bool

    @property
    def undecided(self) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """Before the last round is over: each place that several share while one of them has a prize, and who.

        Between them nothing decides yet: lots are drawn after the last round only (C.07 4.2).
        """
        if self.final:
            return ()
        given = {payout.entry for payout in self.allocation.payouts}
        given |= {trophy.entry for trophy in self.allocation.trophies}
        groups: dict[int, list[str]] = {}
        for line in self.ranked.lines:
            if level := self.ranked.level[line.tpn]:
                groups.setdefault(level, []).append(self.ranked.entries[line.tpn])
        return tuple((place, tuple(who)) for place, who in groups.items() if not given.isdisjoint(who))


def award(state: EventState, letter: str, people: Mapping[str, Person]) -> Awarded | Refusal:
    """The prizes of a section as they stand; ``final`` once its last round is over.

    Refused while a question that paying depends on is open.
    """
    made = contest_of(state, letter, people)
    if isinstance(made, Refusal):
        return made
    contest, ranked = made
    field = state.field_of(letter)
    return Awarded(contest, allocate_prizes(contest), ranked, field is not None and is_finished(field))


def contest_of(
    state: EventState, letter: str, people: Mapping[str, Person]
) -> tuple[Contest, Ranked] | Refusal:
    """What the prizes of a section are decided on, with the ranking behind it."""
    section = state.regulation.section(letter)
    if section is None or state.field_of(letter) is None:
        return refuse("section-unknown", section=letter)
    open_ = blocked(state.regulation, PAYING)
    if open_:
        return Refusal(tuple(Reason("question-open", f.rule, {"question": f.rule}) for f in open_))
    ranked = rank(state, letter)
    if isinstance(ranked, Refusal):
        return ranked
    awards = state.awards.get(letter)
    decided = None if awards is None or awards.fund_decision is None else awards.fund_decision.amount
    awarding = replace(section.awarding, headcount=section.awarding.headcount or state.regulation.headcount)
    contest = Contest(
        section=letter,
        awarding=awarding,
        contenders=_contenders(state, ranked, people, awarding),
        entrants=_entrants(state, people),
        fund_override=decided,
    )
    return contest, ranked


def _contenders(
    state: EventState, ranked: Ranked, people: Mapping[str, Person], awarding: Awarding
) -> tuple[Contender, ...]:
    rows = ranked.tournament.by_tpn
    values = merits(ranked.tournament, awarding, state.regulation.discipline)
    found = []
    for place, line in enumerate(ranked.lines, 1):
        entry = state.entries[ranked.entries[line.tpn]]
        contender = _contender(state, entry, people, rows[line.tpn])
        found.append(
            replace(
                contender,
                place=place,
                points=line.points,
                shared=ranked.level[line.tpn],
                merits=values[line.tpn],
            )
        )
    return with_quartiles(found)


def _contender(state: EventState, entry: Entry, people: Mapping[str, Person], row: Participant) -> Contender:
    section = state.regulation.section(entry.section)
    barred = None
    if section is not None and entry.playing_up and section.up_takes_prizes is False:
        barred = Reason("plays-up-without-prizes", values={"bands": entry.playing_up})
    return Contender(
        entry=entry.id,
        place=0,
        facts=facts_at_end(state, entry, people[entry.id], row),
        rating=row.rating,
        barred=barred,
    )


def facts_at_end(state: EventState, entry: Entry, person: Person, row: Participant) -> Facts:
    """What conditions on prizes read: the person's facts, the desk's marks, and how he played.

    Until somebody is marked as present at the closing, nobody is known to be absent.
    """
    closing = any(one.attended for one in state.entries.values())
    played = sum(cell.result.facts.played for cell in row.cells)
    forfeits = sum(cell.result is Result.FORFEIT_LOSS for cell in row.cells)
    last = row.cells[-1].result.facts.played if row.cells else None
    return replace(
        facts_of(person),
        club=entry.facts.club,
        groups=frozenset(entry.groups),
        games=played,
        stayed=entry.status not in (Status.WITHDRAWN, Status.EXPELLED),
        attended=entry.attended if closing else None,
        forfeits=forfeits,
        played_last=last,
    )


def _entrants(state: EventState, people: Mapping[str, Person]) -> tuple[Entrant, ...]:
    counts = {
        section.letter: {rule: frozenset(headcount(state, section.letter, rule)) for rule in Counted}
        for section in state.regulation.sections
    }
    rows = _rows(state)
    return tuple(
        Entrant(
            entry=entry.id,
            section=entry.section,
            facts=facts_at_end(state, entry, people[entry.id], rows.get(entry.id, Participant(0))),
            took_part=frozenset(rule for rule, who in counts[entry.section].items() if entry.id in who),
            due=entry.due,
            paid=entry.paid,
        )
        for entry in state.entries.values()
        if entry.section in counts and entry.status is not Status.REFUSED
    )


def _rows(state: EventState) -> dict[str, Participant]:
    """The crosstable's row of every numbered entry of the event."""
    return {
        field.numbers[row.tpn - 1]: row
        for field in state.fields.values()
        for row in to_tournament(state, field.letter).participants
    }
