"""`tura event history`: who did what."""

import click

from tura.cli.desk import Desk, at_desk, write_json


@click.command()
@click.argument("slug", metavar="E")
@click.option("--last", type=click.IntRange(min=1), help="Only so many entries from the end.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@at_desk
def history(desk: Desk, slug: str, last: int | None, as_json: bool) -> None:
    """Tell the journal, entry by entry, and whether its chain of hashes holds."""
    from tura.app import history as journal
    from tura.app.journal_told import told as in_words
    from tura.app.papers.hall import Hall
    from tura.app.ports import Broken
    from tura.domain.reason import Reason

    office = desk.office()
    event = desk.event(office, slug)
    told = journal.history(office, event.event_id)[-(last or 0) :]
    verified = office.journal.verify(event.event_id)
    if as_json:
        write_json(
            [
                {
                    "seq": line.entry.seq,
                    "at": line.entry.at.isoformat(),
                    "actor": line.entry.actor,
                    "kind": line.entry.event.KIND,
                    "undone": line.undone,
                    "takes_back": line.takes_back,
                    "hash": line.entry.hash,
                }
                for line in told
            ]
        )
    else:
        state = office.state(event.event_id)
        hall = Hall(state, office.people(state), desk.language)
        for line in told:
            mark = "×" if line.undone else "↶" if line.takes_back else " "
            entry = line.entry
            click.echo(
                f"{entry.seq:>6} {mark} {entry.at:%Y-%m-%d %H:%M:%S}  {entry.actor}  "
                f"{desk.say(in_words(hall, entry.event))}"
            )
    if isinstance(verified, Broken):
        click.echo(desk.say(Reason("chain-broken", "", {"seq": verified.seq})), err=True)
        raise click.exceptions.Exit(1)
