"""A section laid out once for all tie-breaks: who met whom, what it earned, and how it was played."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from types import MappingProxyType

from tura.domain.points import PointSystem
from tura.domain.results import ABSENT, Cell, Colour, Result, Worth
from tura.domain.tiebreaks.edition import DEFAULT_READINGS, Edition, Readings
from tura.domain.tournament import Participant, Tournament

Grid = Sequence[Sequence[int]]
NO_BONUS: Mapping[int, int] = MappingProxyType({})


class Kind(Enum):
    """What a round was, as C.07 art. 15 and 16 tell rounds apart."""

    GAME = auto()
    FORFEIT_WIN = auto()
    FORFEIT_LOSS = auto()
    AWARDED = auto()  # PAB or FPB, 16.2.1
    REQUESTED = auto()  # HPB or ZPB, 16.1
    NOTHING = auto()  # a free round of a round robin, or a game without a result yet


@dataclass(frozen=True, eq=False)
class Field:
    """Rows by index: ``opponents`` (-1: none), ``points`` in tenths, ``halves`` (2, 1, 0), ``kinds``.

    ``last`` is the number of rounds counted, ``planned`` that of the event.  ``fore`` is the field with the
    event's last round as draws while that round is paired but not played (FB, 8.3).  ``bonus`` are points
    given or taken outside the rounds, part of ``scores``.  ``round_ratings`` by row replace ``ratings`` for the
    opponents' tie-breaks in events where ratings change under way.
    """

    tpns: Sequence[int]
    ratings: Sequence[int]
    opponents: Grid
    points: Grid
    halves: Grid
    kinds: Sequence[Sequence[Kind]]
    black: Sequence[Sequence[bool]]
    bonus: Sequence[int]
    scores: Sequence[int]
    last: int
    planned: int
    win: int
    draw: int
    loss: int
    predetermined: bool
    edition: Edition
    readings: Readings
    fore: "Field | None" = None
    round_ratings: Mapping[int, Sequence[int]] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """How many players there are."""
        return len(self.tpns)


class UnknownOpponentError(ValueError):
    """A row names an opponent that the section does not have."""


_KINDS = {
    Result.FORFEIT_WIN: Kind.FORFEIT_WIN,
    Result.FORFEIT_LOSS: Kind.FORFEIT_LOSS,
    Result.PAIRING_BYE: Kind.AWARDED,
    Result.FULL_POINT_BYE: Kind.AWARDED,
    Result.HALF_POINT_BYE: Kind.REQUESTED,
    Result.ZERO_POINT_BYE: Kind.REQUESTED,
    Result.PENDING: Kind.NOTHING,
}
_HALVES = {Worth.WIN: 2, Worth.DRAW: 1, Worth.UNKNOWN: 1}


def lay_out(
    tournament: Tournament,
    after_round: int | None = None,
    edition: Edition = Edition.MARCH_2026,
    readings: Readings = DEFAULT_READINGS,
    void: frozenset[int] = frozenset(),
    bonus: Mapping[int, int] = NO_BONUS,
) -> Field:
    """The field after a round (default: the last that has results).

    ``void`` are TPNs whose results count for nobody (C.05 6.6); ``bonus`` tenths by TPN.  Raises UnknownOpponentError.
    """
    counted = rounds_counted(tournament)
    last = counted if after_round is None else after_round
    setting = _Setting(tournament, edition, readings, void, bonus)
    final = tournament.rounds
    awaited = last == counted == final - 1 and _is_paired(tournament.participants, final)
    return _build(setting, last, _build(setting, final, None, draws=True) if awaited else None)


@dataclass(frozen=True, slots=True)
class _Setting:
    tournament: Tournament
    edition: Edition
    readings: Readings
    void: frozenset[int]
    bonus: Mapping[int, int]


def _build(setting: "_Setting", last: int, fore: Field | None, draws: bool = False) -> Field:
    tournament = setting.tournament
    rows = tournament.participants
    table = _table(tournament.points, draws)
    index = {0: -1} | {row.tpn: _VOID if row.tpn in setting.void else place for place, row in enumerate(rows)}
    sheets = [_sheet(row, last, table, index, tournament.predetermined) for row in rows]
    bonus = [setting.bonus.get(row.tpn, 0) for row in rows]
    return Field(
        tpns=[row.tpn for row in rows],
        ratings=[row.rating for row in rows],
        opponents=[sheet[0] for sheet in sheets],
        points=[sheet[1] for sheet in sheets],
        halves=[sheet[2] for sheet in sheets],
        kinds=[sheet[3] for sheet in sheets],
        black=[sheet[4] for sheet in sheets],
        bonus=bonus,
        scores=[sum(sheet[1]) + extra for sheet, extra in zip(sheets, bonus, strict=True)],
        last=last,
        planned=max(tournament.rounds, last),
        win=tournament.points.win,
        draw=tournament.points.draw,
        loss=tournament.points.loss,
        predetermined=tournament.predetermined,
        edition=setting.edition,
        readings=setting.readings,
        fore=fore,
    )


def _table(points: PointSystem, draws: bool) -> "_Table":
    table = {
        result: (points.of(result), _HALVES.get(result.facts.worth, 0), _KINDS.get(result, Kind.GAME))
        for result in Result
    }
    table[Result.PENDING] = (points.draw, 1, Kind.GAME) if draws else (0, 0, Kind.NOTHING)
    return table


def rounds_counted(tournament: Tournament) -> int:
    """The last round that is more than paired or announced: with a game's result, or a bye for all."""
    last = max((len(row.cells) for row in tournament.participants), default=0)
    while last and not _has_happened(tournament.participants, last):
        last -= 1
    return last


def _has_happened(rows: Sequence[Participant], number: int) -> bool:
    cells = [row.cells[number - 1] for row in rows if len(row.cells) >= number]
    games = [cell.result for cell in cells if cell.opponent]
    if games:
        return any(result is not Result.PENDING for result in games)
    # Byes alone are announcements for a round to come, unless every row has its own.
    return len(cells) == len(rows)


def _is_paired(rows: Sequence[Participant], number: int) -> bool:
    return any(len(row.cells) >= number and row.cells[number - 1].opponent for row in rows)


# The index of a player whose results count for nobody; -1 is a round without an opponent.
_VOID = -2
# Reading a member off its class for every cell would double the cost.
_BLACK = Colour.BLACK
_Sheet = tuple[list[int], list[int], list[int], list[Kind], list[bool]]
_Table = dict[Result, tuple[int, int, Kind]]


def _sheet(row: Participant, last: int, table: _Table, index: dict[int, int], predetermined: bool) -> _Sheet:
    cells = _cells(row, last)
    facts = [table[cell.result] for cell in cells]
    try:
        opponents = [index[cell.opponent] for cell in cells]
    except KeyError as missing:
        raise UnknownOpponentError(
            f"player {row.tpn} met {missing}, who is not in the section; correct the row"
        ) from None
    points, halves, kinds = (
        [fact[0] for fact in facts],
        [fact[1] for fact in facts],
        [fact[2] for fact in facts],
    )
    black = [cell.colour is _BLACK for cell in cells]
    if index[row.tpn] == _VOID:
        opponents = [_VOID] * len(cells)
    if min(opponents, default=0) < 0:
        _without_opponent(opponents, points, kinds, predetermined)
    return opponents, points, halves, kinds, black


def _without_opponent(
    opponents: list[int], points: list[int], kinds: list[Kind], predetermined: bool
) -> None:
    for number, opponent in enumerate(opponents):
        if opponent == _VOID:
            opponents[number], points[number], kinds[number] = -1, 0, Kind.NOTHING
        elif opponent < 0 and predetermined:
            kinds[number] = Kind.NOTHING
        elif opponent < 0 and kinds[number] is Kind.NOTHING:
            kinds[number] = Kind.REQUESTED


def _cells(row: Participant, last: int) -> Sequence[Cell]:
    if len(row.cells) >= last:
        return row.cells[:last]
    # A round that a row does not mention was an absence known in advance (C.04.2 2.4).
    return row.cells + (ABSENT,) * (last - len(row.cells))
