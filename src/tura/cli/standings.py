"""`tura standings`: places of a section with every tie-break."""

import click

from tura.app.ranking import Ranked
from tura.cli.desk import Desk, at_desk, write_json


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.option("--after-round", type=click.IntRange(min=0), help="The standings after this round.")
@click.option("--cross-table", is_flag=True, help="Everybody's games beside the places.")
@click.option("--why", "player", metavar="PLAYER", help="Open every tie-break of a player.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@at_desk
def standings(
    desk: Desk,
    slug: str,
    section: str,
    after_round: int | None,
    cross_table: bool,
    player: str | None,
    as_json: bool,
) -> None:
    """Rank a section by its regulation."""
    from tura.app import ranking
    from tura.app.papers.hall import Hall
    from tura.app.papers.standings import cross_table as crossed
    from tura.app.papers.standings import standings_sheet
    from tura.domain.regulation.letters import fold_letter
    from tura.wording.sheets import as_plain_text, worded

    office = desk.office()
    event = desk.event(office, slug)
    letter = fold_letter(section)
    state = office.state(event.event_id)
    ranked = desk.settle(ranking.rank(state, letter, after_round))
    if as_json:
        write_json(_as_json(ranked))
        return
    hall = Hall(state, office.people(state), desk.language)
    if player is not None:
        from tura.cli.why_place import print_why

        print_why(desk, hall, letter, ranked, player)
        return
    sheet = (crossed if cross_table else standings_sheet)(hall, letter, ranked)
    click.echo(as_plain_text(worded(sheet, desk.language)), nl=False)


def _as_json(ranked: Ranked) -> list[dict[str, object]]:
    from tura.domain.points import as_text

    return [
        {
            "tpn": line.tpn,
            "entry": ranked.entries[line.tpn],
            "rank": line.rank,
            "points": as_text(line.points),
            "tiebreaks": {code: value.text for code, value in line.values.items()},
        }
        for line in ranked.lines
    ]
