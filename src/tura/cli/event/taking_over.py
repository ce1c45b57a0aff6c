"""`tura event from`: a tournament that another program began, taken over."""

from typing import TYPE_CHECKING

import click

from tura.cli.desk import Desk, at_desk

if TYPE_CHECKING:
    from tura.app.taking_over import Wish
    from tura.domain.pairing.replay import Difference
    from tura.domain.reason import Reason


@click.command("from")
@click.argument("path", metavar="FILE")
@click.option("--regulation", metavar="FILE.toml", help="The event's regulation; else one from the headers.")
@click.option("--section", default="", help="Its section (default: the first).")
@click.option("--rounds", type=click.IntRange(1, 99), help="Rounds planned, if the file does not tell.")
@at_desk
def from_(desk: Desk, path: str, regulation: str | None, section: str, rounds: int | None) -> None:
    """Take over a tournament from a TRF, TUNX or TURX file and print the name to call it by.

    What was mended, assumed or found otherwise than the rules have it is told on standard error.
    """
    from tura.app.taking_over import take_over
    from tura.cli.trf.loading import load

    file = load(path, desk.language)
    for note in file.repairs:
        where = f"{path}:{note.line}" if note.line else path
        click.echo(f"{where}: {desk.say(note.reason)}", err=True)
    taken = desk.settle(
        take_over(desk.office(new=True), file, path, _wish(desk, regulation, section, rounds))
    )
    for reason in (*taken.notes, *map(_told, taken.differences)):
        click.echo(f"{path}: {desk.say(reason)}", err=True)
    click.echo(taken.event.slug)


def _wish(desk: Desk, regulation: str | None, section: str, rounds: int | None) -> "Wish":
    from tura.app.taking_over import Wish
    from tura.cli.regulation.loading import load
    from tura.domain.regulation.letters import fold_letter

    return Wish(
        regulation=load(regulation, desk.language).regulation if regulation else None,
        section=fold_letter(section) if section else "",
        rounds=rounds,
        words=desk.say,
    )


def _told(difference: "Difference") -> "Reason":
    from tura.domain.reason import Reason

    return Reason(
        f"check-{difference.kind}",
        "",
        {
            "round": difference.round_no,
            "given": _pairs(difference.given),
            "expected": _pairs(difference.expected),
        },
    )


def _pairs(pairs: tuple[tuple[int, int], ...]) -> str:
    return ", ".join(f"{white}-{black}" for white, black in pairs) or "—"
