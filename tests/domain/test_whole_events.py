"""Whole random events: real engines, real decisions, from numbering to the last round."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from events_made import Journal, W, entered, facts, publish, regulation, result
from tura.domain.apply import fold
from tura.domain.commands import attendance as at
from tura.domain.commands.command import Command
from tura.domain.commands.opening import OpenEvent
from tura.domain.commands.registration import ConfirmEntry, DeclareEntry
from tura.domain.commands.rounds import DraftPairing
from tura.domain.commands.sections import AssignNumbers, DrawInitialColour
from tura.domain.decide import decide
from tura.domain.event.crosstable import to_pair, to_tournament
from tura.domain.event.initial_order import initial_order
from tura.domain.event.views import is_finished, next_entry_id, open_absences, unfinished
from tura.domain.pairing.acceleration import accelerate
from tura.domain.pairing.dutch.engine import pair_round
from tura.domain.pairing.pairing import Pairing
from tura.domain.pairing.replay import replayed
from tura.domain.pairing.round_robin import schedule
from tura.domain.reason import Refusal
from tura.domain.regulation.schema import Seeding, System
from tura.domain.results import Colour, Result
from tura.domain.round.outcome import Outcome

ROBINS = (System.ROUND_ROBIN, System.DOUBLE_ROUND_ROBIN)
OUTCOMES = [outcome for outcome in Outcome if outcome is not Outcome.PENDING]
WEIGHTS = [10 if o in (W, Outcome.BLACK, Outcome.DRAW) else 0.25 for o in OUTCOMES]
seeds = st.integers(0, 2**48).map(lambda seed: seed * 2654435761 % 2**48)


def begun(rng: Random) -> Journal:
    """An event of a random system and size, numbered."""
    system = rng.choice((System.DUTCH, System.DUTCH, System.DUTCH_BAKU, *ROBINS))
    players = rng.randrange(3, 8) if system in ROBINS else rng.randrange(8, 24)
    rounds = rng.randrange(3, 8)
    if system in ROBINS:
        rounds = len(schedule(players, cycles=1 + (system is System.DOUBLE_ROUND_ROBIN)))
    journal = Journal().do(OpenEvent(regulation=regulation("A", rounds=rounds, system=system)))
    entered(players, "A", journal)
    order = initial_order(journal.state.in_field("A"), Seeding(), {})
    journal.do(AssignNumbers(field="A", numbers=order))
    return journal.do(DrawInitialColour(field="A", colour=rng.choice(list(Colour))))


def people_come_and_go(journal: Journal, rng: Random) -> None:
    """Some leave, some ask for byes, some return, now and then somebody is late."""
    field = journal.state.fields["A"]
    following = field.published + 1
    for entry in journal.state.in_field("A"):
        wish: Command = at.GrantBye(entry=entry.id, round=following, result=Result.ZERO_POINT_BYE)
        if rng.random() < 0.3:
            wish = at.WithdrawEntry(entry=entry.id)
        if rng.random() < 0.3:
            wish = at.ReturnEntry(entry=entry.id)
        decided = decide(journal.state, wish)
        if rng.random() < 0.05 and len(journal.state.available("A", following)) > 6:
            journal.take(() if isinstance(decided, Refusal) else decided)
    if following > 1 and not field.is_predetermined and rng.random() < 0.2:
        late = next_entry_id(journal.state)
        journal.do(DeclareEntry(entry=late, person=late, section="A", facts=facts(rng.randrange(1400, 2600))))
        journal.do(ConfirmEntry(entry=late))
        known = [journal.state.entries[name] for name in (*field.numbers, late)]
        numbers = tuple(name for name in initial_order(known, Seeding(), {}) if name != late)
        at_ = rng.randrange(len(numbers) + 1)
        numbers = (*field.numbers[:at_], late, *field.numbers[at_:])
        journal.do(at.JoinLate(entry=late, first_round=following, numbers=numbers))


def paired(journal: Journal) -> Pairing | Refusal:
    """What the field's engine makes of the next round."""
    field = journal.state.fields["A"]
    table, number = to_pair(journal.state, "A"), field.published + 1
    if field.is_predetermined:
        cycles = 2 if field.system is System.DOUBLE_ROUND_ROBIN else 1
        made = schedule(len(field.numbers), cycles=cycles)[number - 1]
        return Pairing(number, made.pairs, made.free)
    if field.system is System.DUTCH_BAKU:
        lifted = accelerate(table)
        return lifted if isinstance(lifted, Refusal) else pair_round(lifted, number)
    return pair_round(table, number)


def play_round(journal: Journal, rng: Random) -> bool:
    """A round drafted as the engine says, published and played; False if there is no legal pairing."""
    people_come_and_go(journal, rng)
    answer = paired(journal)
    if isinstance(answer, Refusal):
        return False
    named = dict(enumerate(journal.state.fields["A"].numbers, 1))
    pairs = tuple((named[white], named[black]) for white, black in answer.pairs)
    pab = named[answer.bye] if answer.bye else ""
    # Level 2: a game may be adjourned.  Anything more would be a fault of the engine.
    journal.do(DraftPairing(field="A", round=answer.round_no, pairs=pairs, pab=pab, engine="t", confirm=2))
    publish(journal)
    for board in journal.state.fields["A"].rounds[-1].boards:
        if board.outcome is Outcome.PENDING:
            result(journal, board.number, rng.choices(OUTCOMES, WEIGHTS)[0])
    for entry in open_absences(journal.state, "A"):
        journal.do(at.DecideGoesOn(entry=entry.id, round=answer.round_no, goes_on=rng.random() < 0.7))
    return True


@given(seeds)
def test_a_whole_event_needs_no_confirmation_beyond_adjourned_games(seed: int) -> None:
    """What the engines pair is accepted by the decisions: no rematch, no second bye, no third colour."""
    rng = Random(seed)
    journal = begun(rng)
    field = journal.state.fields["A"]
    while field.published < field.rounds_planned and play_round(journal, rng):
        field = journal.state.fields["A"]
    assert fold(journal.events) == journal.state
    assert is_finished(field) == (field.published == field.rounds_planned and not unfinished(field))


@given(seeds)
def test_a_dutch_event_replays_from_its_crosstable(seed: int) -> None:
    """The crosstable holds everything the engine saw: every round pairs again to the same boards."""
    rng = Random(seed)
    journal = entered(9 + seed % 8)
    journal.do(AssignNumbers(field="A", numbers=tuple(journal.state.entries)))
    journal.do(DrawInitialColour(field="A", colour=Colour.WHITE))
    for _ in range(4):
        answer = paired(journal)
        assert isinstance(answer, Pairing)
        pairs = tuple((f"e{white}", f"e{black}") for white, black in answer.pairs)
        pab = f"e{answer.bye}" if answer.bye else ""
        journal.do(DraftPairing(field="A", round=answer.round_no, pairs=pairs, pab=pab, engine="t"))
        publish(journal)
        for board in journal.state.fields["A"].rounds[-1].boards:
            result(journal, board.number, rng.choice((W, Outcome.BLACK, Outcome.DRAW)))
    assert replayed(to_tournament(journal.state, "A"), 4) == ()
