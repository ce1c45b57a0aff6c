"""The other laptop, asked over the hall's network."""

import json
from contextlib import closing
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any
from urllib.parse import urlencode, urlsplit

PATIENCE_SECONDS = 10.0


class SilentError(Exception):
    """The other laptop does not answer, or not as it should; the text is its address and what came instead."""


class Other:
    """One laptop by its address; ``cookie`` is the session there."""

    def __init__(self, address: str, cookie: str = "", patience: float = PATIENCE_SECONDS) -> None:
        self._parts = urlsplit(address)
        self._patience = patience
        self.cookie = cookie
        self.address = f"{self._parts.scheme}://{self._parts.netloc}"

    def got(self, path: str) -> bytes:
        """What a page there answers; SilentError unless it is there."""
        status, _, data = self.call("GET", path)
        if status != 200:
            raise SilentError(f"{self.address}{path}: {status}")
        return data

    def asked(self, path: str, form: dict[str, str] | None = None) -> dict[str, Any]:
        """A page there that answers in JSON, whatever it answers."""
        _, _, data = self.call("GET" if form is None else "POST", path, form)
        try:
            told = json.loads(data)
        except ValueError as error:
            raise SilentError(f"{self.address}{path}") from error
        if not isinstance(told, dict):
            raise SilentError(f"{self.address}{path}")
        return told

    def call(self, method: str, path: str, form: dict[str, str] | None = None) -> tuple[int, str, bytes]:
        """The answer's status, cookie and bytes; SilentError when nothing comes."""
        kind = HTTPSConnection if self._parts.scheme == "https" else HTTPConnection
        headers = {"content-type": "application/x-www-form-urlencoded", "cookie": self.cookie}
        try:
            with closing(kind(self._parts.netloc, timeout=self._patience)) as connection:
                connection.request(method, path, urlencode(form) if form else None, headers)
                with connection.getresponse() as answer:
                    return answer.status, answer.getheader("set-cookie") or "", answer.read()
        except (OSError, HTTPException) as error:
            raise SilentError(f"{self.address}: {error or type(error).__name__}") from error
