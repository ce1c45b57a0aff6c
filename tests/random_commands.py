"""Random commands on a state: most make sense, many do not."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from events_made import facts, regulation
from tura.domain.commands import attendance as at
from tura.domain.commands import fees as fe
from tura.domain.commands import opening as op
from tura.domain.commands import prizes as pr
from tura.domain.commands import registration as rg
from tura.domain.commands import results as rs
from tura.domain.commands import rounds as rd
from tura.domain.commands import sections as se
from tura.domain.commands.command import Command
from tura.domain.event.awards import AwardLine
from tura.domain.event.state import EventState
from tura.domain.event.views import next_entry_id, open_absences
from tura.domain.regulation.schema import System
from tura.domain.results import Colour, Result
from tura.domain.round.outcome import Outcome
from tura.domain.section.field import Field

Maker = Callable[[EventState, Random], Command]
BYES = (Result.HALF_POINT_BYE, Result.FULL_POINT_BYE, Result.ZERO_POINT_BYE)


def some_entry(state: EventState, rng: Random) -> str:
    """An entry's id, now and then one that is not there."""
    return rng.choice([*state.entries, "e0"])


def some_field(state: EventState, rng: Random) -> Field:
    """One of the fields."""
    return rng.choice(list(state.fields.values()))


def declare(state: EventState, rng: Random) -> Command:
    """A new entry of one of a few persons."""
    return rg.DeclareEntry(
        entry=next_entry_id(state),
        person=f"p{rng.randrange(40)}",
        section=rng.choice("AB"),
        facts=facts(rng.choice((0, 1500, 1800, 2100)), rng.choice(("", "FM"))),
    )


def desk(state: EventState, rng: Random) -> Command:
    """Something at the desk."""
    entry = some_entry(state, rng)
    if rng.random() < 0.6:
        return rg.ConfirmEntry(entry=entry)
    group, code, on = rng.choice(("invited", "school")), rng.choice(("up", "twice")), rng.random() < 0.5
    return rng.choice(
        (
            rg.UnconfirmEntry(entry=entry),
            rg.RefuseEntry(entry=entry, reason="не та категория"),
            rg.ReadmitEntry(entry=entry),
            rg.RemoveEntry(entry=entry),
            rg.ChangeFacts(entry=entry, facts=facts(rng.randrange(1400, 2400))),
            rg.TickGroup(entry=entry, group=group, on=on),
            rg.MarkAttendance(entry=entry, attended=on),
            rg.RaiseQuestion(entry=entry, code=code),
            rg.AnswerQuestion(entry=entry, code=code, answer="да"),
            rg.AnswerQuestion(entry=entry, code=code, answer="нет"),
        )
    )


def money(state: EventState, rng: Random) -> Command:
    """Something with the ledger."""
    entry, receipt, amount = some_entry(state, rng), f"r{rng.randrange(60)}", rng.randrange(-1, 4) * 50000
    return rng.choice(
        (
            fe.SetFee(entry=entry, due=amount),
            fe.TakeFee(entry=entry, receipt=receipt, amount=amount),
            fe.RefundFee(entry=entry, receipt=receipt, amount=amount, reason="болезнь"),
            fe.VoidReceipt(entry=entry, receipt=receipt, void=rng.random() < 0.7),
        )
    )


def attendance(state: EventState, rng: Random) -> Command:
    """Byes, leaving, coming back, joining."""
    entry, number = some_entry(state, rng), rng.randrange(0, 5)
    field = state.field_of(state.entries[entry].section) if entry in state.entries else None
    numbers = list(field.numbers if field else ())
    numbers.insert(rng.randrange(len(numbers) + 1), entry)
    return rng.choice(
        (
            at.GrantBye(entry=entry, round=number, result=rng.choice(BYES)),
            at.GrantBye(entry=entry, round=number, result=rng.choice(BYES)),
            at.TakeBackBye(entry=entry, round=number),
            at.BarByes(entry=entry, barred=rng.random() < 0.5),
            at.JoinLate(entry=entry, first_round=number, numbers=tuple(numbers)),
            at.JoinLate(entry=entry, first_round=number + 1, numbers=tuple(numbers)),
            at.TakeBackLateEntry(entry=entry),
            at.AnnounceLeaving(entry=entry, last_round=rng.choice((None, number))),
            at.WithdrawEntry(entry=entry),
            at.ExpelEntry(entry=entry, reason="поведение"),
            at.ReturnEntry(entry=entry),
            at.ChangeSection(entry=entry, successor=next_entry_id(state), section=rng.choice("AB")),
        )
    )


def decide_absences(state: EventState, rng: Random) -> Command:
    """An answer about somebody who did not come."""
    field = some_field(state, rng)
    absent = [entry.id for entry in open_absences(state, field.letter)]
    return at.DecideGoesOn(
        entry=rng.choice([*absent, some_entry(state, rng)]),
        round=field.published,
        goes_on=rng.random() < 0.8,
    )


def settings(state: EventState, rng: Random) -> Command:
    """Something about a field."""
    field, board = some_field(state, rng), rng.randrange(0, 30)
    two = tuple(rng.sample(list(state.entries), 2)) if len(state.entries) > 1 else ("e1", "e2")
    return rng.choice(
        (
            se.SetFirstBoard(field=field.letter, board=board),
            se.FixBoard(entry=some_entry(state, rng), board=board),
            se.BanMeeting(field=field.letter, entries=two),
            se.LiftBan(field=field.letter, entries=two),
            se.DrawInitialColour(field=field.letter, colour=rng.choice(list(Colour))),
            se.DrawLots(field=field.letter, seed=board),
            se.DrawLotsByHand(field=field.letter, order=field.numbers[:3][::-1]),
            se.ChangeRounds(field=field.letter, rounds=rng.randrange(3, 10), reason="дождь"),
            se.ChooseSystem(field=field.letter, system=rng.choice((System.DUTCH, System.DUTCH_BAKU))),
            se.MergeSections(host="A", guests=("B",)),
            se.PartSection(section="B"),
            op.AmendRegulation(regulation=replace(state.regulation, place=rng.choice("xyz"))),
            op.AmendRegulation(regulation=regulation("A", "B", "C")),
        )
    )


def rare(state: EventState, rng: Random) -> Command:
    """What happens once in an event."""
    return rng.choice(
        (
            se.LeaveFideMode(field=some_field(state, rng).letter, reason="без обсчёта"),
            op.CloseEvent(),
            op.ReopenEvent(reason="ошибка"),
        )
    )


def number(state: EventState, rng: Random) -> Command:
    """Numbers for a field, in a random order."""
    field = some_field(state, rng)
    names = list(field.numbers if field.is_started else (e.id for e in state.may_play(field.letter)))
    rng.shuffle(names)
    return se.AssignNumbers(field=field.letter, numbers=tuple(names))


def draft(state: EventState, rng: Random) -> Command:
    """The next round of a field, drafted at random."""
    field = some_field(state, rng)
    following = field.published + 1
    names = [entry.id for entry in state.available(field.letter, following)]
    rng.shuffle(names)
    pab = names.pop() if len(names) % 2 else ""
    pairs = tuple(zip(names[::2], names[1::2], strict=True))
    return rd.DraftPairing(field=field.letter, round=following, pairs=pairs, pab=pab, engine="at random")


def publish(state: EventState, rng: Random) -> Command:
    """The last round of a field published."""
    field = some_field(state, rng)
    if rng.random() < 0.1:
        return rd.StartRound(field=field.letter, round=len(field.rounds), at=rng.choice(("", "2026-12-12")))
    return rd.PublishPairing(field=field.letter, round=len(field.rounds), at="2026-12-12T09:00:00Z")


def by_hand(state: EventState, rng: Random) -> Command:
    """Something in a session by hand."""
    field = some_field(state, rng)
    at_ = {"field": field.letter, "round": len(field.rounds)}
    board, other = field.first_board + rng.randrange(4), rng.randrange(1, 9)
    one, two = some_entry(state, rng), some_entry(state, rng)
    if field.numbers:
        one, two = rng.choice(field.numbers), rng.choice(field.numbers)
    bye = rng.choice((*BYES, Result.PAIRING_BYE))
    return rng.choice(
        (
            rd.BeginManual(**at_, reason="семья"),
            rd.BeginManual(**at_, reason="семья"),
            rd.SwapSeats(**at_, first=one, second=two),
            rd.SwapSeats(**at_, first=one, second=two),
            rd.SwapColours(**at_, board=board),
            rd.BreakBoard(**at_, board=board, white=bye),
            rd.PairUnpaired(**at_, white=one, black=two),
            rd.ReplaceBye(**at_, entry=one, result=bye),
            rd.RenumberBoard(**at_, board=board, number=other),
            rd.EndManual(**at_),
            rd.EndManual(**at_),
            rd.DiscardDraft(**at_),
            rd.TakeBackPairing(**at_, reason="ошибка"),
        )
    )


def enter(state: EventState, rng: Random) -> Command:
    """A result, mostly on a board that is there."""
    field = some_field(state, rng)
    round_ = field.round(rng.choice((field.published, rng.randrange(5)))) or field.round(1)
    board = rng.choice(round_.boards) if round_ and round_.boards else None
    where = {
        "field": field.letter,
        "round": round_.number if round_ else 1,
        "board": board.number if board else 1,
    }
    seen = board.outcome if board else Outcome.PENDING
    outcome = rng.choice(list(Outcome))
    if rng.random() < 0.1:
        return rs.RecordComplaint(
            field=field.letter, round=field.published, entry=some_entry(state, rng), text="телефон"
        )
    return rng.choice(
        (
            rs.EnterResult(**where, outcome=outcome, seen=seen),
            rs.EnterResult(**where, outcome=outcome, seen=seen),
            rs.EnterResult(**where, outcome=outcome),
            rs.CorrectResult(**where, outcome=outcome, seen=seen, reason="бланк"),
            rs.CorrectRatedResult(**where, outcome=outcome, reason="бланк"),
            rs.CorrectColours(**where, reason="сели не так"),
        )
    )


def award(state: EventState, rng: Random) -> Command:
    """Something about awards."""
    entry, amount = some_entry(state, rng), rng.randrange(3) * 10000
    letter = state.entries[entry].section if entry in state.entries else "A"
    given = (
        [(line.prize, line.entry) for line in state.awards[letter].lines] if letter in state.awards else []
    )
    prize, taker = rng.choice([*given, ("place:1", entry)])
    lines = (AwardLine(prize="place:1", entry=entry, amount=amount),)
    return rng.choice(
        (
            pr.DecideFund(section=letter, amount=amount, reason="мало участников"),
            pr.ProposeAwards(
                section=letter, fund=20000, undistributed=20000 - amount, lines=lines, engine="p 1"
            ),
            pr.OverrideAward(section=letter, prize="place:1", lines=lines, reason="совет"),
            pr.ConfirmAwards(section=letter),
            pr.ConfirmAwards(section=letter),
            pr.ReopenAwards(section=letter, reason="ошибка"),
            pr.HandOutAward(section=letter, prize=prize, entry=taker, on=rng.random() < 0.7),
        )
    )


MAKERS: tuple[tuple[Maker, int], ...] = (
    (declare, 2),
    (desk, 5),
    (money, 4),
    (attendance, 3),
    (decide_absences, 6),
    (settings, 3),
    (number, 2),
    (draft, 12),
    (publish, 10),
    (by_hand, 10),
    (enter, 20),
    (award, 5),
)


def some_command(state: EventState, rng: Random) -> Command:
    """A random command, confirmed more often than not; a closed event is mostly opened again."""
    if state.closed and rng.random() < 0.8:
        return op.ReopenEvent(reason="ошибка")
    if rng.random() < 0.004:
        return rare(state, rng)
    maker = rng.choices([maker for maker, _ in MAKERS], [weight for _, weight in MAKERS])[0]
    return replace(maker(state, rng), confirm=rng.choice((0, 2, 3, 4, 4, 4)))
