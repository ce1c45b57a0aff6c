"""Players: the list with a search, and the desk's check-in, money and comings and goings."""

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, RedirectResponse, Response

from tura.app.answering import answer_question
from tura.app.consents import all_consent, keep_consents
from tura.app.ports import Contacts
from tura.domain.decide import needed_level
from tura.domain.event.entry import Status
from tura.domain.event.initial_order import alphabetical
from tura.domain.event.state import EventState
from tura.domain.reason import Refusal
from tura.web.form import fields_of
from tura.web.pages.player_acts import ACTS
from tura.web.request import Asked
from tura.web.turns import Part
from tura.wording import sentence


def players(asked: Asked, refusal: Refusal | None = None, again: dict[str, str] | None = None) -> Response:
    """A section's entries by name; ``?only=missing`` shows who has not come yet, ``?desk=1`` is the check-in."""
    event = asked.event()
    hall = asked.hall(event)
    section = asked.section(hall.state)
    entries = sorted(hall.state.in_section(section), key=lambda entry: alphabetical(hall.name(entry.id)))
    here = (Status.CONFIRMED, Status.PLAYING)
    agreed = asked.office.persons.contacts_of({entry.person for entry in entries})
    consents = {entry.id: agreed.get(entry.person, Contacts()) for entry in entries}
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
        desk=asked.request.query_params.get("desk") == "1",
        consents=consents,
        unasked=sum(not consent.publication for consent in consents.values()),
        refusal=refusal,
        level=0 if refusal is None else needed_level(refusal),
        again=again or {},
    )


def act(asked: Asked) -> Response:
    """One thing done with one entry; a script gets the entry's status, a form the page it came from."""
    event = asked.event()
    section = asked.section(asked.office.state(event.event_id))
    given = fields_of(asked.request)
    answer = asked.site.write(
        event.event_id, lambda: _done(asked, event.event_id, section, given), Part.ENTERING
    )
    if "application/json" in asked.request.headers.get("accept", ""):
        return _told(asked, answer, given)
    if isinstance(answer, Refusal):
        return players(asked, answer, given)
    card = given.get("from") == "card"
    rest = f"/{given.get('entry', '')}" if card else f"#{given.get('entry', '')}"
    return RedirectResponse(f"/e/{event.slug}/{section}/players{rest}", 303)


def _done(asked: Asked, event_id: str, section: str, given: dict[str, str]) -> EventState | Refusal:
    office = asked.office
    state = office.state(event_id)
    if given.get("action") == "all-consent":
        all_consent(office, event_id)
        return state
    entry = state.entries.get(given.get("entry", ""))
    if entry is None or entry.section != section:
        raise HTTPException(404)
    if given.get("action") == "consents":
        told = Contacts(
            guardian=given.get("guardian", "").strip(),
            processing="processing" in given,
            publication="publication" in given,
        )
        keep_consents(office, {entry.person: told})
        return state
    if given.get("action") == "answer":
        return answer_question(office, event_id, entry.id, given.get("question", ""), given.get("answer", ""))
    make = ACTS.get(given.get("action", ""))
    if make is None:
        raise HTTPException(400)
    return office.perform(event_id, [make(state, entry, given)])


def _told(asked: Asked, answer: EventState | Refusal, given: dict[str, str]) -> Response:
    if isinstance(answer, Refusal):
        words = "; ".join(sentence(reason, asked.language) for reason in answer.reasons)
        return JSONResponse({"what": words, "level": needed_level(answer)}, 409)
    entry = answer.entries[given["entry"]]
    return JSONResponse({"entry": entry.id, "status": entry.status.value, "owed": entry.owed})
