"""Two laptops: what the first tells the second, the second taking over, and the first coming back."""

import json
from hashlib import sha256

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, RedirectResponse, Response

from tura.app.beside import believed
from tura.domain.reason import refuse
from tura.web.form import fields_of
from tura.web.other import SilentError
from tura.web.request import Asked

_FROM_ANYWHERE = {"access-control-allow-origin": "*", "cache-control": "no-store"}


def copies(asked: Asked) -> Response:
    """Every event with the last number of its journal, and a mark of all that stands beside them.

    ``has`` and ``beside`` are what the asker has; with ``wait`` the answer comes when there is something new.
    """
    office, query = asked.office, asked.request.query_params
    has = _numbers(query.get("has", "{}"))
    asked.site.followed.asks(has)
    asked.site.leading.followed_by(query.get("address", ""))

    def heads() -> dict[str, int]:
        return {event.event_id: office.journal.head(event.event_id) for event in office.catalogue.all()}

    def beside() -> str:
        return sha256(office.beside.export()).hexdigest()

    def news() -> bool:
        new = any(head > has.get(event_id, 0) for event_id, head in heads().items())
        return new or beside() != query.get("beside", "")

    if query.get("wait"):
        asked.site.followed.wait_for_news(news)
    now = heads()
    events = [{"id": e.event_id, "slug": e.slug, "head": now[e.event_id]} for e in office.catalogue.all()]
    return JSONResponse({"events": events, "beside": beside(), "epoch": asked.site.leading.epoch})


def _numbers(text: str) -> dict[str, int]:
    try:
        told = json.loads(text)
    except ValueError as error:
        raise HTTPException(400) from error
    if not isinstance(told, dict) or not all(isinstance(number, int) for number in told.values()):
        raise HTTPException(400)
    return told


def beside(asked: Asked) -> Response:
    """Accounts, phones' codes and claims, persons and consents, for the second laptop."""
    return Response(asked.office.beside.export(), media_type="application/json")


def leads(asked: Asked) -> Response:
    """Whether this laptop leads; phones ask that too when the first one has fallen silent."""
    challenge = asked.request.query_params.get("challenge", "")
    told = asked.site.leading.said(challenge, leads=not asked.site.repeats)
    return JSONResponse(told | {"led_by": asked.site.led_by}, headers=_FROM_ANYWHERE)


def stand_down(asked: Asked) -> Response:
    """Another laptop took over: nothing is written here any more.  The answer says what only this one has."""
    given = fields_of(asked.request)
    told = (given.get("address", ""), given.get("epoch", ""), given.get("heads", ""))
    if not believed(asked.office.phones.secret(), given.get("mark", ""), "stand-down", *told):
        raise HTTPException(400)
    leading = asked.site.leading
    was = leading.is_led
    if leading.stand_down(told[0], int(told[1]), json.loads(told[2])) and not was:
        for event in asked.office.catalogue.all():
            asked.site.hub.nudge(event.event_id)
    return JSONResponse({"epoch": leading.epoch, "led_by": leading.led_by, "alone": leading.alone})


def take_over(asked: Asked) -> Response:
    """This laptop leads from now on; refused while the one that took over from it still leads."""
    following, leading = asked.site.following, asked.site.leading
    if following is not None and following.is_on:
        following.take_over()
    elif leading.is_led:
        try:
            leads_here = leading.lead_anyway()
        except SilentError:
            leads_here = leading.lead_in_silence()
        if not leads_here:
            refusal = refuse("other-leads", address=leading.led_by)
            return asked.page("refused.html", 409, refusal=refusal)
    for event in asked.office.catalogue.all():
        asked.site.hub.nudge(event.event_id)
    return RedirectResponse("/home", 303)
