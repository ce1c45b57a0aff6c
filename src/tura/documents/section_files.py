"""A section's files in each format a program or a federation takes."""

import zipfile
from collections.abc import Callable, Iterator
from io import BytesIO

from tura.app.bridging import pairings_file, players_file
from tura.app.filing import identity, trf_file
from tura.app.papers.hall import Hall
from tura.app.papers.judges import judges
from tura.app.papers.missing_ids import missing_ids
from tura.app.papers.pairings import pairings
from tura.app.papers.standings import cross_table, standings_sheet
from tura.app.papers.start_list import start_list
from tura.app.ranking import rank
from tura.documents.site import site
from tura.domain.reason import Refusal
from tura.domain.sheet import Sheet
from tura.formats.pgn import PgnGame, PgnPlayer, PgnRound, round_pgn
from tura.formats.tables.to_csv import to_csv
from tura.formats.tables.to_xlsx import to_xlsx
from tura.formats.trf import Version, write
from tura.wording.sheets import as_plain_text, as_table, worded

Files = Iterator[tuple[str, bytes]]
"""Paths below the place asked for ("" is that place itself) with their bytes."""

_EPOCH = (1980, 1, 1, 0, 0, 0)


def section_files(hall: Hall, letter: str, form: str, *, notes: bool = True) -> Files:
    """The files of one format of ``FORMATS``; the same event gives the same bytes."""
    if form in _TRF:
        yield "", write(trf_file(hall, letter, notes=notes), _TRF[form])
    else:
        yield from _OTHERS[form](hall, letter)


def lists(hall: Hall, letter: str) -> Iterator[tuple[str, Sheet]]:
    """Every list of a section by name: start list, rounds, standings, cross-table."""
    yield "start-list", start_list(hall, letter)
    for number in range(1, hall.field(letter).published + 1):
        yield f"round-{number}", pairings(hall, letter, number)
    ranked = rank(hall.state, letter)
    if not isinstance(ranked, Refusal):
        yield "standings", standings_sheet(hall, letter, ranked)
        yield "cross-table", cross_table(hall, letter, ranked)


def _csv(hall: Hall, letter: str) -> Files:
    for name, sheet in lists(hall, letter):
        yield f"{letter}-{name}.csv", to_csv(as_table(sheet, hall.language))


def _xlsx(hall: Hall, letter: str) -> Files:
    yield "", to_xlsx([as_table(sheet, hall.language) for _, sheet in lists(hall, letter)])


def _swiss_manager(hall: Hall, letter: str) -> Files:
    yield f"{letter}-players.txt", players_file(hall, letter)
    yield f"{letter}-pairings.txt", pairings_file(hall, letter).data


def _pgn(hall: Hall, letter: str) -> Files:
    """Headers of every game played or due, round by round; the moves are to be typed in."""
    field, regulation = hall.field(letter), hall.state.regulation
    days = {each.number: each.day for each in regulation.schedule.rounds}
    for round_ in field.rounds[: field.published]:
        games = [
            PgnGame(
                board.number,
                _pgn_player(hall, board.white),
                _pgn_player(hall, board.black),
                *(side.value for side in board.outcome.sides),
            )
            for board in round_.boards
        ]
        heading = PgnRound(hall.event, regulation.place, round_.number, days.get(round_.number))
        yield f"{letter}-round-{round_.number}.pgn", round_pgn(heading, games).encode()


def _pgn_player(hall: Hall, entry: str) -> PgnPlayer:
    who = identity(hall, hall.state.entries[entry])
    return PgnPlayer(who.name, who.title, who.rating, who.fide_id)


def _fshr(hall: Hall, letter: str) -> Files:
    """One ZIP for the rating administrator: Swiss-Manager's texts, TRF, lists, judges, who lacks an id."""
    inside = dict(_swiss_manager(hall, letter))
    inside[f"{letter}.trf"] = write(trf_file(hall, letter))
    inside |= dict(_csv(hall, letter))
    inside["judges.csv"] = to_csv(as_table(judges(hall), hall.language))
    inside["missing-ids.txt"] = as_plain_text(worded(missing_ids(hall), hall.language)).encode()
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in inside.items():
            archive.writestr(zipfile.ZipInfo(name, _EPOCH), data)
    yield "", out.getvalue()


def _site(hall: Hall, _letter: str) -> Files:
    yield from site(hall)


_TRF = {"trf26": Version.TRF26, "trf16": Version.TRF16, "trf06": Version.TRF06}
_OTHERS: dict[str, Callable[[Hall, str], Files]] = {
    "sm": _swiss_manager,
    "csv": _csv,
    "xlsx": _xlsx,
    "pgn": _pgn,
    "fshr": _fshr,
    "site": _site,
}
FORMATS = (*_TRF, *_OTHERS)
