"""`tura event export`, `import`, `backup`: copies of an event and of everything."""

import click

from tura.cli.desk import Desk, at_desk, read_file, write_file


@click.command()
@click.argument("slug", metavar="E")
@click.option("-o", "--out", required=True, metavar="FILE", help="The file to write.")
@at_desk
def export(desk: Desk, slug: str, out: str) -> None:
    """Write the whole event, its journal and its persons, as one file."""
    office = desk.office()
    event = desk.event(office, slug)
    persons = {entry.person for entry in office.state(event.event_id).entries.values()}
    write_file(out, office.transfer.export(event.event_id, sorted(persons)))


@click.command("import")
@click.argument("path", metavar="FILE")
@at_desk
def import_(desk: Desk, path: str) -> None:
    """Take in an exported event: a new one, or what a copy of this one has gained."""
    from tura.app.ports import Broken, Fork
    from tura.domain.reason import Reason, refuse

    taken = desk.office(new=True).transfer.import_(read_file(path))
    if isinstance(taken, Fork):
        desk.end(refuse("import-forks", seq=taken.seq))
    if isinstance(taken, Broken):
        desk.end(refuse("chain-broken", seq=taken.seq), code=2)
    click.echo(taken.slug)
    click.echo(desk.say(Reason("imported", "", {"added": taken.added, "head": taken.head})), err=True)


@click.command()
@click.argument("slug", metavar="E", required=False)
@click.option(
    "-o", "--out", metavar="FILE", help="The file to write; by default beside the database, with the time."
)
@click.option("--lists", is_flag=True, help="Copy the rating lists too, into the folder FILE.lists.")
@at_desk
def backup(desk: Desk, slug: str | None, out: str | None, lists: bool) -> None:
    """Copy the whole database into one file, while work goes on; `--db FILE` works with it anywhere."""
    from tura.domain.reason import Reason

    office = desk.office()
    if slug is not None:
        desk.event(office, slug)
    beside = desk.database.removeprefix("sqlite:///")
    target = out or f"{beside}.{office.clock():%Y%m%d-%H%M%S}.backup"
    office.transfer.backup(target, lists=lists)
    click.echo(target)
    if not lists and office.rating_lists.lists():
        click.echo(desk.say(Reason("backup-without-lists", "")), err=True)
