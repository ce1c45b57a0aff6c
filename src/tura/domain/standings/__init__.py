"""Places: ranking by points and tie-breaks, shared places, lots, parts of the list, teams, cross-tables."""

from tura.domain.standings.completion import left_out
from tura.domain.standings.lots import drawn
from tura.domain.standings.ranking import Options, Standing, standings

__all__ = ["Options", "Standing", "drawn", "left_out", "standings"]
