"""The application: guards, routes, and what is said when something is not there."""

from collections.abc import Callable
from importlib.resources import files

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from tura.domain.reason import Reason
from tura.web.access import MOVING
from tura.web.guards import Guards
from tura.web.live import Painted
from tura.web.live_lines import Lines
from tura.web.request import Asked, asked_of
from tura.web.routes import ROUTES, page_of
from tura.web.site import Site
from tura.wording import sentence


def create_app(site: Site) -> Starlette:
    """The application on an open site."""
    routes = [
        Route(route.path, _endpoint(route.page, route.name), methods=list(route.methods), name=route.name)
        for route in ROUTES
    ]
    statics = StaticFiles(directory=str(files("tura.web") / "static"))
    app = Starlette(
        routes=[*routes, Mount("/static", statics, name="static")],
        middleware=[Middleware(Guards), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={HTTPException: _said},
    )
    app.state.site = site
    site.hub.paint = lambda event_id, view: _painted(site, event_id, view)
    site.hub.paint_lines = lambda event_id, view: _lined(site, event_id, view)
    return app


def _painted(site: Site, event_id: str, view: str) -> Painted:
    from tura.web.pages.public import painted  # noqa: PLC0415  pages are imported when they are first asked for

    return painted(site, event_id, view)


def _lined(site: Site, event_id: str, view: str) -> Lines:
    from tura.web.pages.public import lined  # noqa: PLC0415

    return lined(site, event_id, view)


def _endpoint(page: str, name: str) -> Callable[[Request], Response]:
    """A page as Starlette calls it: in a thread, with everything looked up first."""

    def endpoint(request: Request) -> Response:
        request.scope["tura.route"] = name
        asked = asked_of(request)
        there = asked.site.led_by
        if there and name in MOVING and request.method == "GET":
            return RedirectResponse(f"{there}{request.url.path}?{request.url.query}".rstrip("?"), 307)
        return page_of(page)(asked)

    return endpoint


def _not_here(request: Request) -> Response:
    """A result typed on a laptop that does not lead: as JSON, so that the row says where to type it."""
    site: Site = request.app.state.site
    address = site.following.address if site.following is not None and site.following.is_on else site.led_by
    words = sentence(Reason("other-leads", "", {"address": address}), request.cookies.get("lang", "ru"))
    return JSONResponse({"board": request.path_params.get("board"), "what": words, "final": True}, 409)


def _said(request: Request, error: Exception) -> Response:
    """A refusal as a page; who has not signed in is asked to."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 409 and request.scope.get("tura.route") == "result":
        return _not_here(request)
    if status == 401 and request.method == "GET":
        return RedirectResponse(f"/sign-in?next={request.url.path}", 303)
    asked = Asked(request, request.app.state.site, None, request.cookies.get("lang", "ru"), "")
    return asked.page("said.html", status, status=status)
