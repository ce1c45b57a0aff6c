"""A section's crosstable and its people as a TRF26 file."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date

from tura.domain.results import Cell, Result
from tura.domain.tournament import Participant, Tournament
from tura.formats.trf import record_texts as texts
from tura.formats.trf.model import Player, Raw, Record, TrfFile
from tura.formats.trf.paired import rounds_paired


@dataclass(frozen=True, slots=True)
class Identity:
    """Who a row is, as FIDE's file wants it.

    ``name`` is "Last, First" in the spelling of the FIDE list, ``sex`` "m" or "w", ``birth`` "YYYY/MM/DD" or
    "YYYY/00/00".
    """

    name: str
    sex: str = ""
    title: str = ""
    rating: int = 0
    federation: str = ""
    fide_id: str = ""
    birth: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    """Headers of the file; empty ones are left out.

    ``kind`` is the free text of 092, ``system`` the code of 192, ``standings`` the MTB26 codes of 212 with PTS,
    ``controller`` the program of 182, ``time_control`` the words of 122 and ``time_code`` the code of 222.
    """

    name: str
    city: str = ""
    federation: str = ""
    start: date | None = None
    end: date | None = None
    kind: str = ""
    chief_arbiter: str = ""
    deputies: tuple[str, ...] = ()
    time_control: str = ""
    time_code: str = ""
    round_dates: tuple[date, ...] = ()
    system: str = ""
    standings: tuple[str, ...] = ()
    controller: str = ""
    comments: tuple[str, ...] = ()


def build(
    tournament: Tournament,
    people: Mapping[int, Identity],
    report: Report,
    ranks: Mapping[int, int] | None = None,
    points: Mapping[int, int] | None = None,
) -> TrfFile:
    """The file for rating and for data exchange; people and ranks by TPN, points in tenths.

    Points not given are those of the rounds paired.  Byes announced for the next round are told twice, in the
    player's block and in record 240; virtual points become records 250.
    """
    paired = rounds_paired([row.cells for row in tournament.participants])
    records: list[Record] = [Raw(f"### {comment}") for comment in report.comments]
    records += _headers(tournament, report)
    for row in tournament.participants:
        total = sum(tournament.points.of(cell.result) for cell in row.cells[:paired])
        records.append(
            _player(row, people[row.tpn], (points or {}).get(row.tpn, total), (ranks or {}).get(row.tpn))
        )
    records += map(Raw, _announced(tournament, paired))
    records += map(Raw, texts.accelerated_250([(row.tpn, row.virtual) for row in tournament.participants]))
    records += (Raw(texts.prohibited_260(pair, tournament.rounds)) for pair in tournament.prohibitions)
    return TrfFile(tuple(records))


def _headers(tournament: Tournament, report: Report) -> Iterator[Raw]:
    rows = tournament.participants
    rated = sum(row.rating > 0 for row in rows)
    values = {
        "012": report.name,
        "022": report.city,
        "032": report.federation,
        "042": f"{report.start:%Y/%m/%d}" if report.start else "",
        "052": f"{report.end:%Y/%m/%d}" if report.end else "",
        "062": str(len(rows)),
        "072": str(rated),
        "092": report.kind,
        "102": report.chief_arbiter,
    }
    yield from (Raw(f"{code} {value}") for code, value in values.items() if value)
    yield from (Raw(f"112 {deputy}") for deputy in report.deputies)
    if report.time_control:
        yield Raw(f"122 {report.time_control}")
    if report.round_dates:
        yield Raw(texts.dates_132(report.round_dates))
    yield from _settings(tournament, report)


def _settings(tournament: Tournament, report: Report) -> Iterator[Raw]:
    yield Raw(f"142 {tournament.rounds}")
    if tournament.initial_colour is not None:
        yield Raw(texts.colour_152(tournament.initial_colour))
    if scored := texts.points_162(tournament.points):
        yield Raw(scored)
    values = {
        "182": report.controller,
        "192": report.system,
        "212": ",".join(report.standings),
        "222": report.time_code,
    }
    yield from (Raw(f"{code} {value}") for code, value in values.items() if value)


def _player(row: Participant, person: Identity, points: int, rank: int | None) -> Player:
    return Player(
        tpn=row.tpn,
        name=person.name,
        sex=person.sex,
        title=person.title,
        rating=person.rating,
        federation=person.federation,
        fide_id=person.fide_id,
        birth=person.birth,
        points=points,
        rank=rank,
        cells=row.cells,
    )


def _announced(tournament: Tournament, paired: int) -> Iterator[str]:
    byes: dict[Result, list[int]] = {}
    for row in tournament.participants:
        cell = row.cells[paired] if len(row.cells) > paired else _absence(tournament, row)
        if cell is not None:
            byes.setdefault(cell.result, []).append(row.tpn)
    kinds = (Result.FULL_POINT_BYE, Result.HALF_POINT_BYE, Result.ZERO_POINT_BYE)
    yield from (texts.byes_240(kind, paired + 1, byes[kind]) for kind in kinds if kind in byes)


def _absence(tournament: Tournament, row: Participant) -> Cell | None:
    return Cell(0, None, Result.ZERO_POINT_BYE) if row.tpn in tournament.absent else None
