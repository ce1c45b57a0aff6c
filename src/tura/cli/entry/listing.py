"""The entries of an event."""

import click

from tura.cli.desk import Desk, at_desk, write_json


@click.command("list")
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@at_desk
def list_(desk: Desk, slug: str, section: str | None, as_json: bool) -> None:
    """List entries with their numbers, states and money."""
    from tura.app.papers.hall import Hall
    from tura.domain.regulation.letters import fold_letter
    from tura.wording.sentences import money

    office = desk.office()
    event = desk.event(office, slug)
    state = office.state(event.event_id)
    hall = Hall(state, office.people(state), desk.language)
    wanted = None if section is None else fold_letter(section)
    entries = [each for each in state.entries.values() if wanted in (None, each.section)]
    if as_json:
        write_json(
            [
                {
                    "entry": each.id,
                    "section": each.section,
                    "tpn": hall.tpns.get(each.id),
                    "name": hall.name(each.id),
                    "status": each.status.value,
                    "due": each.due,
                    "paid": each.paid,
                    "questions": [question.code for question in each.open_questions],
                }
                for each in entries
            ]
        )
        return
    for each in entries:
        number, status = hall.tpns.get(each.id, ""), desk.word(f"status.{each.status.value}")
        owed = f"  {money(each.owed, desk.language)}" if each.owed else ""
        click.echo(f"{each.id:>5} {each.section} {number!s:>4}  {hall.name(each.id)}  {status}{owed}")
