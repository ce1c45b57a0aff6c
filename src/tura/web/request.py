"""One request: who asks, in which language, about which event; and the answer as a page."""

from dataclasses import dataclass
from typing import Any

from starlette.datastructures import URL
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tura.app.accounts import Account, account_of
from tura.app.consents import public_people
from tura.app.office import Office
from tura.app.papers.hall import Hall
from tura.app.ports import Catalogued
from tura.app.ranking import Ranked, rank
from tura.domain.event.state import EventState
from tura.domain.reason import Refusal
from tura.domain.regulation.letters import fold_letter
from tura.domain.section.field import Field
from tura.web.access import WHILE_REPEATING, may
from tura.web.site import Site
from tura.web.words import environment

SESSION_COOKIE, LANGUAGE_COOKIE, THEME_COOKIE = "tura", "lang", "theme"


@dataclass(frozen=True)
class Asked:
    """What a page function gets: the request with everything already looked up."""

    request: Request
    site: Site
    account: Account | None
    language: str
    theme: str

    @property
    def office(self) -> Office:
        """The office, acting as whoever signed in."""
        return self.site.office_of(self.account)

    @property
    def back(self) -> str:
        """This page's own address; after a form the page that the form was on."""
        url = self.request.url
        if self.request.method != "GET":
            came = self.request.headers.get("referer", "/")
            url = url.replace(path=URL(came).path, query=URL(came).query)
        return url.path + (f"?{url.query}" if url.query else "")

    @property
    def address(self) -> str:
        """Where phones find this server: as it was told, else as the asker found it."""
        return self.site.address or str(self.request.base_url).rstrip("/")

    def event(self) -> Catalogued:
        """The event of the address; 404 without one."""
        found = self.office.find(self.request.path_params["event"])
        if isinstance(found, Refusal):
            raise HTTPException(404)
        return found

    def section(self, state: EventState) -> str:
        """The section of the address, look-alikes folded; 404 for an unknown one."""
        letter = fold_letter(self.request.path_params["section"])
        if state.regulation.section(letter) is None:
            raise HTTPException(404)
        return letter

    def hall(self, event: Catalogued) -> Hall:
        """The event with its persons, in the language asked for."""
        state = self.office.state(event.event_id)
        key = ("people", event.event_id, state.seq)
        people = self.site.made.get(key, lambda: self.office.people(state))
        return Hall(state, people, self.language)

    def ranked(self, event: Catalogued, section: str, after: int | None = None) -> Ranked | Refusal:
        """A section's standings, made once for each moment of the journal."""
        return ranked_at(self.site, event.event_id, self.office.state(event.event_id), section, after)

    def public_hall(self, event: Catalogued) -> Hall:
        """The event as everybody may see it: without consent to publication initials and birth year only."""
        state = self.office.state(event.event_id)
        return Hall(state, public_people(self.office, state), self.language)

    def may(self, route: str, section: str = "", board: int = 0) -> bool:
        """Whether the account may use a route."""
        return may(self.account, route, section, board)

    def page(self, template: str, code: int = 200, **values: Any) -> Response:  # noqa: ANN401  templates take all
        """A page in the asker's language."""
        made = environment(self.language).get_template(template)
        text = made.render(
            asked=self, account=self.account, language=self.language, theme=self.theme, **values
        )
        return HTMLResponse(text, code)


def asked_of(request: Request) -> Asked:
    """Everything a page needs to know of a request; 403 if its route is not for this account."""
    site: Site = request.app.state.site
    account = account_of(site.keys, request.cookies.get(SESSION_COOKIE, ""))
    language = request.cookies.get(LANGUAGE_COOKIE) or _spoken(request)
    theme = request.cookies.get(THEME_COOKIE, "")
    spoken = language if language in ("ru", "en") else "ru"
    asked = Asked(request, site, account, spoken, theme if theme in ("light", "dark") else "")
    name = request.scope.get("tura.route", "")
    section = fold_letter(request.path_params.get("section", ""))
    board = request.path_params.get("board", 0)
    if not asked.may(name, section, board if isinstance(board, int) else 0):
        raise HTTPException(401 if account is None else 403)
    if site.repeats and request.method == "POST" and name not in WHILE_REPEATING:
        raise HTTPException(409)
    return asked


def _spoken(request: Request) -> str:
    return "en" if request.headers.get("accept-language", "ru").lower().startswith("en") else "ru"


def ranked_at(
    site: Site, event_id: str, state: EventState, section: str, after: int | None = None
) -> Ranked | Refusal:
    """A section's standings at a moment of the journal, made once."""
    return site.ranked.get((event_id, state.seq, section, after), lambda: rank(state, section, after))


def field_of(state: EventState, section: str) -> Field:
    """The field a section plays in; 404 without one."""
    field = state.field_of(section)
    if field is None:
        raise HTTPException(404)
    return field
