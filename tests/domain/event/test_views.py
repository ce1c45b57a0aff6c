"""What screens and papers read: head counts, finished fields, the next id."""

from events_made import R1, D, Journal, W, draft, entered, facts, numbered, played, publish, result
from tura.domain.commands.attendance import WithdrawEntry
from tura.domain.commands.fees import SetFee, TakeFee
from tura.domain.commands.registration import DeclareEntry
from tura.domain.commands.rounds import DiscardDraft
from tura.domain.commands.sections import ChangeRounds
from tura.domain.event.views import headcount, is_finished, next_entry_id, open_absences
from tura.domain.regulation.awarding import Counted
from tura.domain.round.outcome import Outcome


def counts(journal: Journal) -> dict[str, int]:
    """The head counts by reading."""
    return {counted.value: len(headcount(journal.state, "A", counted)) for counted in Counted}


def test_head_counts_are_frozen_with_round_2() -> None:
    """RULES 6.1.9: what was true when round 2 was paired stays, whoever comes or goes later."""
    journal = numbered(7).do(SetFee(entry="e1", due=100)).do(TakeFee(entry="e1", receipt="1", amount=100))
    journal.do(DeclareEntry(entry="e8", person="p8", section="A", facts=facts()))
    played(journal, ((1, 4), (5, 2), (3, 6)), (W, W, Outcome.FORFEIT_WHITE), pab=7)
    live = {"registered": 7, "paid": 1, "paired-round-1": 6, "played": 5, "finished": 5}
    assert counts(journal) == live
    journal.do(WithdrawEntry(entry="e6"))
    draft(journal, ((1, 2), (4, 3), (5, 7)))
    assert journal.state.fields["A"].headcounts
    journal.do(DiscardDraft(field="A", round=2))
    assert not journal.state.fields["A"].headcounts
    publish(draft(journal, ((1, 2), (4, 3), (5, 7))))
    for board in (1, 2, 3):
        result(journal, board, D)
    journal.do(TakeFee(entry="e2", receipt="2", amount=100, confirm=2)).do(WithdrawEntry(entry="e1"))
    assert counts(journal) == {**live, "finished": 5}


def test_a_field_is_finished_when_every_game_is() -> None:
    """The last planned round is over, and no game is adjourned."""
    journal = publish(draft(numbered(8).do(ChangeRounds(field="A", rounds=1)), R1))
    for board in (1, 2, 3):
        result(journal, board, W)
    assert not is_finished(journal.state.fields["A"])
    assert not journal.state.fields["A"].rounds[0].is_over
    result(journal, 4, Outcome.FORFEIT_WHITE)
    assert journal.state.fields["A"].rounds[0].is_over
    assert is_finished(journal.state.fields["A"])
    assert not open_absences(journal.state, "A")


def test_an_entry_id_is_new() -> None:
    """The next id follows the highest."""
    assert next_entry_id(entered(3).state) == "e4"
    assert next_entry_id(Journal().state) == "e1"
