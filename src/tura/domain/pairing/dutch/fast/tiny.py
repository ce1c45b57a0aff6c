"""Small brackets, decided by trying every pairing against every criterion and the order of generation."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from tura.domain.pairing.dutch.bracket import Bracket, Outcome
from tura.domain.pairing.dutch.fast.arrange import Unsure
from tura.domain.pairing.dutch.fast.departing import Departing, Floaters
from tura.domain.pairing.dutch.fast.suffixes import Suffixes
from tura.domain.pairing.dutch.quality import Levels, colour_values, float_values

MOST_PLAYERS = 8

Pairs = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Tiny:
    """A small bracket with all its legal opponents: ``opponents`` by rank, lower ranked residents only."""

    bracket: Bracket
    opponents: dict[int, tuple[int, ...]]

    def pairings(self, players: tuple[int, ...]) -> Iterator[Pairs]:
        """Every way to pair all of the players with each other; two movers never meet."""
        if not players:
            yield ()
            return
        first, others = players[0], players[1:]
        for other in self.opponents[first]:
            if other in others:
                left = tuple(rank for rank in others if rank != other)
                for pairs in self.pairings(left):
                    yield ((first, other), *pairs)


def pair_tiny(bracket: Bracket, suffixes: Suffixes) -> Outcome | None:
    """The outcome of a bracket of at most MOST_PLAYERS; None refuses it."""
    ranks = bracket.ranks
    if len(ranks) > MOST_PLAYERS:
        return None
    departing = Departing(bracket, suffixes)
    tiny = Tiny(bracket, _opponents(bracket, suffixes))
    choices = _fewest_floaters(tiny, departing)
    best = _judge_pab(departing, departing.best(choices))
    found = [
        (_worth(bracket, pairs), _place(bracket, pairs), pairs, floaters)
        for floaters in best
        for pairs in tiny.pairings(_without(ranks, floaters))
    ]
    if not found:
        return None
    _, _, pairs, floaters = min(found, key=lambda one: one[:2])
    return Outcome(pairs, floaters)


def _opponents(bracket: Bracket, suffixes: Suffixes) -> dict[int, tuple[int, ...]]:
    home, legal = bracket.residents, suffixes.sight.legal
    return {
        rank: tuple(other for other in home if other > rank and legal(rank, home) >> (other - home.start) & 1)
        for rank in bracket.ranks
    }


def _without(ranks: tuple[int, ...], floaters: Floaters) -> tuple[int, ...]:
    return tuple(rank for rank in ranks if rank not in floaters)


def _fewest_floaters(tiny: Tiny, departing: Departing) -> list[Floaters]:
    """The sets that may leave the bracket: fewest (C6), lowest scores (C7), the rest completed (C4, C5)."""
    ranks, score = tiny.bracket.ranks, tiny.bracket.field.score
    for count in range(len(ranks) % 2, len(ranks) + 1, 2):
        by_scores: dict[list[int] | tuple[int, ...], list[Floaters]] = {}
        for floaters in combinations(ranks, count):
            by_scores.setdefault(tuple(score[rank] for rank in floaters), []).append(floaters)
        for scores in sorted(by_scores):
            found = [
                floaters
                for floaters in by_scores[scores]
                if next(tiny.pairings(_without(ranks, floaters)), None) is not None
                and departing.completes(floaters)
            ]
            if found:
                return found
    return []


def _judge_pab(departing: Departing, choices: list[Floaters]) -> list[Floaters]:
    """C9: where one player leaves the bracket and takes the PAB, the one with the fewest unplayed games."""
    if not departing.gives_pab or not choices:
        return choices
    if len(choices[0]) != 1:
        if not departing.bracket.field.readings.pab_by_unplayed_when_alone:
            raise Unsure
        return choices
    unplayed = departing.bracket.field.unplayed
    fewest = min(unplayed[one[0]] for one in choices)
    return [one for one in choices if unplayed[one[0]] == fewest]


def _worth(bracket: Bracket, pairs: Pairs) -> tuple[int, ...]:
    """C10 to C21 as failures, the least the best."""
    field, start = bracket.field, bracket.residents.start
    scores = tuple(dict.fromkeys(field.score[rank] for rank in bracket.movers))
    levels = Levels(scores)
    vectors = [
        (
            *colour_values(field, one, other),
            *float_values(field, one, other, levels, moved=one < start),
        )
        for one, other in pairs
    ]
    return tuple(-sum(column) for column in zip(*vectors, strict=True))


def _place(bracket: Bracket, pairs: Pairs) -> tuple[object, ...]:
    """The place in the order of generation (3.6, 3.7, 4.2 to 4.4)."""
    start = bracket.residents.start
    moved = sorted(pair for pair in pairs if pair[0] < start)
    inner = sorted(pair for pair in pairs if pair[0] >= start)
    taken = {other for _, other in moved}
    order = [rank for rank in bracket.residents if rank not in taken]
    number = {rank: index for index, rank in enumerate(order)}
    upper = {number[one] for one, _ in inner}
    first = range(len(inner))
    out = [place for place in first if place not in upper]
    into = sorted(place for place in upper if place >= len(inner))
    return (
        tuple(one for one, _ in moved),
        tuple(other for _, other in moved),
        (len(out), sum(into) - sum(out), tuple(-place for place in reversed(out)), tuple(into)),
        tuple(other for _, other in inner),
    )
