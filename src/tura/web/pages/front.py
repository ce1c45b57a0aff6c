"""The address people type: to the desk for those who have signed in, to the public pages for all others."""

from starlette.responses import RedirectResponse, Response

from tura.web.request import Asked


def front(asked: Asked) -> Response:
    """Home, the only event, or the list of events."""
    if asked.account is not None:
        return RedirectResponse("/home", 303)
    events = asked.office.catalogue.all()
    if len(events) == 1:
        return RedirectResponse(f"/p/{events[0].slug}", 303)
    return asked.page("front.html", events=events)
