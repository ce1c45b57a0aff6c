"""Every address of the application, in the order of a tournament's day."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import cast

from starlette.responses import Response

from tura.web.request import Asked

Page = Callable[[Asked], Response]


@dataclass(frozen=True, slots=True)
class Address:
    """A path, the page behind it as ``module:function``, and the name under which the access matrix has it."""

    path: str
    page: str
    name: str
    methods: tuple[str, ...] = ("GET",)


@cache
def page_of(name: str) -> Page:
    """The page function under ``module:function`` of ``tura.web.pages``; imported now, so that the first comes soon."""
    module, _, function = name.partition(":")
    return cast("Page", getattr(import_module(f"tura.web.pages.{module}"), function))


ROUTES: tuple[Address, ...] = (
    Address("/", "front:front", "front"),
    Address("/sign-in", "signing:sign_in", "sign-in", ("GET", "POST")),
    Address("/link/{token}", "signing:link", "link", ("GET", "POST")),
    Address("/sign-out", "signing:sign_out", "sign-out", ("POST",)),
    Address("/settings", "signing:settings", "settings", ("POST",)),
    Address("/home", "home:home", "home"),
    Address("/new", "opening:opening", "event-new"),
    Address("/new", "opening:begin", "event-new", ("POST",)),
    Address("/accounts", "accounts:accounts", "accounts"),
    Address("/accounts", "accounts:act", "accounts-act", ("POST",)),
    Address("/password", "accounts:password", "password", ("GET", "POST")),
    Address("/e/{event}/live", "live:live", "live"),
    Address("/now", "live:now", "now"),
    # Before the sections' pages: print/standings is a paper, not the table of a section called print.
    Address("/e/{event}/print/{paper}", "documents:paper", "paper"),
    Address("/e/{event}/file/{form}", "documents:section_file", "section-file"),
    Address("/e/{event}/{section}/round", "rounds:round_page", "round"),
    Address("/e/{event}/{section}/round/{number:int}", "rounds:round_page", "round"),
    Address("/e/{event}/{section}/round/{number:int}", "rounds:acted", "round-act", ("POST",)),
    Address("/e/{event}/{section}/why/{number:int}/{board:int}", "why:why", "why"),
    Address("/e/{event}/{section}/pair", "rounds:pair", "round-pair", ("POST",)),
    Address("/e/{event}/{section}/publish", "rounds:publish", "round-publish", ("POST",)),
    Address("/e/{event}/{section}/results/{number:int}", "results:results", "results"),
    Address("/e/{event}/{section}/results/{number:int}", "results:save", "results-save", ("POST",)),
    Address("/e/{event}/{section}/results/{number:int}/undo", "results:undo", "result-undo", ("POST",)),
    Address("/e/{event}/{section}/results/{number:int}/{board:int}", "results:enter", "result", ("POST",)),
    Address(
        "/e/{event}/{section}/results/{number:int}/{board:int}/absent", "arriving:absent", "absent", ("POST",)
    ),
    Address(
        "/e/{event}/{section}/results/{number:int}/{board:int}/arrived",
        "arriving:arrived",
        "arrived",
        ("POST",),
    ),
    Address("/e/{event}/{section}/standings", "standings:standings", "standings"),
    Address("/e/{event}/{section}/players", "players:players", "players"),
    Address("/e/{event}/{section}/players/act", "players:act", "player-act", ("POST",)),
    Address("/e/{event}/{section}/players/add", "entering:searching", "player-add"),
    Address("/e/{event}/{section}/players/add", "entering:add", "player-add", ("POST",)),
    Address("/e/{event}/{section}/players/import", "entering:importing", "player-import", ("GET",)),
    Address("/e/{event}/{section}/players/import", "entering:take_in", "player-import", ("POST",)),
    Address("/e/{event}/{section}/players/{entry}", "player_card:card", "player"),
    Address("/e/{event}/{section}/prizes", "prizes:prizes", "prizes"),
    Address("/e/{event}/{section}/prizes", "prizes:freeze", "prizes-freeze", ("POST",)),
    Address("/e/{event}/regulation", "regulation:regulation", "regulation"),
    Address("/e/{event}/regulation", "regulation:change", "regulation-change", ("POST",)),
    Address("/e/{event}/documents", "documents:documents", "documents"),
    Address("/e/{event}/copy", "documents:event_copy", "event-copy"),
    Address("/copies", "second_place:copies", "copies"),
    Address("/copies/beside", "second_place:beside", "copies-beside"),
    Address("/leads", "second_place:leads", "leads"),
    Address("/stand-down", "second_place:stand_down", "stand-down", ("POST",)),
    Address("/take-over", "second_place:take_over", "take-over", ("POST",)),
    Address("/backup", "documents:backup", "backup"),
    Address("/e/{event}/journal", "journal:journal", "journal"),
    Address("/e/{event}/journal", "journal:back", "journal-back", ("POST",)),
    Address("/e/{event}/hall", "hall_display:display", "hall"),
    Address("/e/{event}/{section}/phones/{number:int}", "phones:sheet", "phones"),
    Address("/e/{event}/{section}/phones/{number:int}", "phones:revoke", "phones-revoke", ("POST",)),
    Address("/r/{event}/{section}/{number:int}/{board:int}/{code}", "phones:board", "phone"),
    Address("/r/{event}/{section}/{number:int}/{board:int}/{code}", "phones:claim", "phone-claim", ("POST",)),
    Address("/p/{event}", "public:public", "public"),
    Address("/p/{event}/{section}/{tpn:int}", "public:player", "public-player"),
)
