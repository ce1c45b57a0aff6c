"""`tura standings`: places of a section with every tie-break."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from tura.app.ranking import Ranked
from tura.cli.desk import Desk, at_desk, write_json

if TYPE_CHECKING:
    from tura.app.papers.hall import Hall
    from tura.domain.sheet import Sheet


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.option("--after-round", type=click.IntRange(min=0), help="The standings after this round.")
@click.option("--cross-table", is_flag=True, help="Everybody's games beside the places.")
@click.option(
    "--part", metavar="WHO", help="Only some: women, born>=2010, rating<=1600, region=77, joined by commas."
)
@click.option(
    "--teams", type=click.IntRange(min=1), metavar="N", help="Regions or clubs by their best N players."
)
@click.option("--why", "player", metavar="PLAYER", help="Open every tie-break of a player.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@at_desk
def standings(
    desk: Desk,
    slug: str,
    section: str,
    after_round: int | None,
    cross_table: bool,
    part: str | None,
    teams: int | None,
    player: str | None,
    as_json: bool,
) -> None:
    """Rank a section by its regulation."""
    from tura.app import ranking
    from tura.app.papers.hall import Hall
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
    sheet = _sheet(hall, letter, ranked, _Asked(cross_table, part, teams))
    click.echo(as_plain_text(worded(sheet, desk.language)), nl=False)


@dataclass(frozen=True, slots=True)
class _Asked:
    cross_table: bool
    part: str | None
    teams: int | None


def _sheet(hall: "Hall", letter: str, ranked: Ranked, asked: _Asked) -> "Sheet":
    from tura.app.papers.standings import cross_table, part_of_standings, standings_sheet
    from tura.app.papers.teams import teams_sheet

    if asked.teams is not None:
        return teams_sheet(hall, letter, ranked, asked.teams)
    if asked.part is not None:
        belongs = _who(hall, letter, ranked, asked.part)
        return part_of_standings(hall, letter, ranked, asked.part, belongs.__getitem__)
    return (cross_table if asked.cross_table else standings_sheet)(hall, letter, ranked)


def _who(hall: "Hall", letter: str, ranked: Ranked, part: str) -> dict[str, bool]:
    """Whether each entry is in the part asked for."""
    from tura.app.part_asked import condition_of
    from tura.domain.regulation.eligibility import holds
    from tura.domain.regulation.facts import facts_of
    from tura.formats.bad_input import bad_input

    section = hall.state.regulation.section(letter)
    condition = condition_of(part, () if section is None else section.seeding.lists)
    if condition is None:
        raise bad_input(
            "--part",
            "{part!r} is not understood",
            "say women, born>=2010, rating<=1600 or region=77",
            part=part,
        )
    return {entry: holds(condition, facts_of(hall.people[entry])).is_yes for entry in ranked.entries.values()}


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
