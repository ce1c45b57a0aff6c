"""`tura demo`: both shipped events, from regulation to payout."""

from typing import TYPE_CHECKING

import click

from tura.cli.desk import Desk, at_desk

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

    from tura.app.office import Office


@click.command()
@click.option("--out", default="demo", show_default=True, metavar="DIR", help="Where the papers go.")
@click.option("--seed", type=click.IntRange(min=0), default=2026, show_default=True, help="Of the results.")
@at_desk
def demo(desk: Desk, out: str, seed: int) -> None:
    """Run both shipped events: regulation, entries, rounds, standings, prizes, payout and rating files."""
    import shutil
    from pathlib import Path

    from tura.app.demo import DEMO
    from tura.cli.demo_day import play_event
    from tura.store.office import open_office
    from tura.store.opening import Opening

    target = Path(out)
    database = target / "tura.sqlite"
    for name in ("tura.sqlite", "tura.sqlite-wal", "tura.sqlite-shm"):
        (target / name).unlink(missing_ok=True)
    count = iter(range(1, 10**6))
    clock = _Clock()
    settings = Opening(clock=clock, new_id=lambda: f"{next(count):032x}")
    office = open_office(str(database), "demo", settings)
    for shipped in DEMO:
        shutil.rmtree(target / shipped.regulation, ignore_errors=True)
        play_event(desk, office, shipped, seed, target, clock.tick)
    _close(desk, office, target)


def _out_of_reach() -> str:
    """The folder of the program that runs, when the shell would not find it by its name alone."""
    import shutil
    import sys
    from pathlib import Path

    here = Path(sys.argv[0]).absolute()
    found = shutil.which("tura")
    if here.name != "tura" or (found is not None and Path(found).absolute() == here):
        return ""
    return str(here.parent)


class _Clock:
    """The time of the event's own days, so that the same seed gives the same bytes and the papers agree."""

    def __init__(self) -> None:
        from datetime import UTC, datetime

        self.now = datetime(2024, 1, 1, tzinfo=UTC)

    def __call__(self) -> "datetime":
        return self.now

    def tick(self, moment: "datetime") -> None:
        self.now = moment


def _close(desk: Desk, office: "Office", target: "Path") -> None:
    """What happened, and what to type next."""
    from tura.domain.reason import Reason

    events = [event.slug for event in office.catalogue.all()]
    click.echo(
        desk.say(Reason("demo-closing", "", {"folder": str(target), "database": str(target / "tura.sqlite")}))
    )
    if folder := _out_of_reach():
        click.echo(f'  export PATH="{folder}:$PATH"')
    click.echo(f"  export TURA_DB={target / 'tura.sqlite'}")
    for slug in reversed(events):
        click.echo(f"  tura event show {slug}")
    first = events[-1]
    click.echo(f"  tura standings {first} A --why 1")
    click.echo(f"  tura prizes {first} A")
    click.echo(f"  tura prizes {first} A --why 1")
