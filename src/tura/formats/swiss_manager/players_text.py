"""The player list that Swiss-Manager imports: Extras, Daten Import/Export, Spielerdaten (Text-File).

Semicolons, CRLF, UTF-8 without BOM.  Swiss-Manager fills points, tie-breaks and rank itself.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from tura.domain.players import Birth, Sex

HEADING = (
    "Nr;Name;Titel;Identnr;EloNat;EloInt;Geburt;Fed;Sex;Typ;Gr;KlubNr;Klub;FideIdent;Quelle;Pkt;"
    "Wtg1;Wtg2;Wtg3;Wtg4;Wtg5;Wtg6;Rang;Nachname;Vorname;Atitel"
)
_COLUMNS = tuple(HEADING.split(";"))


@dataclass(frozen=True, slots=True)
class ListedPlayer:
    """A row; ``ident`` is the national id (ФШР), ``region`` its number, ``source`` the list (RUS, RUSR, RUSB)."""

    tpn: int
    surname: str
    given: str = ""
    title: str = ""
    ident: str = ""
    national: int = 0
    fide: int = 0
    birth: Birth | None = None
    federation: str = ""
    sex: Sex | None = None
    group: str = ""
    region: str = ""
    club: str = ""
    fide_id: str = ""
    source: str = ""


def players_text(players: Iterable[ListedPlayer]) -> bytes:
    """The file's bytes, rows in the order given."""
    lines = [HEADING, *(_line(player) for player in players)]
    return "".join(f"{line}\r\n" for line in lines).encode()


def _line(player: ListedPlayer) -> str:
    cells = dict.fromkeys(_COLUMNS, "")
    cells |= {
        "Nr": str(player.tpn),
        "Name": f"{player.surname} {player.given}".strip(),
        "Titel": player.title,
        "Identnr": player.ident,
        "EloNat": str(player.national),
        "EloInt": str(player.fide),
        "Geburt": _birth(player.birth),
        "Fed": player.federation,
        "Sex": "W" if player.sex is Sex.FEMALE else "",
        "Gr": player.group,
        "KlubNr": player.region or "0",
        "Klub": player.club,
        "FideIdent": player.fide_id or "0",
        "Quelle": player.source,
        "Nachname": player.surname,
        "Vorname": player.given,
    }
    return ";".join(_plain(cells[column]) for column in _COLUMNS)


def _birth(birth: Birth | None) -> str:
    """A full date day first; how Swiss-Manager writes a year alone was not seen, the year is given as it is."""
    if birth is None:
        return ""
    if birth.month is None or birth.day is None:
        return str(birth.year)
    return f"{birth.day:02}.{birth.month:02}.{birth.year:04}"


def _plain(text: str) -> str:
    """The layout has no quoting: separators inside a value become commas and blanks."""
    return " ".join(text.replace(";", ",").split())
