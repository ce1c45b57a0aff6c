"""Players: the list with a search, and the desk's check-in, money and comings and goings."""

from collections.abc import Callable

from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from tura.app.answering import answer_question
from tura.domain.commands import Command
from tura.domain.commands.attendance import GrantBye, ReturnEntry, WithdrawEntry
from tura.domain.commands.fees import TakeFee
from tura.domain.commands.registration import ConfirmEntry, UnconfirmEntry
from tura.domain.decide import needed_level
from tura.domain.event.entry import Entry, Status
from tura.domain.event.initial_order import alphabetical
from tura.domain.event.state import EventState
from tura.domain.reason import Refusal
from tura.domain.results import Result
from tura.web.form import fields_of
from tura.web.request import Asked

_BYES = {"H": Result.HALF_POINT_BYE, "Z": Result.ZERO_POINT_BYE, "F": Result.FULL_POINT_BYE}


def players(asked: Asked, refusal: Refusal | None = None, again: dict[str, str] | None = None) -> Response:
    """A section's entries by name; ``?only=missing`` shows who has not come yet."""
    event = asked.event()
    hall = asked.hall(event)
    section = asked.section(hall.state)
    entries = sorted(hall.state.in_section(section), key=lambda entry: alphabetical(hall.name(entry.id)))
    here = (Status.CONFIRMED, Status.PLAYING)
    return asked.page(
        "players.html",
        409 if refusal else 200,
        event=event,
        hall=hall,
        section=section,
        entries=entries,
        here=sum(entry.status in here for entry in entries),
        coming=sum(entry.status in (*here, Status.DECLARED) for entry in entries),
        only=asked.request.query_params.get("only", ""),
        refusal=refusal,
        level=0 if refusal is None else needed_level(refusal),
        again=again or {},
    )


def act(asked: Asked) -> Response:
    """One thing done with one entry: its form names the action."""
    event = asked.event()
    section = asked.section(asked.office.state(event.event_id))
    given = fields_of(asked.request)
    office = asked.office

    def work() -> EventState | Refusal:
        state = office.state(event.event_id)
        entry = state.entries.get(given.get("entry", ""))
        if entry is None or entry.section != section:
            raise HTTPException(404)
        if given.get("action") == "answer":
            return answer_question(
                office, event.event_id, entry.id, given.get("question", ""), given.get("answer", "")
            )
        make = _ACTIONS.get(given.get("action", ""))
        if make is None:
            raise HTTPException(400)
        return office.perform(event.event_id, [make(state, entry, given)])

    answer = asked.site.write(event.event_id, work)
    if isinstance(answer, Refusal):
        return players(asked, answer, given)
    return RedirectResponse(f"/e/{event.slug}/{section}/players#{given['entry']}", 303)


def _confirm(_state: EventState, entry: Entry, given: dict[str, str]) -> Command:
    return ConfirmEntry(entry=entry.id, confirm=_level(given))


def _away(_state: EventState, entry: Entry, given: dict[str, str]) -> Command:
    return UnconfirmEntry(entry=entry.id, confirm=_level(given))


def _pay(state: EventState, entry: Entry, given: dict[str, str]) -> Command:
    """All that is owed, with the next receipt's number."""
    number = sum(len(each.receipts) for each in state.entries.values()) + 1
    amount = max(entry.owed, 0)
    how = given.get("how", "cash")
    return TakeFee(entry=entry.id, receipt=f"{number:04}", amount=amount, how=how, confirm=_level(given))


def _withdraw(_state: EventState, entry: Entry, given: dict[str, str]) -> Command:
    return WithdrawEntry(entry=entry.id, reason=given.get("reason", ""), confirm=_level(given))


def _back(_state: EventState, entry: Entry, given: dict[str, str]) -> Command:
    return ReturnEntry(entry=entry.id, reason=given.get("reason", ""), confirm=_level(given))


def _bye(state: EventState, entry: Entry, given: dict[str, str]) -> Command:
    field = state.field_of(entry.section)
    number = given.get("round", "")
    round_ = int(number) if number.isdigit() else (0 if field is None else field.published) + 1
    kind = _BYES.get(given.get("kind", "Z"), Result.ZERO_POINT_BYE)
    return GrantBye(entry=entry.id, round=round_, result=kind, confirm=_level(given))


_ACTIONS: dict[str, Callable[[EventState, Entry, dict[str, str]], Command]] = {
    "confirm": _confirm,
    "away": _away,
    "pay": _pay,
    "withdraw": _withdraw,
    "return": _back,
    "bye": _bye,
}


def _level(given: dict[str, str]) -> int:
    level = given.get("confirm", "0")
    return int(level) if level in ("0", "2", "3", "4") else 0
