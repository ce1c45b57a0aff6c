"""The editions of C.07 that a regulation may announce, and the readings where its text leaves a choice."""

from dataclasses import dataclass
from enum import Enum


class Edition(Enum):
    """How unplayed rounds enter Buchholz and Sonneborn-Berger (C.07 art. 16; older ones by 16.6)."""

    MARCH_2026 = "2026-03"
    AUGUST_2024 = "2024-08"
    VIRTUAL_OPPONENT = "2012-07"


class UnratedAs(Enum):
    """What the regulation says of unrated opponents in rating tie-breaks (C.07 art. 10)."""

    EXCLUDED = "excluded"
    FIXED = "fixed"


@dataclass(frozen=True, slots=True)
class Readings:
    """Choices where C.07 or C.05 has more than one reading; the defaults are tura's announced ones.

    ``dummy_cap_by_event``: 16.4.2 counts the rounds of the whole event even while it runs; the default takes
    interim standings as if the event ended there (both agree at the end).
    ``forfeit_equals_draw_points``: STD compares a forfeit with the points of a draw, so a double forfeit
    gives 0; otherwise with the opponent's points, so it gives 1/2 each (7.7).
    ``fore_by_event``: FB turns games of the event's last round into draws, not of an earlier one (8.3).
    ``over_the_board_in_round_robin``: WON, BPG and BWG leave out forfeits in round robins too (15.2).
    ``koya_forfeits_in_swiss``: points by forfeit are points made against the scheduled opponent in KS (9.2).
    ``unrated`` and ``unrated_rating``: opponents without a rating in ARO, TPR, PTP, APRO and APPO.
    ``forfeits_won_complete``: a forfeit win counts as a completed game in the 50 % rule (C.05 6.6).
    """

    dummy_cap_by_event: bool = False
    forfeit_equals_draw_points: bool = True
    fore_by_event: bool = True
    over_the_board_in_round_robin: bool = True
    koya_forfeits_in_swiss: bool = True
    unrated: UnratedAs = UnratedAs.EXCLUDED
    unrated_rating: int = 0
    forfeits_won_complete: bool = False


DEFAULT_READINGS = Readings()
