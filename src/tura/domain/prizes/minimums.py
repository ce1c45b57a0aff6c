"""Prizes that are given only when enough take part (RULES 6.1.10, 6.1.22, 6.2.19, 6.2.20)."""

from collections.abc import Iterable
from dataclasses import replace

from tura.domain.prizes.contest import Contest
from tura.domain.prizes.fund import Priced, line_of
from tura.domain.prizes.turnout import fulfilling, headcount
from tura.domain.reason import Reason
from tura.domain.regulation.awarding import Prize, Scope
from tura.domain.regulation.conditions import Condition

DEFAULT_SCOPE = Scope.EVENT


def void_too_few(contest: Contest, prizes: Iterable[Priced]) -> tuple[Priced, ...]:
    """The prizes, those void whose minimum number of participants is not reached."""
    counts: dict[tuple[Condition, Scope, int], tuple[int, int]] = {}

    def checked(priced: Priced) -> Priced:
        minimum = priced.prize.minimum
        if minimum is None:
            return priced
        scope = minimum.scope or DEFAULT_SCOPE
        key = (priced.prize.condition, scope, minimum.count)
        if key not in counts:
            counts[key] = fulfilling(contest, *key)
        return replace(priced, void=_too_few(priced.prize, counts[key], scope))

    return tuple(checked(priced) for priced in prizes)


def void_lower_trophies(contest: Contest, prizes: Iterable[Priced]) -> tuple[Priced, ...]:
    """The trophies, those for places below the first void in a group smaller than the regulation wants."""
    wanted, count = contest.awarding.full_awards_from, headcount(contest)
    if wanted is None or count >= wanted:
        return tuple(prizes)
    reason = Reason("group-too-small", line_of(contest.awarding.line), {"count": count, "wanted": wanted})
    return tuple(replace(one, void=one.void or reason) if one.prize.place > 1 else one for one in prizes)


def _too_few(prize: Prize, counts: tuple[int, int], scope: Scope) -> Reason | None:
    minimum, (sure, unsure) = prize.minimum, counts
    if minimum is None or sure >= minimum.count:
        return None
    values = {"count": sure, "wanted": minimum.count, "unsure": unsure, "scope": scope.value}
    return Reason("minimum-not-reached", line_of(minimum.line or prize.line), values)
