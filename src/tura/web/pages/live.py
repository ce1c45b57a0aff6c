"""The live stream of an event: a number for each change, resumed from the last one seen; and the server's clock."""

from starlette.responses import PlainTextResponse, Response, StreamingResponse

from tura.web.request import Asked

_NEVER_KEPT = {"cache-control": "no-store", "x-accel-buffering": "no"}


def live(asked: Asked) -> Response:
    """Server-sent events; the id is the journal's number, so a page that reconnects misses nothing.

    ``?head=1`` is for networks that let no stream through: the last number alone.
    """
    event = asked.event()
    head = asked.office.folded.read(event.event_id).seq
    query = asked.request.query_params
    if query.get("head"):
        return PlainTextResponse(str(head), headers=_NEVER_KEPT)
    text = asked.request.headers.get("last-event-id") or query.get("seen", "0")
    seen = int(text) if text.isdigit() else 0
    view = query.get("view", "")
    state = asked.office.state(event.event_id)
    letter, _, language = view.partition("/")
    if state.regulation.section(letter) is None or language not in ("ru", "en"):
        view = ""
    asked.site.hub.prime(event.event_id, view)
    return StreamingResponse(
        asked.site.hub.listen(event.event_id, seen, head, view),
        media_type="text/event-stream",
        headers=_NEVER_KEPT,
    )


def now(asked: Asked) -> Response:
    """The server's clock in milliseconds of the epoch, by which pages count."""
    return PlainTextResponse(str(int(asked.office.clock().timestamp() * 1000)), headers=_NEVER_KEPT)
