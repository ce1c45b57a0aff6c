"""Every screen's address, with something real in each of its places."""

from served import Served
from tura.app.phones import TABLE, codes
from tura.domain.event.entry import Status
from tura.domain.event.state import EventState

SCREENS = {
    "home": "/home",
    "event-new": "/new",
    "accounts": "/accounts",
    "password": "/password",
    "round": "/e/{event}/{section}/round/{last}",
    "results": "/e/{event}/{section}/results/{last}",
    "standings": "/e/{event}/{section}/standings?open={tpn}",
    "cross-table": "/e/{event}/{section}/standings?cross=1",
    "players": "/e/{event}/{section}/players",
    "check-in": "/e/{event}/{section}/players?desk=1",
    "player": "/e/{event}/{section}/players/{entry}",
    "player-add": "/e/{event}/{section}/players/add",
    "player-import": "/e/{event}/{section}/players/import",
    "prizes": "/e/{event}/{section}/prizes?what-if=1",
    "regulation": "/e/{event}/regulation",
    "documents": "/e/{event}/documents",
    "journal": "/e/{event}/journal?restore=900",
    "clashes": "/e/{event}/journal?only=clash",
    "hall": "/e/{event}/hall",
    "why": "/e/{event}/{section}/why/{last}/{board}",
    "phone": "/r/{event}/{section}/{last}/{board}/{code}",
    "phones": "/e/{event}/{section}/phones/{last}",
    "public": "/p/{event}?section={section}",
    "public-player": "/p/{event}/{section}/{tpn}",
    "sign-in": "/sign-in",
    "nothing-here": "/p/nowhere",
}
# What an event without a single entry has to show.
EMPTY = {
    name: SCREENS[name]
    for name in (
        "players",
        "player-add",
        "player-import",
        "prizes",
        "regulation",
        "documents",
        "journal",
        "hall",
    )
} | {
    "round": "/e/{event}/{section}/round",
    "standings": "/e/{event}/{section}/standings",
    "public": "/p/{event}?section={section}",
}


def smallest(state: EventState) -> str:
    """The section with the fewest entries: the same screens with less to look at."""
    return min((s.letter for s in state.regulation.sections), key=lambda each: len(state.in_section(each)))


def addressed(hall: Served, path: str, section: str = "") -> str:
    """A screen's address in a section (the smallest)."""
    state = hall.site.office.state(hall.event_id)
    section = section or smallest(state)
    told = {"section": section}
    field = state.field_of(section)
    if field is not None and field.published:
        last = field.published
        entry = next(each.id for each in state.in_section(section) if each.status is Status.PLAYING)
        board = field.rounds[last - 1].boards[0].number
        code = codes(hall.site.office.phones, hall.event_id, field, last)[board][TABLE]
        tpn = field.tpns()[entry]
        told |= {"code": code, "entry": entry, "tpn": str(tpn), "board": str(board), "last": str(last)}
    return hall.url + path.format(event=hall.slug, **told)
