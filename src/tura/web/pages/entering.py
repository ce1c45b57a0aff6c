"""New players: one from the rating lists or by hand, or a whole list with a preview."""

from base64 import b64decode, b64encode
from binascii import Error as NotBase64

from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from tura.app.consents import keep_consents
from tura.app.enrolling import Enrolled, enrol, judge
from tura.app.late_row import arrival, row_of
from tura.app.ports import Contacts
from tura.domain.players import Birth, Person, Sex
from tura.domain.reason import Refusal, refuse
from tura.formats.bad_input import BadInput
from tura.formats.tables.entries import read_entries
from tura.formats.tables.entry_row import EntryRow
from tura.web.form import fields_of
from tura.web.request import Asked
from tura.web.turns import Part
from tura.web.upload import faults_of, upload_of

LONGEST_LIST = 512 * 1024


def searching(asked: Asked, refusal: Refusal | None = None, entered: Enrolled | None = None) -> Response:
    """People of the rating lists whose name begins so; below them a form for whoever is in none."""
    event = asked.event()
    hall = asked.hall(event)
    section = asked.section(hall.state)
    text = asked.request.query_params.get("q", "").strip()
    found = asked.office.rating_lists.search(text, hall.state.regulation.list_date) if text else ()
    return asked.page(
        "player-add.html",
        409 if refusal else 200,
        event=event,
        hall=hall,
        section=section,
        text=text,
        found=found,
        lists=asked.office.rating_lists.lists(),
        refusal=refusal,
        entered=entered,
    )


def add(asked: Asked) -> Response:
    """The person judged by the regulation and entered; then his card."""
    event = asked.event()
    office = asked.office
    state = office.state(event.event_id)
    section = asked.section(state)
    given = fields_of(asked.request)
    person = _listed(asked, given) if given.get("listed") else _by_hand(given)
    if not person.name.strip():
        return searching(asked, refuse("name-missing"))
    came = arrival(state, office.clock()) if given.get("here") else ""
    row = row_of(person, section, came)
    answer = asked.site.write(event.event_id, lambda: enrol(office, event.event_id, [row]), Part.ENTERING)
    if isinstance(answer, Refusal):
        return searching(asked, answer)
    (enrolled,) = answer
    if not enrolled.entry:
        return searching(asked, Refusal(enrolled.verdict.reasons), enrolled)
    _consent(asked, event.event_id, enrolled.entry, given)
    home = office.state(event.event_id).entries[enrolled.entry].section
    return RedirectResponse(f"/e/{event.slug}/{home}/players/{enrolled.entry}", 303)


def _consent(asked: Asked, event_id: str, entry: str, given: dict[str, str]) -> None:
    told = Contacts(processing="consent" in given, publication="consent" in given)
    keep_consents(asked.office, {asked.office.state(event_id).entries[entry].person: told})


def _listed(asked: Asked, given: dict[str, str]) -> Person:
    """The person of a rating list under the number given."""
    number = given["listed"]
    for person in asked.office.rating_lists.search(number, None):
        if number in (person.id, person.fide_id, person.fshr_id):
            return person
    raise HTTPException(404)


def _by_hand(given: dict[str, str]) -> Person:
    born = given.get("born", "").replace("-", ".").split(".")
    numbers = [int(part) for part in born if part.isdigit()]
    return Person(
        id="",
        name=" ".join(given.get("name", "").split()),
        sex=Sex.FEMALE if given.get("sex") == "f" else Sex.MALE,
        birth=_birth(numbers),
        federation=given.get("federation", "").strip().upper(),
        fide_id=given.get("fide", "").strip(),
        fshr_id=given.get("fshr", "").strip(),
    )


def _birth(numbers: list[int]) -> Birth | None:
    """A year, or a date with the year at either end; what is no date is left out."""
    if len(numbers) == 1 and 1900 <= numbers[0] <= 2100:
        return Birth(numbers[0])
    if len(numbers) != 3:
        return None
    year, month, day = numbers if numbers[0] > 31 else reversed(numbers)
    return Birth(year, month, day) if 1 <= month <= 12 and 1 <= day <= 31 else None


def importing(
    asked: Asked,
    refusal: Refusal | None = None,
    judged: tuple[Enrolled, ...] = (),
    kept: tuple[str, str] = ("", ""),
) -> Response:
    """A list of entries: first every row's verdict, with nothing written; then it is taken in."""
    event = asked.event()
    hall = asked.hall(event)
    section = asked.section(hall.state)
    counts = {
        kind: sum(row.verdict.decision.value == kind for row in judged)
        for kind in ("accepted", "question", "refused")
    }
    return asked.page(
        "player-import.html",
        409 if refusal else 200,
        event=event,
        hall=hall,
        section=section,
        refusal=refusal,
        judged=judged,
        counts=counts,
        kept=kept,
    )


def take_in(asked: Asked) -> Response:
    """A chosen file is judged; the same file sent back from the preview is entered."""
    event = asked.event()
    name, data = upload_of(asked.request)
    given = fields_of(asked.request)
    if not data and given.get("kept"):
        name, data = given.get("name", "list.csv"), _unpacked(given["kept"])
    if not data or len(data) > LONGEST_LIST:
        return importing(asked, refuse("list-too-long" if data else "nothing-given"))
    try:
        rows = read_entries(data, name).rows
    except BadInput as error:
        return importing(asked, Refusal(faults_of(error, asked.language)))
    if given.get("action") != "take":
        kept = (name, b64encode(data).decode())
        return importing(asked, None, judge(asked.office, event.event_id, rows), kept)
    return _taken(asked, rows, consented="consent" in given)


def _taken(asked: Asked, rows: tuple[EntryRow, ...], *, consented: bool) -> Response:
    event = asked.event()
    office = asked.office
    answer = asked.site.write(event.event_id, lambda: enrol(office, event.event_id, rows), Part.ENTERING)
    if isinstance(answer, Refusal):
        return importing(asked, answer)
    state = office.state(event.event_id)
    if consented:
        people = [state.entries[row.entry].person for row in answer if row.entry]
        keep_consents(office, dict.fromkeys(people, Contacts(processing=True, publication=True)))
    section = asked.section(state)
    return RedirectResponse(f"/e/{event.slug}/{section}/players", 303)


def _unpacked(text: str) -> bytes:
    try:
        return b64decode(text, validate=True)
    except NotBase64:
        raise HTTPException(400) from None
