"""Team totals of an individual event: the best few of each club, or of each region where there are no clubs."""

from tura.app.papers.hall import Hall
from tura.app.ranking import Ranked
from tura.domain.sheet import Column, Kind, Sheet
from tura.domain.standings.teams import team_totals

_COLUMNS = (
    Column("place", Kind.NUMBER),
    Column("team"),
    Column("points", Kind.POINTS),
    Column("places", Kind.NUMBER),
    Column("team-players"),
)


def teams_sheet(hall: Hall, section: str, ranked: Ranked, best: int) -> Sheet:
    """Teams by the sum of their ``best`` highest placed; a smaller sum of places breaks ties."""
    teams = {tpn: _team(hall, entry) for tpn, entry in ranked.entries.items()}
    rows = tuple(
        (
            total.place,
            total.team,
            total.points,
            total.places,
            ", ".join(hall.name(ranked.entries[tpn]) for tpn in total.tpns),
        )
        for total in team_totals(ranked.lines, teams, best)
    )
    return Sheet("teams", _COLUMNS, rows, hall.facts(section, round=ranked.after_round, best=best))


def _team(hall: Hall, entry: str) -> str:
    return hall.state.entries[entry].facts.club or hall.region(entry)
