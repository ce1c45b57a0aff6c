"""A TUNX file as a tournament report file, which everything else reads."""

from collections.abc import Iterator

from tura.domain.results import Cell, Colour, Result
from tura.formats.bad_input import BadInput, problem
from tura.formats.swiss_manager.tunx import Tunx, TunxPair, TunxPlayer
from tura.formats.trf import National, Player, Raw, Record, TrfFile, club_line
from tura.formats.trf.federations import FEDERATIONS

_BYE, _NOT_PAIRED = -1, -2
_GAMES: dict[int, tuple[Result, Result]] = {
    0: (Result.PENDING, Result.PENDING),
    1: (Result.WIN, Result.LOSS),
    2: (Result.DRAW, Result.DRAW),
    3: (Result.LOSS, Result.WIN),
    4: (Result.FORFEIT_WIN, Result.FORFEIT_LOSS),
    5: (Result.FORFEIT_LOSS, Result.FORFEIT_WIN),
    6: (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS),
}
_ABSENCES = {1: Result.FULL_POINT_BYE, 2: Result.HALF_POINT_BYE}
_ROUND_ROBIN = 1
_LAST_REGION = 99
# Of Swiss-Manager's codes only that of the direct encounter is known for certain; a wrong one places people wrongly.
TIEBREAKS = {11: "DE"}


def to_trf(tunx: Tunx, name: str) -> TrfFile:
    """Players in their numbers' order with every round.

    The rating is FIDE's, else the national one; the national rating and id stand in a national record as well.

    Raises BadInput that names each board whose result code is not known.
    """
    unknown = [
        problem(
            "round {number}: the result of {white} and {black} has the unknown code {code}",
            "enter this result by hand after changing it in Swiss-Manager to a usual one",
            number=number,
            white=pair.white,
            black=pair.black,
            code=pair.code,
        )
        for number, pairs in enumerate(tunx.rounds, 1)
        for pair in pairs
        if not _is_known(pair, len(tunx.players))
    ]
    if unknown:
        raise BadInput(name, tuple(unknown))
    cells: dict[int, list[Cell]] = {tpn: [] for tpn in range(1, len(tunx.players) + 1)}
    for pairs in tunx.rounds:
        found = dict(_cells(pairs, tunx.kind))
        for tpn, row in cells.items():
            row.append(found.get(tpn, Cell(0, None, Result.PENDING)))
    records: list[Record] = [*_headers(tunx), *_told(tunx)]
    records += (_player(tpn, player, cells[tpn]) for tpn, player in enumerate(tunx.players, 1))
    records += (
        _national(tpn, player)
        for tpn, player in enumerate(tunx.players, 1)
        if player.federation in FEDERATIONS and (player.national or player.ident or player.region)
    )
    return TrfFile(tuple(records), name)


def _is_known(pair: TunxPair, count: int) -> bool:
    if not 0 < pair.white <= count or pair.black > count or pair.white == pair.black:
        return False
    return pair.code in _GAMES if pair.black > 0 else pair.black in (_BYE, _NOT_PAIRED)


def _cells(pairs: tuple[TunxPair, ...], kind: int) -> Iterator[tuple[int, Cell]]:
    for pair in pairs:
        if pair.black > 0:
            white, black = _GAMES[pair.code]
            yield pair.white, Cell(pair.black, Colour.WHITE, white)
            yield pair.black, Cell(pair.white, Colour.BLACK, black)
        elif pair.black == _BYE:
            free = Result.ZERO_POINT_BYE if kind == _ROUND_ROBIN else Result.PAIRING_BYE
            yield pair.white, Cell(0, None, free)
        else:
            yield pair.white, Cell(0, None, _ABSENCES.get(pair.code, Result.ZERO_POINT_BYE))


def _headers(tunx: Tunx) -> Iterator[Raw]:
    values = {
        "012": tunx.name,
        "022": tunx.city,
        "032": tunx.federation,
        "042": _date(tunx.start),
        "052": _date(tunx.end),
        "062": str(len(tunx.players)),
        "092": "Individual: Round-Robin" if tunx.kind == _ROUND_ROBIN else "Individual: Swiss-System",
        "102": tunx.chief_arbiter,
        "122": tunx.time_control,
        "142": str(tunx.planned),
    }
    for code, value in values.items():
        if text := " ".join(value.split()):
            yield Raw(f"{code} {text}")


def _told(tunx: Tunx) -> Iterator[Raw]:
    """What TRF has no record for: clubs, and the codes of the tie-breaks where not all of them are known."""
    known = [TIEBREAKS.get(code) for code in tunx.tiebreaks if code]
    if known and None not in known:
        yield Raw("202 " + ",".join(code for code in known if code))
    elif known:
        yield Raw("### Swiss-Manager tie-breaks: " + ", ".join(str(code) for code in tunx.tiebreaks if code))
    for tpn, player in enumerate(tunx.players, 1):
        if club := " ".join(player.club.split()):
            yield Raw(club_line(tpn, club))


def unknown_tiebreaks(tunx: Tunx) -> tuple[int, ...]:
    """The codes whose meaning is not established, in order."""
    return tuple(code for code in tunx.tiebreaks if code and code not in TIEBREAKS)


def _player(tpn: int, player: TunxPlayer, cells: list[Cell]) -> Player:
    while cells and cells[-1] == Cell(0, None, Result.PENDING):
        cells.pop()
    return Player(
        tpn=tpn,
        name=f"{player.surname}, {player.given}" if player.given else player.surname,
        sex="w" if player.female else "m",
        title=player.title,
        rating=player.fide or player.national,
        federation=player.federation,
        fide_id=str(player.fide_id or ""),
        birth=_date(player.birth),
        cells=tuple(cells),
    )


def _national(tpn: int, player: TunxPlayer) -> National:
    origin = str(player.region) if 0 < player.region <= _LAST_REGION else ""
    return National(player.federation, tpn, rating=player.national, origin=origin, ident=player.ident)


def _date(number: int) -> str:
    """20060000 as "2006/00/00"; "" for none."""
    return f"{number // 10000:04}/{number // 100 % 100:02}/{number % 100:02}" if number else ""
