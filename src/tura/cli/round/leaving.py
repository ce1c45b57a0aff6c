"""The published round left in a folder, for printers, hosts and screens to pick up."""

import os
from pathlib import Path

import click

from tura.app.office import Office
from tura.app.ports import Catalogued
from tura.cli.desk import Desk, default_database
from tura.domain.reason import Reason

latest_option = click.option(
    "--latest",
    metavar="DIR",
    envvar="TURA_LATEST",
    help="Where a published round is left as PDF, HTML and TXT; by default the folder latest beside the database.",
)


def latest_folder(database: str, asked: str | None) -> Path | None:
    """The folder asked for, else ``latest`` beside the database; None for a database that is nowhere."""
    if asked:
        return Path(asked)
    path = database.removeprefix("sqlite:///")
    if path in (":memory:", "sqlite://"):
        return None
    return Path(default_database() if "://" in path else path).parent / "latest"


def leave_latest(desk: Desk, office: Office, event: Catalogued, section: str, asked: str | None) -> None:
    """Write the last published round of a section; a folder that cannot be written is told and stops nothing."""
    from tura.documents.latest import leave

    folder = latest_folder(desk.database, asked)
    field = office.state(event.event_id).field_of(section)
    if folder is None or field is None:
        return
    try:
        leave(office, event, field, folder, desk.language)
    except OSError as error:
        what = f"{folder}: {error.strerror or os.fspath(folder)}"
        click.echo(desk.say(Reason("office.latest-failed", "", {"what": what})), err=True)
