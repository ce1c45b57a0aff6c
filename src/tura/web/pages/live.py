"""The live stream of an event: a number for each change, resumed from the last one seen."""

from starlette.responses import Response, StreamingResponse

from tura.web.request import Asked


def live(asked: Asked) -> Response:
    """Server-sent events; the id is the journal's number, so a page that reconnects misses nothing."""
    event = asked.event()
    text = asked.request.headers.get("last-event-id") or asked.request.query_params.get("seen", "0")
    seen = int(text) if text.isdigit() else 0
    head = asked.office.folded.read(event.event_id).seq
    stream = asked.site.hub.listen(event.event_id, seen, head)
    return StreamingResponse(
        stream,
        media_type="text/event-stream",
        headers={"cache-control": "no-store", "x-accel-buffering": "no"},
    )
