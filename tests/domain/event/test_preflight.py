"""What to look at before pairing."""

from events_made import R1, W, draft, entered, facts, numbered, publish, result
from tura.domain.commands.fees import SetFee
from tura.domain.commands.registration import ConfirmEntry, DeclareEntry, RaiseQuestion
from tura.domain.event.preflight import preflight
from tura.domain.event.views import first_boards
from tura.domain.round.outcome import Outcome


def test_everything_worth_a_look_is_listed_once() -> None:
    """Absences, questions, missing results, people waiting and owing, in this order."""
    journal = publish(draft(numbered(8), R1))
    for board, outcome in ((1, Outcome.FORFEIT_WHITE), (2, W), (3, W)):
        result(journal, board, outcome)
    journal.do(RaiseQuestion(entry="e2", code="playing-up")).do(SetFee(entry="e3", due=100))
    for name in ("e9", "e10"):
        journal.do(DeclareEntry(entry=name, person=name, section="A", facts=facts()))
    journal.do(ConfirmEntry(entry="e9"))
    reasons = preflight(journal.state, "A")
    assert [reason.code for reason in reasons] == [
        "absence-open",
        "entry-question-open",
        "become-adjourned",
        "not-confirmed",
        "late-entries-waiting",
        "fees-owed",
        "too-few-players",
    ]
    assert reasons[2].values["boards"] == (4,)


def test_a_field_large_enough_has_nothing_to_tell() -> None:
    """Ten players can play nine rounds; nobody owes or waits."""
    assert preflight(numbered(10).state, "A") == ()


def test_ranges_of_tables_follow_each_other() -> None:
    """Each field has room for everybody and one late entry."""
    assert first_boards(entered(3).state) == {"A": 1}
