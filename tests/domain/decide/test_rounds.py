"""Drafts, changes by hand, publication (C.04.2 art. 4; scenarios 162 to 166)."""

import pytest

from events_made import R1, R2, R3, B, D, Journal, W, draft, numbered, played, publish, result
from tura.domain.commands.attendance import GrantBye, TakeBackBye, WithdrawEntry
from tura.domain.commands.command import Command
from tura.domain.commands.results import EnterResult
from tura.domain.commands.rounds import (
    BeginManual,
    BreakBoard,
    DiscardDraft,
    DraftPairing,
    EndManual,
    PairUnpaired,
    PublishPairing,
    RenumberBoard,
    ReplaceBye,
    StartRound,
    SwapColours,
    SwapSeats,
    TakeBackPairing,
)
from tura.domain.commands.sections import BanMeeting, ChangeRounds, FixBoard, LeaveFideMode, SetFirstBoard
from tura.domain.decide import decide, needed_level
from tura.domain.reason import Refusal
from tura.domain.results import Result
from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Bye

SEVEN = ((1, 4), (5, 2), (3, 6))


def pairs(*numbers: tuple[int, int]) -> tuple[tuple[str, str], ...]:
    """Pairs by entry id."""
    return tuple((f"e{white}", f"e{black}") for white, black in numbers)


def last(journal: Journal) -> list[tuple[int, str, str]]:
    """The draft's boards, or the published ones: (table, white, black)."""
    round_ = journal.state.fields["A"].rounds[-1]
    boards = round_.draft.boards if round_.draft else round_.boards
    return [(board.number, board.white, board.black) for board in boards]


def test_the_bye_moves_by_hand_and_there_is_one() -> None:
    """Scenario 162: giving the bye to another player leaves exactly one; the difference is reported."""
    journal = draft(numbered(7), SEVEN, pab=7)
    journal.do(BeginManual(field="A", round=1, reason="опоздал"))
    journal.do(SwapSeats(field="A", round=1, first="e7", second="e6"))
    refusal = journal.refusal(EndManual(field="A", round=1))
    assert (refusal.first.code, needed_level(refusal)) == ("differs-from-engine", 3)
    journal.do(EndManual(field="A", round=1, confirm=3))
    publish(journal)
    round_ = journal.state.fields["A"].rounds[0]
    assert round_.byes == (Bye(entry="e6", result=Result.PAIRING_BYE),)
    assert last(journal)[-1] == (3, "e3", "e7")
    assert [remark.code for remark in journal.state.fields["A"].remarks] == ["manual-pairing"]


def test_a_bye_for_one_who_had_it_is_confirmed() -> None:
    """Scenario 162: moving the bye to an ineligible player needs a level-3 confirmation."""
    journal = draft(played(numbered(7), SEVEN, (W, W, W), pab=7), ((4, 7), (2, 1), (6, 5)), pab=3)
    journal.do(BeginManual(field="A", round=2, reason="просьба"))
    swap = SwapSeats(field="A", round=2, first="e3", second="e7")
    assert journal.codes(swap) == ("second-bye",)
    journal.do(SwapSeats(field="A", round=2, first="e3", second="e7", confirm=3))


def test_the_number_of_rounds_changes_by_double_confirmation() -> None:
    """Scenario 164: level 4, the round that becomes the last must be checked again, the report tells."""
    journal = draft(numbered(8), R1)
    command = ChangeRounds(field="A", rounds=1, reason="зал закрыли")
    refusal = journal.refusal(command)
    assert [r.code for r in refusal.reasons] == ["rounds-change", "recheck-last-round"]
    assert needed_level(refusal) == 4
    journal.do(ChangeRounds(field="A", rounds=1, reason="зал закрыли", confirm=4))
    assert journal.state.fields["A"].rounds_planned == 1
    assert journal.state.fields["A"].remarks[-1].text == "9-1"
    assert journal.codes(ChangeRounds(field="A", rounds=0, reason="x")) == ("rounds-too-few",)


def test_who_may_not_meet_is_known_before_round_1() -> None:
    """Scenario 166: before round 1 free, later refused in FIDE mode, outside it confirmed."""
    journal = numbered(8).do(BanMeeting(field="A", entries=("e1", "e5")))
    assert journal.codes(DraftPairing(field="A", round=1, pairs=pairs(*R1))) == ("banned-meeting",)
    draft(journal, R1)
    late = BanMeeting(field="A", entries=("e3", "e8"), confirm=4)
    assert journal.codes(late) == ("ban-after-round-1",)
    journal.do(LeaveFideMode(field="A", reason="семья", confirm=4))
    journal.do(late)
    assert len(journal.state.fields["A"].bans) == 2


def test_a_draft_seats_everybody_once() -> None:
    """Missing, doubled and foreign players are all named."""
    journal = numbered(8)
    command = DraftPairing(field="A", round=1, pairs=pairs((1, 5), (6, 2), (3, 7), (3, 4)))
    reason = journal.refusal(command).first
    assert reason.code == "seats-wrong"
    assert (reason.values["twice"], reason.values["missing"]) == (("e3",), ("e8",))
    journal.do(WithdrawEntry(entry="e8"))
    extra = journal.refusal(DraftPairing(field="A", round=1, pairs=pairs(*R1))).first
    assert extra.values["extra"] == ("e8",)


def test_granted_byes_are_part_of_the_draft() -> None:
    """A half-point bye asked for before is in the pairing without being named again."""
    journal = numbered(8).do(GrantBye(entry="e8", round=1, result=Result.HALF_POINT_BYE))
    draft(journal, SEVEN, pab=7)
    byes = journal.state.fields["A"].rounds[0].draft
    assert byes is not None
    assert [(bye.entry, bye.result.value) for bye in byes.byes] == [("e7", "U"), ("e8", "H")]


def test_tables_follow_the_range_and_the_fixed_ones() -> None:
    """Boards are counted from the field's first; a fixed player keeps his table."""
    journal = numbered(8).do(SetFirstBoard(field="A", board=19)).do(FixBoard(entry="e4", board=20))
    assert last(draft(journal, R1)) == [
        (19, "e1", "e5"),
        (20, "e8", "e4"),
        (21, "e6", "e2"),
        (22, "e3", "e7"),
    ]


def test_a_published_pairing_changes_as_the_next_edition() -> None:
    """C.04.2 4.4: the public keeps edition 1 until 2 is published; results on kept boards stay."""
    journal = publish(draft(numbered(8), R1))
    result(journal, 1, W)
    begin = BeginManual(field="A", round=1, reason="опоздавший")
    assert journal.codes(begin) == ("published-pairing-changes",)
    journal.do(BeginManual(field="A", round=1, reason="опоздавший", confirm=3))
    journal.do(SwapSeats(field="A", round=1, first="e2", second="e7"))
    assert journal.state.fields["A"].rounds[0].boards[1].black == "e2"
    result(journal, 4, D)
    journal.do(EndManual(field="A", round=1, confirm=3))
    publish(journal)
    round_ = journal.state.fields["A"].rounds[0]
    assert round_.edition == 2
    assert [board.outcome for board in round_.boards] == [W, Outcome.PENDING, Outcome.PENDING, D]


def test_results_on_boards_that_go_are_lost_by_confirmation() -> None:
    """Publishing an edition without a board that has a result says which result is lost."""
    journal = publish(draft(numbered(8), R1))
    result(journal, 1, W)
    journal.do(BeginManual(field="A", round=1, reason="ошибка", confirm=3))
    journal.do(SwapColours(field="A", round=1, board=1)).do(EndManual(field="A", round=1, confirm=3))
    reason = journal.refusal(PublishPairing(field="A", round=1)).first
    assert (reason.code, reason.values["boards"]) == ("results-lost", (1,))


def test_two_without_opponents_can_play() -> None:
    """C.04.2 4.4: a board is broken and its players are paired again, at a free table."""
    journal = draft(numbered(8), R1).do(BeginManual(field="A", round=1, reason="болезнь"))
    journal.do(BreakBoard(field="A", round=1, board=2)).do(BreakBoard(field="A", round=1, board=3))
    journal.do(PairUnpaired(field="A", round=1, white="e2", black="e7"))
    assert last(journal)[1] == (2, "e2", "e7")
    journal.do(ReplaceBye(field="A", round=1, entry="e6", result=Result.PAIRING_BYE))
    two = ReplaceBye(field="A", round=1, entry="e3", result=Result.PAIRING_BYE)
    assert journal.codes(two) == ("two-pairing-byes",)
    journal.do(RenumberBoard(field="A", round=1, board=4, number=1))
    assert [row[0] for row in last(journal)] == [1, 2, 4]
    assert last(journal)[0] == (1, "e8", "e4")


def test_a_draft_made_before_a_change_is_stale() -> None:
    """A result corrected, or a player leaving, after the draft asks for a new pairing."""
    journal = draft(played(numbered(8), R1, (W, W, W, W)), R2)
    journal.do(EnterResult(field="A", round=1, board=1, outcome=B, seen=W))
    assert journal.codes(PublishPairing(field="A", round=2)) == ("draft-stale",)
    journal.do(GrantBye(entry="e1", round=2, result=Result.ZERO_POINT_BYE))
    assert journal.codes(PublishPairing(field="A", round=2, confirm=4)) == ("seated-with-bye",)
    journal.do(TakeBackBye(entry="e1", round=2)).do(WithdrawEntry(entry="e8"))
    assert journal.codes(PublishPairing(field="A", round=2, confirm=4)) == ("seats-wrong",)


def test_missing_results_and_third_colours_are_told_before_pairing() -> None:
    """Everything that is odd about a pairing is told at once, with the level it needs."""
    journal = played(played(numbered(8), R1, (W, W, W, W)), R2, (D, D, D))
    refusal = journal.refusal(DraftPairing(field="A", round=3, pairs=pairs((1, 5), (4, 8), (3, 7), (2, 6))))
    codes = [reason.code for reason in refusal.reasons]
    assert codes.count("rematch") == 4
    assert codes[0] == "become-adjourned"
    assert needed_level(refusal) == 3


HAND = {"field": "A", "round": 1}


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (DraftPairing(field="Z", round=1, pairs=()), "field-unknown"),
        (DraftPairing(field="A", round=3, pairs=()), "not-next-round"),
        (DraftPairing(field="A", round=1, pairs=()), "session-open"),
        (DraftPairing(field="A", round=1, pairs=(), open_questions=("6.1.17",)), "session-open"),
        (PublishPairing(field="A", round=1), "session-open"),
        (PublishPairing(field="A", round=2), "round-not-paired"),
        (BeginManual(field="A", round=1, reason="ещё"), "session-open"),
        (SwapSeats(**HAND, first="e1", second="e1"), "same-player"),
        (SwapSeats(**HAND, first="e1", second="e99"), "no-seat"),
        (SwapSeats(**HAND, first="e1", second="e8"), "bye-is-personal"),
        (SwapColours(**HAND, board=9), "board-unknown"),
        (BreakBoard(**HAND, board=1, white=Result.PAIRING_BYE), "two-pairing-byes"),
        (PairUnpaired(**HAND, white="e7", black="e7"), "same-player"),
        (PairUnpaired(**HAND, white="e7", black="e1"), "has-opponent"),
        (PairUnpaired(**HAND, white="e7", black="e9"), "not-playing"),
        (PairUnpaired(**HAND, white="e7", black="e8", board=1), "board-taken"),
        (ReplaceBye(**HAND, entry="e1", result=Result.ZERO_POINT_BYE), "has-opponent"),
        (ReplaceBye(**HAND, entry="e99", result=Result.ZERO_POINT_BYE), "entry-unknown"),
        (RenumberBoard(**HAND, board=1, number=0), "board-number"),
        (TakeBackPairing(field="A", round=1), "round-not-published"),
        (DiscardDraft(field="A", round=2), "round-not-paired"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_what_a_session_refuses(command: Command, code: str) -> None:
    """Each step by hand that makes no sense is refused by name."""
    journal = numbered(8).do(GrantBye(entry="e8", round=1, result=Result.HALF_POINT_BYE))
    draft(journal, SEVEN, pab=7).do(BeginManual(field="A", round=1, reason="семья"))
    refused = decide(journal.state, command)
    assert isinstance(refused, Refusal)
    assert refused.first.code == code


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (DraftPairing(field="A", round=4, pairs=(), open_questions=("6.1.17",)), "question-open"),
        (PublishPairing(field="A", round=3), "no-draft"),
        (BeginManual(field="A", round=2, reason="x"), "not-last-round"),
        (BeginManual(field="A", round=3), "reason-missing"),
        (SwapColours(field="A", round=3, board=1), "no-draft"),
        (TakeBackPairing(field="A", round=2), "not-last-round"),
        (DiscardDraft(field="A", round=3), "no-draft"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_what_is_refused_between_rounds(command: Command, code: str) -> None:
    """Commands for the wrong round, or without what they need, are refused by name."""
    journal = played(played(numbered(8), R1, (W, W, W, W)), R2, (D, D, D, D))
    played(journal, R3, (W, D, B, W))
    assert journal.refusal(command).first.code == code


def test_what_is_refused_while_an_edition_is_open() -> None:
    """A published round that is being changed is finished or dropped before the next is paired."""
    journal = played(numbered(8), R1, (W, W, W, W))
    journal.do(BeginManual(field="A", round=1, reason="x", confirm=3)).do(EndManual(field="A", round=1))
    assert journal.codes(DraftPairing(field="A", round=2, pairs=pairs(*R2))) == ("edition-open",)
    assert journal.codes(TakeBackPairing(field="A", round=1)) == ("edition-open",)
    assert journal.codes(SwapColours(field="A", round=1, board=1)) == ("no-session",)
    journal.do(DiscardDraft(field="A", round=1))
    assert journal.state.fields["A"].rounds[0].results == 4


def test_no_round_is_paired_beyond_the_last() -> None:
    """After the planned rounds there is nothing to pair."""
    journal = numbered(8).do(ChangeRounds(field="A", rounds=1))
    played(journal, R1, (W, W, W, W))
    assert journal.codes(DraftPairing(field="A", round=2, pairs=pairs(*R2))) == ("no-more-rounds",)


def test_questions_of_the_regulation_stop_publishing() -> None:
    """A pairing is not published while a question it depends on is open."""
    journal = draft(numbered(8), R1)
    assert journal.codes(PublishPairing(field="A", round=1, open_questions=("6.3.1",))) == ("question-open",)


def test_a_draft_discarded_takes_its_adjournments_with_it() -> None:
    """Games that became adjourned for a draft have no result again when it is thrown away."""
    journal = publish(draft(numbered(8), R1))
    draft(journal, R2).do(DiscardDraft(field="A", round=2))
    assert journal.state.fields["A"].rounds[0].results == 0


def test_colours_that_suit_neither_are_a_notice() -> None:
    """VCL Q67: while editing by hand, a board whose colours should be turned round is told at level 2."""
    journal = draft(played(numbered(8), R1, (W, W, W, W)), ((2, 1), (4, 3), (5, 6), (7, 8)))
    journal.do(BeginManual(field="A", round=2, reason="x"))
    refusal = journal.refusal(SwapColours(field="A", round=2, board=1))
    assert [(r.code, r.values["level"]) for r in refusal.reasons] == [("both-colours-wrong", 2)]
    journal.do(SwapColours(field="A", round=2, board=1, confirm=2))


def test_a_round_has_its_real_start() -> None:
    """The default time counts from when the clocks were started, not from the schedule."""
    journal = publish(draft(numbered(8), R1))
    start = StartRound(field="A", round=1, at="2026-12-12T12:07:00Z")
    seq = journal.do(start).state.seq
    assert journal.do(start).state.seq == seq
    assert journal.state.fields["A"].rounds[0].started == "2026-12-12T12:07:00Z"
    draft(journal, R2)
    assert journal.codes(StartRound(field="A", round=2, at="x")) == ("round-not-published",)
