"""Number a field, pair its next round, publish it."""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from tura import __version__
from tura.app.office import Office
from tura.app.open_rules import open_rules
from tura.app.overtaking import OVERTAKEN, overtaken
from tura.domain.commands import Command
from tura.domain.commands.attendance import JoinLate
from tura.domain.commands.rounds import DraftPairing, PublishPairing
from tura.domain.commands.sections import AssignNumbers, DrawInitialColour, DrawLots
from tura.domain.decide.drafting import what_is_open
from tura.domain.event.crosstable import to_pair
from tura.domain.event.entry import Entry, Status
from tura.domain.event.initial_order import initial_order
from tura.domain.event.state import EventState
from tura.domain.pairing.acceleration import accelerate
from tura.domain.pairing.dutch.engine import Way, pair_round
from tura.domain.pairing.pairing import Pairing
from tura.domain.pairing.round_robin import schedule
from tura.domain.reason import Refusal, refuse
from tura.domain.regulation.lint import PAIRING, PUBLISHING
from tura.domain.regulation.schema import System
from tura.domain.results import Colour
from tura.domain.round.values import Round
from tura.domain.section.field import Field
from tura.domain.tournament import Tournament

ENGINE = f"tura {__version__}"

TIMES = 3
"""How often a round is paired anew when what it is paired from changes meanwhile; then the arbiter is told."""


PairRound = Callable[[Tournament, int, Way], Pairing | Refusal]


@dataclass(frozen=True, slots=True)
class Asked:
    """How a round is to be paired: the way, the level of warning that the arbiter said yes to, and where.

    ``pair_round`` is the engine, here or in another process.
    """

    way: Way = Way.FAST
    confirm: int = 0
    pair_round: PairRound = pair_round


def pair(office: Office, event_id: str, section: str, asked: Asked = Asked()) -> Round | Refusal:
    """The next round of the field a section plays in, drafted; numbers and colour are settled before round 1.

    Late entries confirmed since the last round get their place in the order first (C.04.2 2.4).  Others may write
    meanwhile: what was paired from is compared when the draft is written, and if it changed, paired anew; a draft
    that somebody else made meanwhile is the answer.
    """
    before = draft_of(office, event_id, section)
    answer = _pair(office, event_id, section, asked)
    for _ in range(TIMES):
        if not isinstance(answer, Refusal) or answer.first.code != OVERTAKEN:
            return answer
        there = draft_of(office, event_id, section)
        if there is not None and before is None:
            return there
        answer = _pair(office, event_id, section, asked)
    return answer


def draft_of(office: Office, event_id: str, section: str) -> Round | None:
    """The next round where it is drafted already, by whoever."""
    field = office.state(event_id).field_of(section)
    last = None if field is None else field.last
    return None if field is None or last is None or last.number <= field.published else last


def _pair(office: Office, event_id: str, section: str, asked: Asked) -> Round | Refusal:
    state = office.state(event_id)
    field = state.field_of(section)
    if field is None:
        return refuse("section-unknown", section=section)
    # Asked before anything is drawn or numbered, so that a refusal changes nothing.
    if waits := what_is_open(state, field, open_rules(state, PAIRING)):
        return Refusal(waits)
    ready = _prepared(office, event_id, field, asked)
    if isinstance(ready, Refusal):
        return ready
    answer = _paired(ready, field.letter, office.names(ready), asked)
    if isinstance(answer, Refusal):
        return answer
    command = _draft(ready, field.letter, answer, asked)
    drafted = office.perform(event_id, [command], lambda now: overtaken(ready, now, field.letter))
    if isinstance(drafted, Refusal):
        return drafted
    made = drafted.fields[field.letter].last
    assert made is not None
    return made


def publish(office: Office, event_id: str, section: str, confirm: int = 0) -> Round | Refusal:
    """The draft of a section's field shown to everybody."""
    state = office.state(event_id)
    field = state.field_of(section)
    if field is None or field.last is None:
        return refuse("nothing-to-publish", section=section)
    command = PublishPairing(
        field=field.letter,
        round=field.last.number,
        at=office.clock().isoformat(timespec="seconds"),
        open_questions=open_rules(state, PUBLISHING),
        confirm=confirm,
    )
    done = office.perform(event_id, [command])
    if isinstance(done, Refusal):
        return done
    shown = done.fields[field.letter].last
    assert shown is not None
    return shown


def _prepared(office: Office, event_id: str, field: Field, asked: Asked) -> EventState | Refusal:
    """The state ready for pairing: numbered before round 1, late entries in their places after it."""
    state = office.state(event_id)
    if not field.is_started:
        return office.perform(event_id, _first_preparations(office, event_id, state, field, asked))
    for entry in _late(state, field):
        now = state.fields[field.letter]
        command = JoinLate(
            entry=entry.id,
            first_round=now.published + 1,
            numbers=_with(state, now, entry, office.names(state)),
            confirm=asked.confirm,
        )
        joined = office.perform(event_id, [command])
        if isinstance(joined, Refusal):
            return joined
        state = joined
    return state


def _first_preparations(
    office: Office, event_id: str, state: EventState, field: Field, asked: Asked
) -> list[Command]:
    order = _order(state, field, state.may_play(field.letter), office.names(state))
    commands: list[Command] = [AssignNumbers(field=field.letter, numbers=order, confirm=asked.confirm)]
    seed = drawn_seed(event_id, field.letter)
    if field.initial_colour is None and not field.is_predetermined:
        colour = Colour.WHITE if seed % 2 else Colour.BLACK
        commands.append(DrawInitialColour(field=field.letter, colour=colour, seed=seed))
    if field.lots is None:
        commands.append(DrawLots(field=field.letter, seed=seed))
    return commands


def drawn_seed(event_id: str, letter: str) -> int:
    """The seed of a field's draws: fixed for an event, so that a draw repeated gives the same (VCL Q206)."""
    return int.from_bytes(sha256(f"{event_id}/{letter}".encode()).digest()[:6])


def _late(state: EventState, field: Field) -> list[Entry]:
    numbered = set(field.numbers)
    return [
        entry
        for entry in state.in_field(field.letter)
        if entry.status is Status.CONFIRMED and entry.id not in numbered
    ]


def _with(state: EventState, field: Field, late: Entry, names: dict[str, str]) -> tuple[str, ...]:
    return _order(state, field, (*(state.entries[name] for name in field.numbers), late), names)


def _order(
    state: EventState, field: Field, entries: tuple[Entry, ...], names: dict[str, str]
) -> tuple[str, ...]:
    section = state.regulation.section(field.letter)
    assert section is not None, field.letter
    return initial_order(entries, section.seeding, names)


def _paired(state: EventState, letter: str, names: dict[str, str], asked: Asked) -> Pairing | Refusal:
    field = state.fields[letter]
    tournament = to_pair(state, letter, names)
    number = field.published + 1
    match field.system:
        case System.DUTCH:
            return asked.pair_round(tournament, number, asked.way)
        case System.DUTCH_BAKU:
            lifted = accelerate(tournament)
            return lifted if isinstance(lifted, Refusal) else asked.pair_round(lifted, number, asked.way)
        case System.ROUND_ROBIN | System.DOUBLE_ROUND_ROBIN:
            return _berger(tournament, number, 2 if field.system is System.DOUBLE_ROUND_ROBIN else 1)


def _berger(tournament: Tournament, number: int, cycles: int) -> Pairing | Refusal:
    rounds = schedule(len(tournament.participants), cycles=cycles)
    if number > len(rounds):
        return refuse("no-more-rounds", "C.05 Annexe 1", rounds=len(rounds))
    made = rounds[number - 1]
    return Pairing(number, made.pairs, made.free)


def _draft(state: EventState, letter: str, answer: Pairing, asked: Asked) -> DraftPairing:
    field = state.fields[letter]
    named = dict(enumerate(field.numbers, 1))
    return DraftPairing(
        field=letter,
        round=answer.round_no,
        pairs=tuple((named[white], named[black]) for white, black in answer.pairs),
        pab=named[answer.bye] if answer.bye else "",
        engine=ENGINE,
        open_questions=open_rules(state, PAIRING),
        confirm=asked.confirm,
    )
