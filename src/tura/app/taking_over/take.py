"""A file taken over: everything decided first, then written at once, and compared with the file."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from operator import attrgetter

from tura.app.file_pairing import check_file_pairings
from tura.app.imported_rounds import FROM_FILE
from tura.app.office import Office
from tura.app.opening import open_event
from tura.app.pairing import drawn_seed
from tura.app.ports import Catalogued
from tura.app.taking_over.compared import compared
from tura.app.taking_over.history import Past, commands_of
from tura.app.taking_over.minimal import Frame, minimal_regulation
from tura.app.taking_over.obstacles import system_of
from tura.app.taking_over.people import people_of
from tura.app.taking_over.rows import rows_of
from tura.app.taking_over.tables import off_the_tables
from tura.domain.apply import apply
from tura.domain.commands import Command
from tura.domain.commands.opening import OpenEvent
from tura.domain.decide import decide
from tura.domain.event.state import EMPTY, EventState
from tura.domain.pairing.dutch.engine import Way
from tura.domain.pairing.replay import Difference
from tura.domain.reason import Reason, Refusal
from tura.domain.regulation.schema import Regulation, Section, System
from tura.domain.tournament import Tournament
from tura.formats.trf import TrfFile, to_tournament

_ROUND_ROBINS = (System.ROUND_ROBIN, System.DOUBLE_ROUND_ROBIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What the person gave beside the file: a regulation and its section, the rounds planned.

    ``words`` makes the sentences in which the defaults that were taken are recorded.
    """

    regulation: Regulation | None = None
    section: str = ""
    rounds: int | None = None
    words: Callable[[Reason], str] = attrgetter("code")


@dataclass(frozen=True, slots=True)
class TakenOver:
    """The event, what was assumed or changed on the way, and the rounds that the rules pair otherwise."""

    event: Catalogued
    notes: tuple[Reason, ...]
    differences: tuple[Difference, ...]


def take_over(office: Office, file: TrfFile, name: str, wish: Wish = Wish()) -> TakenOver | Refusal:
    """An event that goes on where the file stops; a Refusal names what stands in the way and writes nothing."""
    system = system_of(file)
    if isinstance(system, Refusal):
        return system
    notes: list[Reason] = []
    tournament = to_tournament(file)
    tournament = replace(tournament, rounds=max(wish.rounds or tournament.rounds, file.rounds_paired))
    frame = Frame(name, tournament.rounds, office.clock().date(), wish.words)
    regulation = wish.regulation or minimal_regulation(file, system, frame, notes.append)
    section = regulation.section(wish.section or regulation.sections[0].letter)
    against = _contradictions(section, system, tournament, file.rounds_paired)
    if section is None or against:
        return Refusal(tuple(against))
    tournament = replace(tournament, rounds=section.playing.rounds)
    past = _past(office, file, tournament, regulation, section)
    commands = [*commands_of(past)]
    rehearsed = _rehearsed([OpenEvent(regulation=regulation), *commands])
    if isinstance(rehearsed, Refusal):
        return rehearsed
    office.persons.put(past.people.values())
    event = open_event(office, regulation, commands)
    if isinstance(event, Refusal):
        return event
    notes += compared(rehearsed, section.letter, past)
    notes += off_the_tables(tournament, file.rounds_paired)
    if file.settings.rounds is None and wish.rounds is None and wish.regulation is None:
        notes.append(Reason("taken-over-rounds", "", {"rounds": section.playing.rounds}))
    return TakenOver(event, tuple(notes), _differences(file))


def _contradictions(
    section: Section | None, system: System, tournament: Tournament, paired: int
) -> list[Reason]:
    """What the regulation says otherwise than the file has played."""
    if section is None:
        return [Reason("section-unknown", "", {"section": "?"})]
    playing, points = section.playing, tournament.points
    pairs = {
        "points": ((points.win, points.draw, points.loss), (playing.win, playing.draw, playing.loss)),
        "bye": (
            points.win if points.pab is None else points.pab,
            playing.win if playing.pab is None else playing.pab,
        ),
        "system": (system in _ROUND_ROBINS, playing.system in _ROUND_ROBINS),
        "acceleration": (system is System.DUTCH_BAKU, playing.system is System.DUTCH_BAKU),
    }
    found = [what for what, (theirs, ours) in pairs.items() if theirs != ours]
    if paired > playing.rounds:
        found.append("rounds")
    return [
        Reason("taken-over-contradiction", "", {"what": what, "section": section.letter}) for what in found
    ]


def _past(
    office: Office, file: TrfFile, tournament: Tournament, regulation: Regulation, section: Section
) -> Past:
    rows = rows_of(tournament, file.rounds_paired)
    return Past(
        tournament=tournament,
        rows=rows,
        people=people_of(file, regulation.discipline, office.new_id),
        letter=section.letter,
        rounds=section.playing.rounds,
        first_board=section.first_board or 1,
        seed=drawn_seed(regulation.name, section.letter),
        source=FROM_FILE,
        entries={row.tpn: row.entry for row in rows},
    )


def _rehearsed(commands: Iterable[Command]) -> EventState | Refusal:
    """The state that the commands lead to, with nothing written, or the first refusal."""
    state = EMPTY
    for command in commands:
        events = decide(state, command)
        if isinstance(events, Refusal):
            return events
        for event in events:
            state = apply(state, event)
    return state


def _differences(file: TrfFile) -> tuple[Difference, ...]:
    found = check_file_pairings(file, Way.FAST)
    return () if isinstance(found, Refusal) else found
