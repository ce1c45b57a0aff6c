"""The commands that make an event what a file says it has become, in the order in which it happened."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from tura.app.taking_over.rows import Row
from tura.domain.commands import Command
from tura.domain.commands.attendance import DecideGoesOn, GrantBye, JoinLate, WithdrawEntry
from tura.domain.commands.registration import ConfirmEntry, DeclareEntry
from tura.domain.commands.results import EnterResult
from tura.domain.commands.rounds import DraftPairing, PublishPairing
from tura.domain.commands.sections import AssignNumbers, BanMeeting, DrawInitialColour, DrawLots
from tura.domain.event.persons import facts_of
from tura.domain.players import Person
from tura.domain.results import Cell, Colour, Result
from tura.domain.round.outcome import SIDES, Outcome
from tura.domain.tournament import Tournament

# What happened has happened: every warning is answered with yes.
_YES = 4
_OF_SIDES = {sides: outcome for outcome, sides in SIDES.items()}
_RATED = {
    Result.WIN_UNRATED: Result.WIN,
    Result.DRAW_UNRATED: Result.DRAW,
    Result.LOSS_UNRATED: Result.LOSS,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Past:
    """What a file tells of one field: its rows by starting rank, and where they go.

    ``first_board`` is the table of the first board, ``seed`` of the lots, ``source`` what the rounds' engine
    is called.
    """

    tournament: Tournament
    rows: tuple[Row, ...]
    people: Mapping[int, Person]
    letter: str
    rounds: int
    first_board: int
    seed: int
    source: str
    entries: Mapping[int, str] = field(default_factory=dict)


def commands_of(past: Past) -> Iterator[Command]:
    """Everything from the first declaration to the last result of the file."""
    yield from _start(past)
    points = dict.fromkeys((row.tpn for row in past.rows), 0)
    paired = len(past.rows[0].cells)
    for number in range(1, paired + 1):
        yield from _joining(past, number)
        yield from _round(past, number, points)
        for row in past.rows:
            points[row.tpn] += past.tournament.points.of(row.cells[number - 1].result)
        yield from _afterwards(past, number)
    yield from _joining(past, paired + 1)


def _start(past: Past) -> Iterator[Command]:
    for row in past.rows:
        person = past.people[row.tpn]
        yield DeclareEntry(entry=row.entry, person=person.id, section=past.letter, facts=facts_of(person))
    early = [row for row in past.rows if row.first == 1]
    for row in early:
        yield ConfirmEntry(entry=row.entry, confirm=_YES)
    yield AssignNumbers(field=past.letter, numbers=tuple(row.entry for row in early), confirm=_YES)
    yield from _draws(past)
    for row in early:
        yield from _byes(row)
        if row.last == 0:
            yield WithdrawEntry(entry=row.entry, last_round=0)


def _draws(past: Past) -> Iterator[Command]:
    tournament = past.tournament
    if not tournament.predetermined and (tournament.initial_colour or past.rows[0].cells):
        colour = tournament.initial_colour or Colour.WHITE
        yield DrawInitialColour(field=past.letter, colour=colour, confirm=_YES)
    yield DrawLots(field=past.letter, seed=past.seed)
    for ban in tournament.prohibitions:
        entries = tuple(past.entries[tpn] for tpn in sorted(ban.tpns) if tpn in past.entries)
        if len(entries) > 1:
            yield BanMeeting(field=past.letter, entries=entries, first=ban.first, last=ban.last, confirm=_YES)


def _byes(row: Row) -> Iterator[Command]:
    for number, result in row.byes():
        yield GrantBye(entry=row.entry, round=number, result=result, confirm=_YES)


def _joining(past: Past, number: int) -> Iterator[Command]:
    """Those who come to this round, each at the starting rank's place (C.04.2 2.4)."""
    if number == 1:
        return
    there = {row.tpn: row.entry for row in past.rows if row.first < number}
    for row in past.rows:
        if row.first == number:
            there[row.tpn] = row.entry
            numbers = tuple(there[tpn] for tpn in sorted(there))
            yield ConfirmEntry(entry=row.entry, confirm=_YES)
            yield JoinLate(entry=row.entry, first_round=number, numbers=numbers, confirm=_YES)
            yield from _byes(row)


def _round(past: Past, number: int, points: Mapping[int, int]) -> Iterator[Command]:
    cells = {row.tpn: row.cells[number - 1] for row in past.rows}
    games = sorted(_games(cells), key=lambda game: _board_order(game, points))
    free = [row.entry for row in past.rows if _is_left_over(past, cells[row.tpn])]
    yield DraftPairing(
        field=past.letter,
        round=number,
        pairs=tuple((past.entries[white], past.entries[black]) for white, black in games),
        pab=free[0] if free else "",
        engine=past.source,
        confirm=_YES,
    )
    yield PublishPairing(field=past.letter, round=number, confirm=_YES)
    for board, (white, black) in enumerate(games, past.first_board):
        outcome = outcome_of(cells[white].result, cells[black].result)
        if outcome is not Outcome.PENDING:
            yield EnterResult(field=past.letter, round=number, board=board, outcome=outcome, confirm=_YES)


def _is_left_over(past: Past, cell: Cell) -> bool:
    """The pairing-allocated bye; in a round robin whoever is free."""
    if past.tournament.predetermined:
        return not cell.opponent
    return cell.result is Result.PAIRING_BYE


def _games(cells: Mapping[int, Cell]) -> Iterator[tuple[int, int]]:
    """(white, black) of every game; of a forfeit without colours the higher ranked has White."""
    for tpn, cell in cells.items():
        if cell.opponent and (cell.colour is Colour.WHITE or (cell.colour is None and tpn < cell.opponent)):
            other = cells[cell.opponent]
            if cell.colour is not None or other.colour is None:
                yield tpn, cell.opponent
        elif cell.opponent and cells[cell.opponent].colour is None and cell.colour is Colour.BLACK:
            yield cell.opponent, tpn


def _board_order(game: tuple[int, int], points: Mapping[int, int]) -> tuple[int, int, int]:
    """The higher score, the sum of scores, the higher ranked (C.04.2 3.6)."""
    high = min(game, key=lambda tpn: (-points[tpn], tpn))
    return -points[high], -points[game[0]] - points[game[1]], high


def outcome_of(white: Result, black: Result) -> Outcome:
    """The board's outcome; where only one side counts as rated both do."""
    rated = (_RATED.get(white, white), _RATED.get(black, black))
    return _OF_SIDES.get((white, black)) or _OF_SIDES[rated]


def _afterwards(past: Past, number: int) -> Iterator[Command]:
    """Who left after the round; of the others who did not come the file says that they go on."""
    for row in past.rows:
        if row.last == number:
            yield WithdrawEntry(entry=row.entry, last_round=number)
        elif row.cells[number - 1].result is Result.FORFEIT_LOSS and number < past.rounds:
            yield DecideGoesOn(entry=row.entry, round=number, goes_on=True)
