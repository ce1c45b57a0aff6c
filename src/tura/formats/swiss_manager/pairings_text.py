"""Pairings with results that Swiss-Manager merges into the open tournament: Spielerauslosung (Text-File).

Semicolons, CRLF, UTF-8 without BOM, decimal commas; importing twice changes nothing.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from tura.domain.results import Result

HEADING = "Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;Mnr;ErgEloW;ErgEloS"
_BYE = -1
_UNPLAYED = ("0", "0", "")
_OUTCOMES: dict[tuple[Result, Result], tuple[str, str, str]] = {
    (Result.WIN, Result.LOSS): ("1", "0", ""),
    (Result.LOSS, Result.WIN): ("0", "1", ""),
    (Result.DRAW, Result.DRAW): ("0,5", "0,5", ""),
    (Result.FORFEIT_WIN, Result.FORFEIT_LOSS): ("1", "0", "K"),
    (Result.FORFEIT_LOSS, Result.FORFEIT_WIN): ("0", "1", "K"),
    (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS): ("0", "0", "K"),
    (Result.PENDING, Result.PENDING): _UNPLAYED,
}


@dataclass(frozen=True, slots=True)
class Board:
    """A board of a round; ``black`` 0 is the pairing-allocated bye, whose value Swiss-Manager sets itself."""

    round: int
    number: int
    white: int
    black: int
    white_result: Result = Result.PENDING
    black_result: Result = Result.PENDING


@dataclass(frozen=True, slots=True)
class PairingsText:
    """The bytes, and the boards whose result this layout has no spelling for.

    These (penal results, games that are not rated, adjourned games) stand in the file as unplayed and must be
    entered by hand.
    """

    data: bytes
    by_hand: tuple[Board, ...]


def pairings_text(boards: Iterable[Board]) -> PairingsText:
    """The file for these boards, in the order given; byes other than the allocated one do not belong in it."""
    rows = list(boards)
    data = "".join(f"{line}\r\n" for line in [HEADING, *map(_line, rows)]).encode()
    return PairingsText(data, tuple(board for board in rows if board.black and _outcome(board) is None))


def _outcome(board: Board) -> tuple[str, str, str] | None:
    return _OUTCOMES.get((board.white_result, board.black_result))


def _line(board: Board) -> str:
    white, black, forfeit = (_outcome(board) if board.black else None) or _UNPLAYED
    return (
        f"{board.round};{board.number};0;0;{board.white};{board.black or _BYE};"
        f"{white};{black};{forfeit};{white}:{black}{forfeit};0;;"
    )
