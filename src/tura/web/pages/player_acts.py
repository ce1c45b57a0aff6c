"""What the desk does with one entry: each form names its action."""

from collections.abc import Callable

from tura.app.cash_book import next_receipt
from tura.domain.commands import Command
from tura.domain.commands.attendance import (
    ChangeSection,
    ExpelEntry,
    GrantBye,
    ReturnEntry,
    TakeBackBye,
    WithdrawEntry,
)
from tura.domain.commands.fees import RefundFee, SetFee, TakeFee, VoidReceipt
from tura.domain.commands.registration import (
    ConfirmEntry,
    MarkAttendance,
    ReadmitEntry,
    RefuseEntry,
    RemoveEntry,
    TickGroup,
    UnconfirmEntry,
)
from tura.domain.commands.sections import BanMeeting, LiftBan
from tura.domain.event.entry import Entry
from tura.domain.event.state import EventState
from tura.domain.event.views import next_entry_id
from tura.domain.regulation.letters import fold_letter
from tura.domain.results import Result
from tura.formats.tables.cell_values import kopecks
from tura.web.form import level_in

Given = dict[str, str]
Act = Callable[[EventState, Entry, Given], Command]
BYES = {"H": Result.HALF_POINT_BYE, "Z": Result.ZERO_POINT_BYE, "F": Result.FULL_POINT_BYE}


def sum_in(given: Given) -> int:
    """The sum that was typed, in kopecks; 0 for what is none (which is refused as such)."""
    return kopecks(given.get("amount", "")) or 0


def _confirm(_state: EventState, entry: Entry, given: Given) -> Command:
    return ConfirmEntry(entry=entry.id, confirm=level_in(given))


def _away(_state: EventState, entry: Entry, given: Given) -> Command:
    return UnconfirmEntry(entry=entry.id, confirm=level_in(given))


def _refuse(_state: EventState, entry: Entry, given: Given) -> Command:
    return RefuseEntry(entry=entry.id, reason=given.get("reason", ""), confirm=level_in(given))


def _readmit(_state: EventState, entry: Entry, given: Given) -> Command:
    return ReadmitEntry(entry=entry.id, confirm=level_in(given))


def _remove(_state: EventState, entry: Entry, given: Given) -> Command:
    return RemoveEntry(entry=entry.id, confirm=level_in(given))


def _pay(state: EventState, entry: Entry, given: Given) -> Command:
    """A sum, or all that is owed, with the next receipt's number."""
    amount = sum_in(given) if given.get("amount") else max(entry.owed, 0)
    how, number = given.get("how", "cash"), next_receipt(state)
    return TakeFee(entry=entry.id, receipt=number, amount=amount, how=how, confirm=level_in(given))


def _refund(state: EventState, entry: Entry, given: Given) -> Command:
    return RefundFee(
        entry=entry.id,
        receipt=next_receipt(state),
        amount=sum_in(given),
        how=given.get("how", "cash"),
        reason=given.get("reason", ""),
        confirm=level_in(given),
    )


def _void(_state: EventState, entry: Entry, given: Given) -> Command:
    reason, receipt = given.get("reason", ""), given.get("receipt", "")
    return VoidReceipt(
        entry=entry.id, receipt=receipt, void=given.get("on") != "0", reason=reason, confirm=level_in(given)
    )


def _fee(_state: EventState, entry: Entry, given: Given) -> Command:
    due, reason = sum_in(given), given.get("reason", "")
    return SetFee(entry=entry.id, due=due, lines=(), reason=reason, confirm=level_in(given))


def _withdraw(_state: EventState, entry: Entry, given: Given) -> Command:
    return WithdrawEntry(entry=entry.id, reason=given.get("reason", ""), confirm=level_in(given))


def _expel(_state: EventState, entry: Entry, given: Given) -> Command:
    return ExpelEntry(entry=entry.id, reason=given.get("reason", ""), confirm=level_in(given))


def _back(_state: EventState, entry: Entry, given: Given) -> Command:
    return ReturnEntry(entry=entry.id, reason=given.get("reason", ""), confirm=level_in(given))


def _bye(state: EventState, entry: Entry, given: Given) -> Command:
    """A round off, by default the next to be paired; an empty kind takes it back."""
    field = state.field_of(entry.section)
    number = given.get("round", "")
    round_ = int(number) if number.isdigit() else (0 if field is None else field.published) + 1
    if given.get("kind") == "":
        return TakeBackBye(entry=entry.id, round=round_, confirm=level_in(given))
    kind = BYES.get(given.get("kind", "Z"), Result.ZERO_POINT_BYE)
    return GrantBye(entry=entry.id, round=round_, result=kind, confirm=level_in(given))


def _move(state: EventState, entry: Entry, given: Given) -> Command:
    up = given.get("up", "0")
    return ChangeSection(
        entry=entry.id,
        successor=next_entry_id(state),
        section=fold_letter(given.get("section", "")),
        playing_up=int(up) if up.isdigit() else 0,
        reason=given.get("reason", ""),
        confirm=level_in(given),
    )


def _tick(_state: EventState, entry: Entry, given: Given) -> Command:
    return TickGroup(
        entry=entry.id, group=given.get("group", ""), on=given.get("on") != "0", confirm=level_in(given)
    )


def _attended(_state: EventState, entry: Entry, given: Given) -> Command:
    return MarkAttendance(entry=entry.id, attended=given.get("on") != "0", confirm=level_in(given))


def _apart(state: EventState, entry: Entry, given: Given) -> Command:
    """He and another may not meet; free before round 1, later outside FIDE mode only."""
    pair = (entry.id, given.get("other", ""))
    return BanMeeting(field=_field(state, entry), entries=pair, confirm=level_in(given))


def _meet(state: EventState, entry: Entry, given: Given) -> Command:
    """Those of a ban may meet again."""
    who = tuple(given.get("others", "").split())
    return LiftBan(field=_field(state, entry), entries=who, confirm=level_in(given))


def _field(state: EventState, entry: Entry) -> str:
    field = state.field_of(entry.section)
    return entry.section if field is None else field.letter


ACTS: dict[str, Act] = {
    "confirm": _confirm,
    "away": _away,
    "refuse": _refuse,
    "readmit": _readmit,
    "remove": _remove,
    "pay": _pay,
    "refund": _refund,
    "void": _void,
    "fee": _fee,
    "withdraw": _withdraw,
    "expel": _expel,
    "return": _back,
    "bye": _bye,
    "move": _move,
    "apart": _apart,
    "meet": _meet,
    "tick": _tick,
    "attended": _attended,
}
