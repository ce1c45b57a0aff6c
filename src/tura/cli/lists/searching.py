"""`tura lists search`: people of the rating lists."""

from datetime import datetime
from typing import TYPE_CHECKING

import click

from tura.cli.desk import Desk, at_desk, write_json

if TYPE_CHECKING:
    from tura.domain.players import Person


@click.command()
@click.argument("text", metavar="TEXT")
@click.option("--on", type=click.DateTime(["%Y-%m-%d"]), help="The day whose lists count.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@at_desk
def search(desk: Desk, text: str, on: datetime | None, as_json: bool) -> None:
    """Find people by how their name begins, in either alphabet, or by FIDE or ФШР id."""
    from tura.domain.reason import Reason

    found = desk.office().rating_lists.search(text, on.date() if on else None)
    if as_json:
        write_json([_as_json(person) for person in found])
    for person in () if as_json else found:
        ratings = ", ".join(f"{r.source.value}-{r.discipline.value} {r.value}" for r in person.ratings)
        click.echo(
            f"{person.id:>10}  {person.title:3} {person.name}  {person.birth or ''}  {ratings}".rstrip()
        )
    if not found:
        click.echo(desk.say(Reason("nobody-found", "", {"text": text})), err=True)
        raise click.exceptions.Exit(1)


def _as_json(person: "Person") -> dict[str, object]:
    return {
        "id": person.id,
        "name": person.name,
        "sex": person.sex.value,
        "birth": str(person.birth or ""),
        "federation": person.federation,
        "region": person.region,
        "title": person.title,
        "ratings": {f"{r.source.value}-{r.discipline.value}": r.value for r in person.ratings},
    }
