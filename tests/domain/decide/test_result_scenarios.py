"""Results: two arbiters at one board, corrections, adjourned games (cases/scenarios 150 to 160)."""

import pytest

from events_made import R1, R2, R3, B, D, Journal, W, draft, numbered, played, publish, result
from tura.domain.commands.command import Command
from tura.domain.commands.results import (
    CorrectColours,
    CorrectRatedResult,
    CorrectResult,
    EnterResult,
    RecordComplaint,
)
from tura.domain.commands.rounds import DraftPairing, PublishPairing, TakeBackPairing
from tura.domain.commands.sections import LeaveFideMode
from tura.domain.decide import needed_level
from tura.domain.event.crosstable import to_tournament
from tura.domain.event.views import unfinished
from tura.domain.points import STANDARD
from tura.domain.round.outcome import Outcome


def enter(board: int, outcome: Outcome, seen: Outcome = Outcome.PENDING, round_: int = 1) -> EnterResult:
    """A result for a board of the field A."""
    return EnterResult(field="A", round=round_, board=board, outcome=outcome, seen=seen)


def score(journal: Journal, tpn: int) -> int:
    """A player's points in tenths."""
    row = to_tournament(journal.state, "A").by_tpn[tpn]
    return sum(STANDARD.of(cell.result) for cell in row.cells)


def test_a_stale_result_is_a_conflict_and_other_boards_are_not_blocked() -> None:
    """Scenario 150: the second arbiter sees the conflict, the first result stays, another board is saved."""
    journal = publish(draft(numbered(8), R1))
    journal.do(enter(1, W))
    refusal = journal.refusal(enter(1, B))
    assert refusal.first.code == "result-conflict"
    assert refusal.first.values == {"board": 1, "seen": "—", "now": "1-0", "wanted": "0-1"}
    journal.do(enter(2, D))
    journal.do(enter(1, B, seen=W))
    assert [board.outcome for board in journal.state.fields["A"].rounds[0].boards[:2]] == [B, D]


def test_a_result_changed_twice_is_one_result() -> None:
    """Scenario 154: the last outcome stands, on one board."""
    journal = publish(draft(numbered(8), R1))
    journal.do(enter(1, W)).do(enter(1, B, seen=W)).do(enter(1, D, seen=B))
    boards = [board for board in journal.state.fields["A"].rounds[0].boards if board.number == 1]
    assert [board.outcome for board in boards] == [D]
    assert score(journal, 1) == 5


def test_the_same_result_again_changes_nothing() -> None:
    """Pressing the same key twice appends nothing."""
    journal = publish(draft(numbered(8), R1)).do(enter(1, W))
    seq = journal.state.seq
    assert journal.do(enter(1, W)).state.seq == seq


def test_a_result_for_another_edition_is_a_conflict() -> None:
    """Who looks at an old edition of the pairing is told so."""
    journal = publish(draft(numbered(8), R1))
    command = EnterResult(field="A", round=1, board=1, outcome=W, edition=2)
    assert journal.codes(command) == ("edition-conflict",)


def test_a_result_corrected_after_the_next_pairing_counts_and_is_reported() -> None:
    """Scenario 152: the pairing stays, the standings use the corrected result, a remark is kept."""
    journal = publish(draft(played(numbered(8), R1, (W, W, W, W)), R2))
    pairing = journal.state.fields["A"].rounds[1]
    assert journal.codes(enter(2, B, seen=W)) == ("use-correction",)
    command = CorrectResult(field="A", round=1, board=2, outcome=B, seen=W, reason="бланк")
    refusal = journal.refusal(command)
    assert (refusal.first.code, needed_level(refusal)) == ("paired-with-other-result", 3)
    journal.do(CorrectResult(field="A", round=1, board=2, outcome=B, seen=W, reason="бланк", confirm=3))
    assert journal.state.fields["A"].rounds[1] == pairing
    assert (score(journal, 6), score(journal, 2)) == (0, 10)
    assert [remark.code for remark in journal.state.fields["A"].remarks] == ["result-corrected"]


def test_an_older_result_is_corrected_for_the_rating_report_only() -> None:
    """C.04.2 4.3: two rounds back the standings stay, the rating report has the right outcome."""
    journal = played(numbered(8), R1, (W, W, W, W))
    journal = publish(draft(played(journal, R2, (D, D, D, D)), R3))
    command = CorrectResult(field="A", round=1, board=1, outcome=B, seen=W, reason="бланк", confirm=4)
    assert journal.codes(command) == ("rating-report-only-result",)
    journal.do(CorrectRatedResult(field="A", round=1, board=1, outcome=B, reason="бланк"))
    assert score(journal, 1) == 15
    rated = to_tournament(journal.state, "A", rated=True).by_tpn[1].cells[0]
    assert rated.result.value == "0"
    journal.do(LeaveFideMode(field="A", reason="товарищеский", confirm=4))
    journal.do(command)
    assert score(journal, 1) == 5


def test_pairing_with_a_missing_result_adjourns_it() -> None:
    """Scenario 160: a notice, then the game counts as unknown and may be entered later."""
    journal = publish(draft(numbered(8), R1))
    for board in (1, 2, 3):
        result(journal, board, W)
    pairs = tuple((f"e{white}", f"e{black}") for white, black in R2)
    refusal = journal.refusal(DraftPairing(field="A", round=2, pairs=pairs))
    assert [(r.code, r.values["level"]) for r in refusal.reasons] == [("become-adjourned", 2)]
    publish(draft(journal, R2))
    assert unfinished(journal.state.fields["A"])[0] == (1, 4)
    assert to_tournament(journal.state, "A").by_tpn[8].cells[0].result.value == "?"
    late = enter(4, B, seen=Outcome.ADJOURNED)
    assert journal.codes(late) == ("adjourned-not-drawn",)
    journal.do(enter(4, D, seen=Outcome.ADJOURNED))
    assert score(journal, 8) == 5


def test_taking_a_pairing_back_names_the_results_that_are_lost() -> None:
    """Scenario 156: three results are lost by confirmation and with a reason; the next edition is the second."""
    journal = publish(draft(played(numbered(8), R1, (W, W, W, W)), R2))
    for board in (1, 2, 3):
        result(journal, board, D)
    assert journal.codes(TakeBackPairing(field="A", round=2)) == ("reason-missing",)
    refusal = journal.refusal(TakeBackPairing(field="A", round=2, reason="ошибка"))
    assert (refusal.first.code, refusal.first.values["results"]) == ("results-lost", 3)
    journal.do(TakeBackPairing(field="A", round=2, reason="ошибка", confirm=3))
    assert journal.state.fields["A"].published == 1
    publish(journal)
    assert journal.state.fields["A"].rounds[1].edition == 2
    assert journal.state.fields["A"].rounds[1].results == 0


def test_colours_played_the_other_way_round_are_put_right() -> None:
    """Each keeps the own result; in the round before the last it is confirmed, older ones stay."""
    journal = played(numbered(8), R1, (W, W, W, W))
    journal.do(CorrectColours(field="A", round=1, board=1, reason="сели не так"))
    board = journal.state.fields["A"].rounds[0].boards[0]
    assert (board.white, board.black, board.outcome) == ("e5", "e1", B)
    assert (score(journal, 1), score(journal, 5)) == (10, 0)
    draft(journal, R2)
    journal.do(CorrectColours(field="A", round=1, board=2, reason="сели не так"))
    assert journal.codes(PublishPairing(field="A", round=2)) == ("draft-stale",)
    journal.do(PublishPairing(field="A", round=2, confirm=3))
    turn = CorrectColours(field="A", round=1, board=3, reason="сели не так")
    assert journal.codes(turn) == ("paired-with-other-result",)
    publish(draft(journal, R3))
    assert journal.codes(turn) == ("rating-report-only-result",)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (enter(9, W), "board-unknown"),
        (enter(1, W, round_=2), "round-not-published"),
        (enter(1, W, round_=3), "round-not-paired"),
        (CorrectResult(field="A", round=1, board=1, outcome=W, seen=W), "reason-missing"),
        (CorrectResult(field="A", round=1, board=1, outcome=W, seen=W, reason="x"), "use-entry"),
        (CorrectRatedResult(field="A", round=1, board=1, outcome=Outcome.ADJOURNED, reason="x"), "not-final"),
        (CorrectColours(field="A", round=1, board=1), "reason-missing"),
        (RecordComplaint(field="A", round=1, entry="e1", text=" "), "reason-missing"),
        (RecordComplaint(field="A", round=1, entry="e0", text="x"), "entry-unknown"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_what_is_refused_about_results(command: Command, code: str) -> None:
    """A result needs a published board, a correction a reason."""
    journal = draft(played(numbered(8), R1, (W, W, W, W)), R2)
    assert journal.codes(command) == (code,)


def test_a_complaint_is_kept_with_its_decision() -> None:
    """What was decided stays with the round."""
    journal = played(numbered(8), R1, (W, W, W, W))
    journal.do(RecordComplaint(field="A", round=1, entry="e5", text="невозможный ход", decision="отклонено"))
    journal.do(RecordComplaint(field="A", round=1, entry="e5", text="шум"))
    texts = [remark.text for remark in journal.state.fields["A"].remarks]
    assert texts == ["невозможный ход | отклонено", "шум"]


@pytest.mark.parametrize("outcome", Outcome)
def test_an_outcome_turned_twice_is_itself(outcome: Outcome) -> None:
    """Turning a board round exchanges the sides and nothing else."""
    assert outcome.turned.turned is outcome
    assert outcome.turned.sides == outcome.sides[::-1]


@pytest.mark.parametrize("outcome", [o for o in Outcome if o.is_final])
def test_no_outcome_gives_more_than_a_game(outcome: Outcome) -> None:
    """FIDE Laws 10.2: the two sides together never have more than a win; no side is both played and forfeited."""
    white, black = outcome.sides
    assert STANDARD.of(white) + STANDARD.of(black) <= 10
    assert white.facts.forfeit == black.facts.forfeit
    assert white.facts.rated == black.facts.rated
