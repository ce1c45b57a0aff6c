"""`tura award what-if`: what the last games can still bring."""

import click

from tura.cli.desk import Desk, at_desk, write_json


@click.command("what-if")
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@at_desk
def what_if(desk: Desk, slug: str, section: str, as_json: bool) -> None:
    """For each player still at his board: the money that a win, a draw and a loss bring; who can still win what."""
    from tura.app.papers.hall import Hall
    from tura.app.prize_outlook import prospects
    from tura.domain.reason import Reason, Value
    from tura.domain.regulation.letters import fold_letter

    office = desk.office()
    event = desk.event(office, slug)
    state = office.state(event.event_id)
    hall = Hall(state, office.people(state), desk.language)
    found = desk.settle(prospects(state, fold_letter(section), hall.people))
    if as_json:
        write_json(
            {
                "outlooks": [
                    {"entry": o.entry, "result": o.result, "least": o.least, "most": o.most}
                    | {"prizes": list(o.prizes), "exact": o.exact}
                    for o in found.outlooks
                ],
                "reachable": {prize: list(entries) for prize, entries in found.reachable.items()},
            }
        )
        return
    for outlook in found.outlooks:
        values: dict[str, Value] = {
            "player": hall.name(outlook.entry),
            "result": desk.word(f"outlook.{outlook.result}"),
            "least": outlook.least,
            "most": outlook.most,
        }
        code = "outlook-exact" if outlook.least == outlook.most else "outlook-range"
        click.echo(desk.say(Reason(code, "", values)))
    for prize, entries in found.reachable.items():
        names = tuple(hall.name(entry) for entry in entries)
        click.echo(desk.say(Reason("still-reachable", "", {"prize": prize, "players": names})))
