"""Team totals of an individual event: the best of each club or region."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tura.domain.standings.ranking import Standing


@dataclass(frozen=True, slots=True)
class TeamTotal:
    """A team's ``points`` (tenths) of its best players ``tpns``; ``places`` is the sum of their ranks.

    Teams rank by points, then by the smaller sum of places, then by the better best place; equals share.
    ``complete`` is false when the team has fewer players than count.
    """

    place: int
    team: str
    points: int
    places: int
    tpns: tuple[int, ...]
    complete: bool


def team_totals(lines: Sequence[Standing], team_of: Mapping[int, str], best: int) -> tuple[TeamTotal, ...]:
    """The teams by the sum of their ``best`` highest-placed players; who has no team counts for none."""
    members: dict[str, list[Standing]] = {}
    for line in lines:
        if team := team_of.get(line.tpn, ""):
            members.setdefault(team, []).append(line)
    counted = {team: found[:best] for team, found in members.items()}
    ordered = sorted(counted, key=lambda team: (*_key(counted[team]), team))
    totals: list[TeamTotal] = []
    for number, team in enumerate(ordered, 1):
        key = _key(counted[team])
        shared = number > 1 and _key(counted[ordered[number - 2]]) == key
        totals.append(
            TeamTotal(
                totals[-1].place if shared else number,
                team,
                -key[0],
                key[1],
                tuple(line.tpn for line in counted[team]),
                len(counted[team]) == best,
            )
        )
    return tuple(totals)


def _key(lines: Sequence[Standing]) -> tuple[int, int, int]:
    return -sum(line.points for line in lines), sum(line.rank for line in lines), lines[0].rank
