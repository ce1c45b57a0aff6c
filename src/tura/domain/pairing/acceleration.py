"""The Baku acceleration (C.04.7): virtual points that lift the upper half in the first half of the rounds."""

from collections.abc import Sequence
from dataclasses import replace

from tura.domain.pairing.dutch.field import to_be_paired
from tura.domain.points import PointSystem
from tura.domain.reason import Refusal, refuse
from tura.domain.results import Result
from tura.domain.tournament import Participant, Tournament


def group_a_size(players: int) -> int:
    """How many of the initial order are in group A: the upper half rounded up to an even number (C.04.7 1.2).

    >>> group_a_size(161), group_a_size(10)
    (82, 6)
    """
    return 2 * -(-players // 4)


def virtual_points(rounds: int, points: PointSystem) -> tuple[int, ...]:
    """Group A's virtual points by round, in tenths: a win's, then a draw's, then none (C.04.7 1.4).

    >>> virtual_points(9, PointSystem())
    (10, 10, 10, 5, 5)
    """
    accelerated = -(-rounds // 2)
    full = -(-accelerated // 2)
    return (points.win,) * full + (points.draw,) * (accelerated - full)


def starters(tournament: Tournament) -> list[int]:
    """TPNs of those who take part in round 1, in order; nobody else counts for group A."""
    if not any(_paired_first(row) for row in tournament.participants):
        return sorted(to_be_paired(tournament, 1))
    return sorted(row.tpn for row in tournament.participants if _paired_first(row))


def _paired_first(row: Participant) -> bool:
    return bool(row.cells) and (row.cells[0].opponent > 0 or row.cells[0].result is Result.PAIRING_BYE)


def last_of_group_a(tpns: Sequence[int]) -> int:
    """The last member of group A among those who take part in round 1; 0 when nobody does."""
    return tpns[min(group_a_size(len(tpns)), len(tpns)) - 1] if tpns else 0


def accelerate(tournament: Tournament, last: int | None = None) -> Tournament | Refusal:
    """The tournament with Baku's virtual points on every row of group A.

    ``last`` is the TPN that group A's last member has now; that person stays the last when late entries shift
    the numbers, so a late entry that is placed before joins the group (C.04.7 1.3).  None reads it off round 1.
    Refused unless a win is two draws and a loss nothing (C.04.7 1.1).
    """
    points = tournament.points
    if points.win != 2 * points.draw or points.loss:
        return refuse("baku-needs-two-draws-a-win", "C.04.7 1.1", win=points.win, draw=points.draw)
    if last is None:
        last = last_of_group_a(starters(tournament))
    virtual = virtual_points(tournament.rounds, points)
    rows = tuple(replace(row, virtual=virtual if row.tpn <= last else ()) for row in tournament.participants)
    return replace(tournament, participants=rows)
