"""What stands before every page: no foreign posts, no inline code, no frames."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
_SAFE = ("GET", "HEAD", "OPTIONS")


class Guards:
    """Refuses writes from other sites and sets the headers that keep pages to themselves."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if scope["method"] not in _SAFE and not is_own(Headers(scope=scope)):
            await PlainTextResponse("this form came from another site", 403)(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["content-security-policy"] = POLICY + _second(scope)
                headers["x-content-type-options"] = "nosniff"
                headers["referrer-policy"] = "same-origin"
            await send(message)

        await self._app(scope, receive, guarded)


def _second(scope: Scope) -> str:
    """The second laptop's address: a page whose server fell silent asks there who leads."""
    site = scope["app"].state.site
    return (
        f"; connect-src 'self' {site.leading.follower}" if site.leading.follower else "; connect-src 'self'"
    )


def is_own(headers: Headers) -> bool:
    """Whether a write comes from our own page.

    Browsers leave Sec-Fetch-Site out on plain HTTP in a LAN; then Origin must name our host.  A client that sends
    neither is no browser, and carries no cookie that it was not given on purpose.
    """
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")
