"""Signing in and out, and the language and theme a person likes."""

from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from tura.app.accounts import accept, hashed
from tura.app.accounts import sign_in as signed_in
from tura.domain.reason import Refusal, refuse
from tura.web.form import fields_of, own_path
from tura.web.limit import Limit
from tura.web.request import LANGUAGE_COOKIE, SESSION_COOKIE, THEME_COOKIE, Asked

YEAR = 365 * 24 * 3600
ATTEMPTS = Limit(count=5, seconds=60)


def sign_in(asked: Asked) -> Response:
    """The form, or a session for the right name and password; five tries a minute."""
    target = own_path(asked.request.query_params.get("next", "/home"))
    if asked.request.method == "GET":
        return asked.page("sign-in.html", refusal=None, target=target)
    given = fields_of(asked.request)
    client = asked.request.client
    if not ATTEMPTS.allows(client.host if client else ""):
        return asked.page("sign-in.html", 429, refusal=refuse("sign-in-slow"), target=target)
    answer = signed_in(asked.site.keys, given.get("name", ""), given.get("password", ""))
    if isinstance(answer, Refusal):
        return asked.page("sign-in.html", 403, refusal=answer, target=target)
    return with_session(asked, RedirectResponse(target, 303), answer)


def link(asked: Asked) -> Response:
    """An invitation: opening it shows a button, so that a preview of the link does not use it up."""
    token = asked.request.path_params["token"]
    if asked.request.method == "GET":
        return asked.page("link.html", refusal=None)
    answer = accept(asked.site.keys, token, fields_of(asked.request).get("name", ""))
    if isinstance(answer, Refusal):
        return asked.page("link.html", 403, refusal=answer)
    return with_session(asked, RedirectResponse("/home", 303), answer)


def sign_out(asked: Asked) -> Response:
    """The session ends."""
    token = asked.request.cookies.get(SESSION_COOKIE, "")
    asked.site.keys.accounts.close_session(hashed(token))
    answer = RedirectResponse("/", 303)
    answer.delete_cookie(SESSION_COOKIE)
    return answer


def settings(asked: Asked) -> Response:
    """Language and theme, kept in cookies."""
    given = fields_of(asked.request)
    answer = RedirectResponse(own_path(given.get("back", "/")), 303)
    if given.get("language") in ("ru", "en"):
        answer.set_cookie(LANGUAGE_COOKIE, given["language"], max_age=YEAR, samesite="lax")
    if given.get("theme") in ("light", "dark", ""):
        answer.set_cookie(THEME_COOKIE, given["theme"], max_age=YEAR, samesite="lax")
    if not given:
        raise HTTPException(400)
    return answer


def with_session(asked: Asked, answer: Response, token: str) -> Response:
    """The answer with the session's cookie; secure where the page itself is."""
    secure = asked.request.url.scheme == "https"
    answer.set_cookie(SESSION_COOKIE, token, max_age=14 * 86400, httponly=True, samesite="lax", secure=secure)
    return answer
