"""PGN headers of a round: one game without moves for each board, for live boards and for keying games in."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

_UNKNOWN_DATE = "????.??.??"
_RESULTS = {("1", "0"): "1-0", ("0", "1"): "0-1", ("=", "="): "1/2-1/2"}


@dataclass(frozen=True, slots=True)
class PgnPlayer:
    """A player as PGN names them: "Surname, Given"; empty fields are left out."""

    name: str
    title: str = ""
    rating: int = 0
    fide_id: str = ""
    team: str = ""


@dataclass(frozen=True, slots=True)
class PgnGame:
    """A board; ``white_result`` and ``black_result`` are TRF codes, anything but a game's result is told as ``*``."""

    board: int
    white: PgnPlayer
    black: PgnPlayer
    white_result: str = " "
    black_result: str = " "


@dataclass(frozen=True, slots=True)
class PgnRound:
    """What all games of the round share; ``time_control`` is the code of TRF26 record 222."""

    event: str
    site: str
    number: int
    day: date | None = None
    time_control: str = ""


def round_pgn(heading: PgnRound, games: Iterable[PgnGame]) -> str:
    """The file's text, games in board order as given; forfeits and open boards have the result ``*``."""
    return "".join(_game(heading, game) for game in games)


def _game(heading: PgnRound, game: PgnGame) -> str:
    result = _RESULTS.get((game.white_result, game.black_result), "*")
    tags = {
        "Event": heading.event,
        "Site": heading.site,
        "Date": f"{heading.day:%Y.%m.%d}" if heading.day else _UNKNOWN_DATE,
        "Round": f"{heading.number}.{game.board}",
        "White": game.white.name,
        "Black": game.black.name,
        "Result": result,
        "TimeControl": heading.time_control,
        **_player("White", game.white),
        **_player("Black", game.black),
    }
    always = ("Event", "Site", "Round", "White", "Black")
    lines = [f'[{tag} "{_escaped(value or "?")}"]\n' for tag, value in tags.items() if value or tag in always]
    return "".join(lines) + f"\n{result}\n\n"


def _player(side: str, player: PgnPlayer) -> dict[str, str]:
    return {
        f"{side}Title": player.title,
        f"{side}Elo": str(player.rating or ""),
        f"{side}FideId": player.fide_id,
        f"{side}Team": player.team,
    }


def _escaped(text: str) -> str:
    return " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
