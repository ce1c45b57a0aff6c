"""Laws that hold whatever people do, in whatever order."""

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from events_made import Journal, entered, regulation
from random_commands import some_command
from tura.domain.apply import fold
from tura.domain.commands.opening import OpenEvent
from tura.domain.commands.sections import AssignNumbers, DrawInitialColour
from tura.domain.decide import decide
from tura.domain.event.crosstable import to_pair, to_tournament
from tura.domain.event.entry import Status
from tura.domain.event.state import EventState
from tura.domain.points import STANDARD
from tura.domain.reason import Refusal
from tura.domain.results import Colour, Result
from tura.domain.section.field import Field

seeds = st.integers(0, 2**48).map(lambda seed: seed * 2654435761 % 2**48)


def prepared() -> Journal:
    """Two sections with six and five players, numbered, with their initial colours."""
    journal = Journal().do(OpenEvent(regulation=regulation("A", "B")))
    for letter, count in (("A", 6), ("B", 5)):
        entered(count, letter, journal)
        names = tuple(entry.id for entry in journal.state.in_section(letter))
        journal.do(AssignNumbers(field=letter, numbers=names))
        journal.do(DrawInitialColour(field=letter, colour=Colour.WHITE))
    return journal


@given(seeds)
def test_no_command_breaks_a_state(seed: int) -> None:
    """A random sequence of commands never raises and leaves every field consistent after each step."""
    rng = Random(seed)
    journal = prepared()
    for _ in range(200):
        decided = decide(journal.state, some_command(journal.state, rng))
        if isinstance(decided, Refusal):
            assert decided.reasons
        else:
            journal.take(decided)
            is_consistent(journal.state)


@given(seeds)
def test_a_replay_gives_the_same_state(seed: int) -> None:
    """Folding the journal again gives the state that grew entry by entry."""
    rng = Random(seed)
    journal = prepared()
    for _ in range(100):
        decided = decide(journal.state, some_command(journal.state, rng))
        journal.take(() if isinstance(decided, Refusal) else decided)
    assert fold(journal.events) == journal.state
    assert journal.state.seq == len(journal.events)


def is_consistent(state: EventState) -> None:
    """Every section is in one field, every field is in order, money is never below nothing."""
    homes = Counter(letter for field in state.fields.values() for letter in field.sections)
    assert homes == Counter(section.letter for section in state.regulation.sections)
    assert all(entry.paid >= 0 for entry in state.entries.values())
    assert all(name == entry.id for name, entry in state.entries.items())
    for letter, field in state.fields.items():
        assert letter == field.letter
        assert letter in field.sections
        has_numbers(state, field)
        has_rounds(field)
        has_crosstable(state, field)
    for awards in state.awards.values():
        given_out = sum(line.amount for line in awards.lines)
        assert given_out + awards.undistributed == awards.fund


def has_numbers(state: EventState, field: Field) -> None:
    """Numbers are unique, of the field's own sections, and whoever plays has one."""
    assert len(set(field.numbers)) == len(field.numbers)
    assert all(state.entries[name].section in field.sections for name in field.numbers)
    playing = {e.id for e in state.in_field(field.letter) if e.status is Status.PLAYING}
    assert playing <= set(field.numbers)


def has_rounds(field: Field) -> None:
    """Rounds follow each other, only the last is unpublished, nobody has two seats, no table two boards."""
    assert [round_.number for round_ in field.rounds] == list(range(1, len(field.rounds) + 1))
    assert all(round_.is_published and round_.draft is None for round_ in field.rounds[:-1])
    for round_ in field.rounds:
        drafts = (round_.draft,) if round_.draft is not None else ()
        assert round_.is_published or drafts
        for seats in (round_, *drafts):
            taken = [name for board in seats.boards for name in (board.white, board.black)]
            taken += [bye.entry for bye in seats.byes]
            assert len(set(taken)) == len(taken)
            assert set(taken) <= set(field.numbers)
            assert len({board.number for board in seats.boards}) == len(seats.boards)
            assert sum(bye.result is Result.PAIRING_BYE for bye in seats.byes) <= 1


def has_crosstable(state: EventState, field: Field) -> None:
    """Opponents name each other with opposite colours, and a game never gives more than a win."""
    to_pair(state, field.letter)
    table = to_tournament(state, field.letter)
    for row in table.participants:
        assert len(row.cells) == field.published
        for at, cell in enumerate(row.cells):
            if cell.opponent:
                other = table.by_tpn[cell.opponent].cells[at]
                assert other.opponent == row.tpn
                assert cell.colour is not None
                assert other.colour is cell.colour.opposite
                assert STANDARD.of(cell.result) + STANDARD.of(other.result) <= 10
