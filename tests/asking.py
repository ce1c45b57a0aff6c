"""Requests to the application itself, without a server in between."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial

import anyio
import httpx
from starlette.applications import Starlette


class Client:
    """A browser's cookies and requests, one at a time."""

    def __init__(self, app: Starlette) -> None:
        self._app = app
        self.cookies: dict[str, str] = {}

    def request(self, method: str, path: str, **more: object) -> httpx.Response:
        """One request and its whole answer; cookies are sent, not taken."""
        # In a thread of its own: the browser tests' own loop may be running in this one.
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(anyio.run, partial(self._request, method, path, more)).result()

    async def _request(self, method: str, path: str, more: dict[str, object]) -> httpx.Response:
        transport = httpx.ASGITransport(app=self._app)
        async with httpx.AsyncClient(
            transport=transport, base_url="http://testserver", cookies=self.cookies
        ) as client:
            return await client.request(method, path, **more)  # type: ignore[arg-type]  # passed on as given

    def get(self, path: str, **more: object) -> httpx.Response:
        """A page."""
        return self.request("GET", path, **more)

    def post(self, path: str, **more: object) -> httpx.Response:
        """A form."""
        return self.request("POST", path, **more)
