"""A field as the crosstable that pairing, tie-breaks, ratings and files read."""

from collections.abc import Mapping

from tura.domain.event.entry import Entry
from tura.domain.event.initial_order import seeding_rating
from tura.domain.event.state import EventState
from tura.domain.points import PointSystem
from tura.domain.regulation.schema import Section, Seeding
from tura.domain.results import ABSENT, Cell, Colour, Result
from tura.domain.round.values import Board, Round
from tura.domain.section.field import Field
from tura.domain.tournament import Participant, Prohibition, Tournament

_NO_NAMES: Mapping[str, str] = {}


def to_tournament(
    state: EventState,
    letter: str,
    after_round: int | None = None,
    names: Mapping[str, str] = _NO_NAMES,
    *,
    rated: bool = False,
) -> Tournament:
    """The published rounds of a field, up to ``after_round``, as a crosstable by TPN.

    Byes are H, F, Z, U; rounds before a late entry, after a withdrawal and without a seat are Z.  A board
    without result is Pending, an adjourned one Unknown.  ``names`` gives names by person id.  ``rated`` takes
    the outcomes corrected for the rating report (C.04.2 4.3).  Acceleration's virtual points are not added.
    """
    field = state.fields[letter]
    last = field.published if after_round is None else min(after_round, field.published)
    rows = _rows(state, field, last, rated=rated)
    return _tournament(state, field, _participants(state, field, rows, names), frozenset())


def to_pair(state: EventState, letter: str, names: Mapping[str, str] = _NO_NAMES) -> Tournament:
    """The crosstable from which the next round is paired.

    Whoever has a bye granted for it has that cell already; whoever does not play in it is in ``absent``.
    """
    field = state.fields[letter]
    number = field.published + 1
    rows = _rows(state, field, field.published, rated=False)
    tpns = field.tpns()
    absent = set()
    for name, cells in rows.items():
        bye = state.entries[name].bye_in(number)
        if bye is not None:
            cells.append(Cell(0, None, bye))
        elif not state.entries[name].plays_in(number):
            absent.add(tpns[name])
    return _tournament(state, field, _participants(state, field, rows, names), frozenset(absent))


def points_of(section: Section) -> PointSystem:
    """What results are worth in a section."""
    playing = section.playing
    return PointSystem(win=playing.win, draw=playing.draw, loss=playing.loss, absent=0, pab=playing.pab)


def _rows(state: EventState, field: Field, last: int, *, rated: bool) -> dict[str, list[Cell]]:
    """Each numbered entry's cells of rounds 1 to ``last``, in order of TPN."""
    tpns = field.tpns()
    rows: dict[str, list[Cell]] = {entry: [] for entry in field.numbers}
    for round_ in field.rounds[:last]:
        seats = _seats(round_, tpns, rated=rated)
        for entry, cells in rows.items():
            cells.append(seats.get(entry) or _unseated(state.entries[entry], round_.number))
    return rows


def _seats(round_: Round, tpns: Mapping[str, int], *, rated: bool) -> dict[str, Cell]:
    """The cells of those who have a board or a bye."""
    cells = {bye.entry: Cell(0, None, bye.result) for bye in round_.byes}
    for board in round_.boards:
        white, black = _results(board, rated=rated)
        cells[board.white] = Cell(tpns[board.black], Colour.WHITE, white)
        cells[board.black] = Cell(tpns[board.white], Colour.BLACK, black)
    return cells


def _results(board: Board, *, rated: bool) -> tuple[Result, Result]:
    outcome = board.rated if rated and board.rated is not None else board.outcome
    return outcome.sides


def _unseated(entry: Entry, number: int) -> Cell:
    """The cell of a round without a seat: what was granted for it, else a zero-point bye."""
    bye = entry.bye_in(number)
    return ABSENT if bye is None else Cell(0, None, bye)


def _participants(
    state: EventState, field: Field, rows: Mapping[str, list[Cell]], names: Mapping[str, str]
) -> tuple[Participant, ...]:
    section = state.regulation.section(field.letter)
    seeding = Seeding() if section is None else section.seeding
    return tuple(
        Participant(
            tpn=tpn,
            cells=tuple(cells),
            rating=seeding_rating(entry.facts, seeding),
            title=entry.facts.title,
            name=names.get(entry.person, ""),
            federation=entry.facts.federation,
        )
        for tpn, (entry, cells) in enumerate(((state.entries[e], c) for e, c in rows.items()), 1)
    )


def _tournament(
    state: EventState, field: Field, participants: tuple[Participant, ...], absent: frozenset[int]
) -> Tournament:
    section = state.regulation.section(field.letter)
    tpns = field.tpns()
    bans = tuple(
        Prohibition(frozenset(tpns[e] for e in ban.entries if e in tpns), ban.first, ban.last)
        for ban in field.bans
    )
    return Tournament(
        rounds=field.rounds_planned,
        participants=participants,
        points=PointSystem() if section is None else points_of(section),
        initial_colour=field.initial_colour,
        prohibitions=bans,
        absent=absent,
        predetermined=field.is_predetermined,
    )
