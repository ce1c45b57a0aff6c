"""Places: ranking by points and tie-breaks, shared places, lots, parts of the list, teams, cross-tables."""

from tura.domain.standings.cautions import cautions, open_games
from tura.domain.standings.checking import Difference, Given, check_standings
from tura.domain.standings.completion import left_out
from tura.domain.standings.crosstables import Crossed, CrossRow, by_opponents, by_rounds
from tura.domain.standings.lots import drawn
from tura.domain.standings.opening import opened
from tura.domain.standings.parts import Placed, part
from tura.domain.standings.ranking import Options, Standing, standings
from tura.domain.standings.teams import TeamTotal, team_totals

__all__ = [
    "CrossRow",
    "Crossed",
    "Difference",
    "Given",
    "Options",
    "Placed",
    "Standing",
    "TeamTotal",
    "by_opponents",
    "by_rounds",
    "cautions",
    "check_standings",
    "drawn",
    "left_out",
    "open_games",
    "opened",
    "part",
    "standings",
    "team_totals",
]
