"""Contradictions inside a file: who met whom, with which colours, for what result, for how many points."""

from tura.domain.results import Cell, Result
from tura.formats.trf.bye_check import check_byes
from tura.formats.trf.cells import BLANK
from tura.formats.trf.model import Player, TrfFile
from tura.formats.trf.notes import Notes
from tura.formats.trf.points_check import check_points
from tura.formats.trf.settings import Settings

# C.07 and Laws 10.2: a game never gives more in total than one point; 0-0 and 1/2-0 are penal.
_PAIRS = (
    "10", "==", "00", "=0", "WL", "DD", "LL", "DL", "+-", "--", "??", "  ",
    # One side may count as rated when only the other did not move.
    "1L", "W0", "=D", "0L", "=L", "D0",
)  # fmt: skip
_TOGETHER = frozenset(_PAIRS) | frozenset(pair[::-1] for pair in _PAIRS)


def check(file: TrfFile, settings: Settings, notes: Notes) -> None:
    """Notes every contradiction as a problem, and counts that merely differ as repairs."""
    if not file.players:
        if not any(raw.code == "001" for raw in file.raws):
            notes.problem(0, "no-players")
        return
    by_tpn = _unique(file, notes)
    for player in file.players:
        for number, cell in enumerate(player.cells, 1):
            if cell.opponent:
                _game(notes, number, player, cell, by_tpn)
    if not settings.team:
        _one_bye_a_round(file, notes)
        check_points(file, settings, notes)
        check_byes(settings, by_tpn, notes)
    _counts(file, settings, notes)
    _known_ids(settings, by_tpn, notes)


def _unique(file: TrfFile, notes: Notes) -> dict[int, Player]:
    by_tpn: dict[int, Player] = {}
    for player in file.players:
        first = by_tpn.setdefault(player.tpn, player)
        if first is not player:
            notes.problem(player.line, "duplicate", tpn=player.tpn, first=first.line)
    return by_tpn


def _game(notes: Notes, number: int, player: Player, cell: Cell, by_tpn: dict[int, Player]) -> None:
    other = by_tpn.get(cell.opponent)
    if other is None:
        notes.problem(player.line, "opponent-missing", tpn=player.tpn, round=number, opponent=cell.opponent)
        return
    theirs = other.cells[number - 1] if number <= len(other.cells) else BLANK
    if other is player or theirs.opponent != player.tpn:
        notes.problem(
            player.line,
            "opponents-differ",
            tpn=player.tpn,
            round=number,
            opponent=other.tpn,
            other_line=other.line,
            theirs=theirs.opponent,
        )
    elif player.line < other.line or player.tpn < other.tpn:
        _sides(notes, number, (player, cell), (other, theirs))


Side = tuple[Player, Cell]


def _sides(notes: Notes, number: int, one: Side, two: Side) -> None:
    (player, cell), (other, theirs) = one, two
    where = {"round": number, "tpn": player.tpn, "opponent": other.tpn, "other_line": other.line}
    if cell.colour is theirs.colour:
        if cell.colour is None:
            _no_colours(notes, player, cell, where)
        else:
            notes.problem(player.line, "colours-same", **where, colour=cell.colour.value)
    if cell.result.value + theirs.result.value not in _TOGETHER:
        notes.problem(
            player.line, "results-differ", **where, result=cell.result.value, theirs=theirs.result.value
        )


def _no_colours(notes: Notes, player: Player, cell: Cell, where: dict[str, int]) -> None:
    if cell.result.facts.played:
        notes.repair(player.line, "colours-missing", **where)


def _one_bye_a_round(file: TrfFile, notes: Notes) -> None:
    holders: dict[int, Player] = {}
    for player in file.players:
        for number, cell in enumerate(player.cells, 1):
            if cell.result is Result.PAIRING_BYE:
                first = holders.setdefault(number, player)
                if first is not player:
                    notes.problem(
                        player.line,
                        "two-byes",
                        round=number,
                        tpn=player.tpn,
                        other=first.tpn,
                        other_line=first.line,
                    )


def _counts(file: TrfFile, settings: Settings, notes: Notes) -> None:
    declared = settings.declared_players
    if declared is not None and declared != len(file.players):
        line = next((raw.line for raw in file.raws if raw.code == "062"), 0)
        notes.repair(line, "player-count", declared=declared, found=len(file.players))
    if settings.rounds is not None and file.rounds_paired > settings.rounds:
        line = next((raw.line for raw in file.raws if raw.code in ("142", "XXR")), 0)
        notes.repair(line, "round-count", declared=settings.rounds, found=file.rounds_paired)


def _known_ids(settings: Settings, by_tpn: dict[int, Player], notes: Notes) -> None:
    """Ids of 240, 250, 260, XXA, XXP and XXZ that have no line bind nobody."""
    if not settings.team:
        for line, tpn in settings.named:
            if tpn not in by_tpn:
                notes.repair(line, "id-unknown", tpn=tpn)
