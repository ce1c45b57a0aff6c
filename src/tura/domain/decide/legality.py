"""What is wrong with a pairing, board by board: each fault can be confirmed (level 3)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tura.domain.decide.refused import warning
from tura.domain.event.state import EventState
from tura.domain.reason import Reason
from tura.domain.results import Colour, Result
from tura.domain.round.values import Board, Bye
from tura.domain.section.field import Field


@dataclass(frozen=True, slots=True)
class Past:
    """The games over the board before a round: who met whom, and each entry's colours in order.

    A forfeit is no meeting and gives no colour (C.04.2 3.4, 3.5).
    """

    met: frozenset[frozenset[str]]
    colours: dict[str, tuple[Colour, ...]]


def past(field: Field, before: int) -> Past:
    """A field's games before round ``before``."""
    met = set()
    colours: dict[str, list[Colour]] = {}
    for round_ in field.rounds[: before - 1]:
        for board in round_.boards:
            if board.outcome.sides[0].facts.played:
                met.add(frozenset((board.white, board.black)))
                colours.setdefault(board.white, []).append(Colour.WHITE)
                colours.setdefault(board.black, []).append(Colour.BLACK)
    return Past(frozenset(met), {entry: tuple(had) for entry, had in colours.items()})


def faults(
    state: EventState, field: Field, number: int, boards: Iterable[Board], byes: Iterable[Bye]
) -> Iterator[Reason]:
    """Rematches, banned meetings, third colours in a row and byes out of order among these seats."""
    if field.is_predetermined:
        return
    known = past(field, number)
    for board in boards:
        yield from _board_faults(field, number, board, known)
    for bye in byes:
        if bye.result is Result.PAIRING_BYE:
            yield from _bye_faults(state, field, number, bye.entry)


def _board_faults(field: Field, number: int, board: Board, known: Past) -> Iterator[Reason]:
    pair = (board.white, board.black)
    if frozenset(pair) in known.met:
        yield warning(3, "rematch", "C.04.3 C1", board=board.number, white=pair[0], black=pair[1])
    if any(set(pair) <= set(ban.entries) for ban in field.bans if ban.first <= number <= ban.last):
        yield warning(3, "banned-meeting", "C.05 5.2", board=board.number, white=pair[0], black=pair[1])
    for entry, colour in zip(pair, Colour, strict=True):
        if known.colours.get(entry, ())[-2:] == (colour, colour) and number < field.rounds_planned:
            yield warning(3, "third-colour", "C.04.1 6", board=board.number, entry=entry, colour=colour.value)


def both_wrong(field: Field, number: int, boards: Iterable[Board]) -> Iterator[Reason]:
    """Boards where the colours turned round would suit both players better (a notice, level 2)."""
    known = past(field, number)
    for board in boards:
        if _wants(known, board.white) is Colour.BLACK and _wants(known, board.black) is Colour.WHITE:
            yield warning(
                2,
                "both-colours-wrong",
                "C.04.3 5.2",
                board=board.number,
                white=board.white,
                black=board.black,
            )


def _wants(known: Past, entry: str) -> Colour | None:
    """The colour an entry has had less, or did not have last; None without games (C.04.3 1.7)."""
    had = known.colours.get(entry, ())
    if not had:
        return None
    whites = sum(1 for colour in had if colour is Colour.WHITE)
    if 2 * whites != len(had):
        return Colour.BLACK if 2 * whites > len(had) else Colour.WHITE
    return had[-1].opposite


def _bye_faults(state: EventState, field: Field, number: int, entry: str) -> Iterator[Reason]:
    """Nobody who has had a pairing-allocated bye, or a win without playing, has one (C.04.1 4)."""
    for round_ in field.rounds[: number - 1]:
        if _unplayed_win(state, round_.board_of(entry), round_.byes, (entry, round_.number)):
            yield warning(3, "second-bye", "C.04.1 4", entry=entry, round=round_.number)
            return


def _unplayed_win(
    state: EventState, board: Board | None, byes: tuple[Bye, ...], who: tuple[str, int]
) -> bool:
    entry, number = who
    barring = (Result.PAIRING_BYE, Result.FULL_POINT_BYE)
    if board is not None:
        colour = board.colour_of(entry)
        return colour is not None and board.outcome.of(colour) is Result.FORFEIT_WIN
    if any(bye.entry == entry for bye in byes):
        return any(bye.entry == entry and bye.result in barring for bye in byes)
    return state.entries[entry].bye_in(number) in barring
