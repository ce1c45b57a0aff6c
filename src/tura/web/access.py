"""Who may use which route; the matrix that a test walks."""

from tura.app.accounts import Account, Role

O, C, A, D, H, V = Role  # noqa: E741  the matrix reads by its columns
EVERYBODY: frozenset[Role | None] = frozenset({None, *Role})
STAFF: frozenset[Role | None] = frozenset(Role)
ARBITERS: frozenset[Role | None] = frozenset({O, C, A})
CHIEFS: frozenset[Role | None] = frozenset({O, C})
DESK: frozenset[Role | None] = frozenset({O, C, A, D})
ENTERING: frozenset[Role | None] = frozenset({O, C, A, H})

# Every route by name; None stands for somebody who has not signed in.
MATRIX: dict[str, frozenset[Role | None]] = {
    "front": EVERYBODY,
    "sign-in": EVERYBODY,
    "link": EVERYBODY,
    "sign-out": EVERYBODY,
    "settings": EVERYBODY,
    "static": EVERYBODY,
    "live": EVERYBODY,
    "now": EVERYBODY,
    "phone": EVERYBODY,
    "phone-claim": EVERYBODY,
    "phones": ENTERING,
    "phones-revoke": ARBITERS,
    "public": EVERYBODY,
    "public-player": EVERYBODY,
    "home": STAFF,
    "round": STAFF,
    "round-act": ARBITERS,
    "why": EVERYBODY,
    "round-pair": ARBITERS,
    "round-publish": ARBITERS,
    "results": STAFF,
    "result": ENTERING,
    "absent": ENTERING,
    "arrived": ENTERING,
    "results-save": ENTERING,
    "result-undo": ENTERING,
    "standings": STAFF,
    "players": STAFF,
    "player-act": DESK,
    "player-add": DESK,
    "player-import": DESK,
    "player": DESK,
    "prizes": ARBITERS,
    "prizes-freeze": CHIEFS,
    "journal": ARBITERS,
    "journal-back": ARBITERS,
    "hall": EVERYBODY,
    "event-new": CHIEFS,
    "regulation": STAFF,
    "regulation-change": CHIEFS,
    "documents": DESK,
    "paper": DESK,
    "section-file": ARBITERS,
    "event-copy": CHIEFS,
    "backup": CHIEFS,
    "copies": CHIEFS,
    "copies-beside": CHIEFS,
    "leads": EVERYBODY,
    "stand-down": EVERYBODY,
    "take-over": CHIEFS,
    "accounts": CHIEFS,
    "accounts-act": CHIEFS,
    "password": STAFF,
}


# What a person limited to some sections or boards may not do, since it is about the whole event.
WHOLE_EVENT: frozenset[str] = frozenset(
    (
        "event-new",
        "accounts",
        "accounts-act",
        "regulation-change",
        "event-copy",
        "backup",
        "copies",
        "copies-beside",
        "take-over",
    )
)

# What phones and the hall's screen show: when another laptop leads, they are sent there.
MOVING: frozenset[str] = frozenset(("public", "public-player", "phone", "hall"))

# What may still be posted to a laptop that repeats another one.
WHILE_REPEATING: frozenset[str] = frozenset(
    ("sign-in", "link", "sign-out", "settings", "accounts-act", "password", "take-over", "stand-down")
)


def may(account: Account | None, route: str, section: str = "", board: int = 0) -> bool:
    """Whether an account may use a route, in a section and at a board it is not limited from."""
    role = None if account is None else account.role
    if role not in MATRIX[route]:
        return False
    if account is None or not account.sections or MATRIX[route] == EVERYBODY:
        return True
    return account.covers(section, board) if section else route not in WHOLE_EVENT
