"""A player who comes after the pairings are published is given a seat with the fewest changes (C.04.2 4.4)."""

from dataclasses import dataclass, replace

from tura.app.office import Office
from tura.domain.commands import Command
from tura.domain.commands.attendance import JoinLate
from tura.domain.commands.rounds import BeginManual, EndManual, PairUnpaired, PublishPairing
from tura.domain.event.entry import Entry, Status
from tura.domain.event.initial_order import initial_order
from tura.domain.event.state import EventState
from tura.domain.reason import Refusal, refuse
from tura.domain.regulation.schema import Seeding
from tura.domain.results import Colour, Result
from tura.domain.section.field import Field

REASON = "late entry"


@dataclass(frozen=True, slots=True)
class Offer:
    """Who came late, and whom each of them could play: ``waiting`` has the pairing-allocated bye, or None."""

    late: tuple[Entry, ...]
    waiting: Entry | None


def late_offer(state: EventState, field: Field) -> Offer:
    """The confirmed entries without a number, while the round published last has no result yet."""
    last = field.rounds[field.published - 1] if field.published else None
    numbered = set(field.numbers)
    late = tuple(
        entry
        for entry in state.in_field(field.letter)
        if entry.status is Status.CONFIRMED and entry.id not in numbered
    )
    if last is None or not late or field.is_predetermined:
        return Offer((), None)
    waiting = [bye.entry for bye in last.byes if bye.result is Result.PAIRING_BYE]
    return Offer(late, state.entries[waiting[0]] if waiting and last.draft is None else None)


def next_round(
    office: Office, event_id: str, section: str, late: str, confirm: int = 0
) -> EventState | Refusal:
    """The latecomer plays from the next round; what was missed counts nothing."""
    state = office.state(event_id)
    field = state.field_of(section)
    if field is None or late not in state.entries:
        return refuse("entry-unknown", entry=late)
    join = _joining(office, state, field, late, field.published + 1, confirm)
    return office.perform(event_id, [join])


def seat_late(
    office: Office, event_id: str, section: str, pair: tuple[str, str], confirm: int = 0
) -> EventState | Refusal:
    """A latecomer plays whoever waits (or another latecomer) now; the round is published as its next edition.

    ``pair`` is (latecomer, opponent).  White is whoever had White less often, else the opponent.
    """
    state = office.state(event_id)
    field = state.field_of(section)
    unknown = [name for name in pair if name not in state.entries]
    if field is None or unknown or field.published == 0:
        return refuse("entry-unknown", entry=", ".join(unknown or pair))
    number = field.published
    commands: list[Command] = []
    numbered = field
    for name in pair:
        if name not in field.numbers:
            join = _joining(office, state, numbered, name, number, confirm)
            numbered = replace(numbered, numbers=join.numbers)
            commands.append(join)
    white, black = _seats(field, pair)
    at = office.clock().isoformat(timespec="seconds")
    commands += [
        BeginManual(field=field.letter, round=number, reason=REASON, confirm=confirm),
        PairUnpaired(field=field.letter, round=number, white=white, black=black, confirm=confirm),
        EndManual(field=field.letter, round=number, confirm=confirm),
        PublishPairing(field=field.letter, round=number, at=at, confirm=confirm),
    ]
    return office.perform(event_id, commands)


def _joining(
    office: Office, state: EventState, field: Field, late: str, first_round: int, confirm: int
) -> JoinLate:
    section = state.regulation.section(field.letter)
    seeding = Seeding() if section is None else section.seeding
    seated = [state.entries[name] for name in field.numbers]
    order = initial_order((*seated, state.entries[late]), seeding, office.names(state))
    return JoinLate(entry=late, first_round=first_round, numbers=order, confirm=confirm)


def _seats(field: Field, pair: tuple[str, str]) -> tuple[str, str]:
    late, other = pair
    whites = {name: _whites(field, name) for name in pair}
    return (late, other) if whites[late] < whites[other] else (other, late)


def _whites(field: Field, name: str) -> int:
    """Games with White less games with Black."""
    colours = [board.colour_of(name) for round_ in field.rounds for board in round_.boards]
    return colours.count(Colour.WHITE) - colours.count(Colour.BLACK)
