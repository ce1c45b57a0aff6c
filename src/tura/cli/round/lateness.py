"""`tura round start`, `arrived`, `no-show`: the default time counted from the round's real start."""

import re
from collections.abc import Callable
from datetime import time

import click

from tura.cli.desk import Desk, at_desk
from tura.domain.reason import Reason
from tura.domain.results import Colour

_CLOCK = re.compile(r"(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?")
_SEAT = re.compile(r"(\d+)([wbбч]?)", re.IGNORECASE)
_SIDES = {"w": (Colour.WHITE,), "b": (Colour.BLACK,), "б": (Colour.WHITE,), "ч": (Colour.BLACK,)}
_AT: Callable[..., Callable[..., None]] = click.option(
    "--at", metavar="HH:MM[:SS]", help="The time of day in the hall; now, unless given."
)


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@_AT
@at_desk
def start(desk: Desk, slug: str, section: str, at: str | None) -> None:
    """The last published round of a section starts: the default time counts from here."""
    from tura.app import lateness
    from tura.domain.regulation.letters import fold_letter

    office = desk.office()
    event = desk.event(office, slug)
    _tell(desk, desk.settle(lateness.start(office, event.event_id, fold_letter(section), _clock(desk, at))))


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.argument("board", metavar="BOARD", type=click.IntRange(min=1))
@click.argument("side", metavar="white|black", type=click.Choice(("white", "black")))
@click.option("--alone", is_flag=True, help="The opponent has not come either.")
@_AT
@at_desk
def arrived(
    desk: Desk, slug: str, section: str, board: int, side: str, at: str | None, *, alone: bool
) -> None:
    """A player came late to a board: he plays, or he was too late and the game is forfeited."""
    from tura.app import lateness
    from tura.domain.regulation.letters import fold_letter

    office = desk.office()
    event = desk.event(office, slug)
    seat = lateness.Seat(board, Colour.WHITE if side == "white" else Colour.BLACK, alone)
    letter = fold_letter(section)
    _tell(desk, desk.settle(lateness.arrived(office, event.event_id, letter, seat, _clock(desk, at))))


@click.command("no-show")
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.argument("seats", metavar="[SEAT]...", nargs=-1)
@_AT
@click.option("--yes", is_flag=True, help="Do not ask.")
@at_desk
def no_show(
    desk: Desk, slug: str, section: str, seats: tuple[str, ...], at: str | None, *, yes: bool
) -> None:
    """Forfeit the games of those who have not come: SEATs such as 3w 5b 7 (both), else whoever has left."""
    from tura.app import lateness
    from tura.domain.regulation.letters import fold_letter

    office = desk.office()
    event = desk.event(office, slug)
    wanted = [(number, colour) for seat in seats for number, colour in _seat(desk, seat)]
    now, forfeits = desk.settle(
        lateness.absent(office, event.event_id, fold_letter(section), wanted, _clock(desk, at))
    )
    lines = [
        Reason(
            "no-show-board",
            "",
            {"board": board.number, "white": board.white, "black": board.black, "result": outcome.value},
        )
        for board, outcome, _ in forfeits
    ]
    _tell(desk, (*lines, *now.silent()))
    if yes or click.confirm(desk.say(Reason("no-show-sure"))):
        desk.settle(lateness.enter_forfeits(office, event.event_id, now, forfeits))


def _tell(desk: Desk, reasons: tuple[Reason, ...]) -> None:
    for reason in reasons:
        click.echo(desk.say(reason))


def _clock(desk: Desk, typed: str | None) -> time | None:
    if typed is None:
        return None
    found = _CLOCK.fullmatch(typed.strip())
    hour, minute, second = (int(part) for part in found.groups("0")) if found else (24, 0, 0)
    try:
        return time(hour, minute, second)
    except ValueError as error:
        raise _bad("--at", desk, Reason("clock-unknown", "", {"typed": typed})) from error


def _seat(desk: Desk, typed: str) -> list[tuple[int, Colour]]:
    found = _SEAT.fullmatch(typed.strip())
    if found is None:
        raise _bad("SEAT", desk, Reason("seat-unknown", "", {"seat": typed}))
    sides = _SIDES.get(found[2].lower(), tuple(Colour))
    return [(int(found[1]), colour) for colour in sides]


def _bad(where: str, desk: Desk, reason: Reason) -> Exception:
    from tura.formats.bad_input import bad_input

    wrong, remedy = desk.say(reason).split("; ")
    return bad_input(where, "{wrong}", "{cure}", wrong=wrong, cure=remedy)
