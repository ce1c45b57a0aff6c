"""`tura event amend`: the regulation of an open event changed, or its questions answered."""

import click

from tura.cli.desk import Desk, at_desk, confirm_option
from tura.cli.speaking import spoken


@click.command()
@click.argument("slug", metavar="E")
@click.argument("path", metavar="[FILE.toml]", required=False)
@click.option("--defaults", is_flag=True, help="Take the printed default of every open question.")
@click.option("--reason", default="", help="Why; it is kept.")
@confirm_option
@at_desk
def amend(desk: Desk, slug: str, path: str | None, defaults: bool, reason: str, level: int) -> None:
    """Put FILE.toml in the place of the event's regulation; with --defaults answer what is open.

    What is still open afterwards is told, and `tura event show` tells it again.
    """
    from dataclasses import replace

    from tura.app import amending
    from tura.cli.regulation.loading import load
    from tura.domain.reason import Reason
    from tura.domain.regulation.lint import Finding, lint
    from tura.wording.prize_labels import labelled

    if path is None and not defaults:
        raise click.UsageError(spoken("give FILE.toml, or --defaults, or both"))
    office = desk.office()
    event = desk.event(office, slug)
    old = office.state(event.event_id).regulation
    new = old if path is None else load(path, desk.language).regulation

    def words(finding: Finding) -> str:
        return desk.say(finding.default) if finding.default else ""

    taken: tuple[Finding, ...] = ()
    if defaults:
        new, taken = amending.with_printed_defaults(new, words)
    desk.settle(amending.amend(office, event.event_id, new, reason, level))
    for finding in taken:
        click.echo(
            f"{finding.rule}: {desk.say(labelled(finding.reason, new, desk.language))} — {words(finding)}"
        )
    still = [finding for finding in lint(new) if finding.is_open]
    for finding in still:
        click.echo(
            "! " + desk.say(replace(labelled(finding.reason, new, desk.language), article=finding.rule))
        )
    click.echo(desk.say(Reason("regulation-amended", "", {"open": len(still)})))
