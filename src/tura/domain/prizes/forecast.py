"""Before the end: the prizes as they stand, what the last round would bring, and who can still reach what.

Ranking is the caller's: ``rank`` takes results of undecided games and returns the contest they make.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from tura.domain.points import STANDARD, PointSystem
from tura.domain.prizes.allocate import settled
from tura.domain.prizes.allocation import Allocation
from tura.domain.prizes.bounds import Bounds, bounds_of
from tura.domain.prizes.contest import Contest
from tura.domain.prizes.open_games import OTHER, OUTCOMES, OpenGame, Outlook

EXACT_LIMIT = 729

Results = Mapping[OpenGame, str]
Ranker = Callable[[Results], Contest]


def outlooks(
    contest: Contest, games: Sequence[OpenGame], rank: Ranker, points: PointSystem = STANDARD
) -> tuple[Outlook, ...]:
    """For each player of an undecided game what a win, a draw and a loss would bring.

    Games may be those of a whole field; players of other sections are not answered.
    All results are tried while there are at most ``EXACT_LIMIT`` combinations; with more games the answer is
    a bound from the points alone.
    """
    here = {row.entry for row in contest.contenders}
    asked = [(game, own, entry) for game in games for own, entry in _sides(game) if entry in here]
    if 3 ** len(games) > EXACT_LIMIT:
        bounds = bounds_of(contest, games, points)
        return tuple(_bounded(bounds, *one) for one in asked)
    seen: dict[tuple[str, str], _Range] = {}
    for results in _every(games):
        outcome = settled(rank(results))
        for game, result in results.items():
            seen.setdefault((game.white, result), _Range()).add(outcome, game.white)
            if game.black:
                seen.setdefault((game.black, OTHER[result]), _Range()).add(outcome, game.black)
    return tuple(seen[entry, own].outlook(entry, own) for _, own, entry in asked)


def reachable(
    contest: Contest, games: Sequence[OpenGame], rank: Ranker, points: PointSystem = STANDARD
) -> dict[str, tuple[str, ...]]:
    """The entries that can still win money of each prize, in the order of the prizes.

    Exact while all results can be tried; with more games nobody is missing, but some may be too many.
    """
    if 3 ** len(games) > EXACT_LIMIT:
        return bounds_of(contest, games, points).reachable()
    found: dict[str, dict[str, None]] = {}
    for results in _every(games):
        for payout in settled(rank(results)).payouts:
            found.setdefault(payout.prize, {})[payout.entry] = None
    return {prize: tuple(entries) for prize, entries in found.items()}


@dataclass(slots=True)
class _Range:
    amounts: list[int] = field(default_factory=list)
    prizes: dict[str, None] = field(default_factory=dict)

    def add(self, outcome: Allocation, entry: str) -> None:
        self.amounts.append(outcome.total(entry))
        self.prizes.update((payout.prize, None) for payout in outcome.of(entry))
        self.prizes.update((trophy.prize, None) for trophy in outcome.trophies if trophy.entry == entry)

    def outlook(self, entry: str, result: str) -> Outlook:
        return Outlook(
            entry=entry,
            result=result,
            least=min(self.amounts),
            most=max(self.amounts),
            prizes=tuple(self.prizes),
            exact=True,
        )


def _bounded(bounds: Bounds, game: OpenGame, own: str, entry: str) -> Outlook:
    least, most, prizes = bounds.of(entry, own, game.black if entry == game.white else game.white)
    return Outlook(entry=entry, result=own, least=least, most=most, prizes=prizes, exact=False)


def _sides(game: OpenGame) -> Iterator[tuple[str, str]]:
    for entry in filter(None, (game.white, game.black)):
        for own in OUTCOMES:
            yield own, entry


def _every(games: Sequence[OpenGame]) -> Iterator[Results]:
    for results in product(OUTCOMES, repeat=len(games)):
        yield dict(zip(games, results, strict=True))
