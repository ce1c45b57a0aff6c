"""What screens and papers read of a state: who ranks in a section, who counts, what is open."""

from tura.domain.event.entry import Entry, Status
from tura.domain.event.state import EventState
from tura.domain.regulation.awarding import Counted
from tura.domain.results import Result
from tura.domain.round.outcome import Outcome
from tura.domain.section.field import Field, Headcount


def section_tpns(state: EventState, section: str) -> dict[int, str]:
    """Entries by TPN of those in a section who are ranked; in a merged field only its own, without expelled."""
    field = state.field_of(section)
    numbers = () if field is None else field.numbers
    return {
        tpn: name
        for tpn, name in enumerate(numbers, 1)
        if state.entries[name].section == section and state.entries[name].status is not Status.EXPELLED
    }


def open_absences(state: EventState, letter: str) -> tuple[Entry, ...]:
    """Players who did not come in the last published round, of whom nobody said whether they go on.

    C.05 6.5: absent without notice is withdrawn unless the arbiter accepts an explanation; so he is asked.
    """
    field = state.fields[letter]
    if field.published == 0 or field.published >= field.rounds_planned:
        return ()
    round_ = field.rounds[field.published - 1]
    absent = [
        name
        for board in round_.boards
        for name, result in zip((board.white, board.black), board.outcome.sides, strict=True)
        if result is Result.FORFEIT_LOSS
    ]
    return tuple(e for e in map(state.entries.__getitem__, absent) if _is_asked(e, round_.number))


def _is_asked(entry: Entry, round_: int) -> bool:
    return (
        entry.status is Status.PLAYING
        and round_ not in entry.goes_on
        and (entry.last_round is None or entry.last_round > round_)
    )


def headcount(state: EventState, section: str, counted: Counted) -> tuple[str, ...]:
    """The entries of a section that count as participants (RULES 6.1.9): frozen with round 2, else as of now."""
    field = state.field_of(section)
    frozen = () if field is None else field.headcounts
    for count in frozen:
        if count.counted is counted:
            return tuple(
                e for e in count.entries if e in state.entries and state.entries[e].section == section
            )
    return tuple(e.id for e in state.in_section(section) if field and _counts(field, e, counted))


def headcounts(state: EventState, field: Field) -> tuple[Headcount, ...]:
    """The head counts that are frozen with round 2: all but those who finish."""
    entries = state.in_field(field.letter)
    return tuple(
        Headcount(counted=counted, entries=tuple(e.id for e in entries if _counts(field, e, counted)))
        for counted in Counted
        if counted is not Counted.FINISHED
    )


def _counts(field: Field, entry: Entry, counted: Counted) -> bool:
    """Whether an entry counts by one reading."""
    match counted:
        case Counted.REGISTERED:
            return entry.status not in (Status.DECLARED, Status.REFUSED) or entry.left_as is Status.CONFIRMED
        case Counted.PAID:
            return entry.paid > 0 and entry.owed <= 0
        case Counted.PAIRED_ROUND_1:
            first = field.round(1)
            return first is not None and first.is_published and first.board_of(entry.id) is not None
        case Counted.PLAYED:
            return has_played(field, entry.id)
        case Counted.FINISHED:
            return entry.status is Status.PLAYING and has_played(field, entry.id)


def has_played(field: Field, entry: str) -> bool:
    """Whether an entry has a game over the board or a pairing-allocated bye."""
    return any(
        _played(board.outcome)
        for round_ in field.rounds
        for board in round_.boards
        if entry in (board.white, board.black)
    ) or any(
        bye.entry == entry and bye.result is Result.PAIRING_BYE
        for round_ in field.rounds
        for bye in round_.byes
    )


def _played(outcome: Outcome) -> bool:
    return outcome.sides[0].facts.played


def is_finished(field: Field) -> bool:
    """Every planned round is over and no game is adjourned."""
    return field.published >= field.rounds_planned and not unfinished(field)


def unfinished(field: Field) -> tuple[tuple[int, int], ...]:
    """(round, board) of every published board without a final outcome."""
    return tuple(
        (round_.number, board.number)
        for round_ in field.rounds
        for board in round_.boards
        if not board.outcome.is_final
    )


def next_entry_id(state: EventState) -> str:
    """An entry id that no entry of the event has had: ``e`` and a number."""
    used = [int(name[1:]) for name in state.entries if name[:1] == "e" and name[1:].isdigit()]
    return f"e{max(used, default=0) + 1}"


def first_boards(state: EventState) -> dict[str, int]:
    """The first table of each field if they follow each other in the hall (A 1-18, B 19-30), by field.

    Each range holds everybody who may play, and one more board for a late entry.
    """
    tables: dict[str, int] = {}
    following = 1
    for letter in state.fields:
        tables[letter] = following
        following += (len(state.may_play(letter)) + 1) // 2 + 1
    return tables
