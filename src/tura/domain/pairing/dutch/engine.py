"""Pairing a round by the Dutch system, the fast way where it is certain and the general way elsewhere."""

from enum import Enum

from tura.domain.pairing.dutch.field import field_of
from tura.domain.pairing.dutch.readings import TAKEN, Readings
from tura.domain.pairing.pairing import Pairing
from tura.domain.reason import Refusal, refuse
from tura.domain.tournament import Tournament


class Way(Enum):
    """How the answer is found; the answer itself is the same.

    ``FAST`` takes the certified way (``fast.pair_bracket(Bracket) -> Outcome | None``) bracket by bracket and
    the general way where that refuses; ``GENERAL`` never asks it; ``CHECK`` runs both and compares.
    """

    FAST = "fast"
    GENERAL = "general"
    CHECK = "check"


def pair_round(
    tournament: Tournament, round_no: int, way: Way = Way.FAST, readings: Readings = TAKEN
) -> Pairing | Refusal:
    """The one pairing of a round that C.04.3 allows, or why there is none."""
    field = field_of(tournament, round_no, readings)
    return refuse("not-built", way=way.value, players=len(field))
