"""What a question demands of a pairing, as a field in which nothing else is legal.

The engine's own ways, asked to pair such a field, give the best and first candidate among those that meet the demand.
"""

from collections.abc import Iterable
from dataclasses import replace

from tura.domain.pairing.dutch.bracket import Bracket
from tura.domain.pairing.dutch.field import Field
from tura.domain.pairing.explain.order import Halves


def meeting(field: Field, one: int, other: int) -> Field:
    """The field in which two ranks can only meet each other, and have no PAB."""
    apart = _apart(field, one, (rank for rank in range(len(field)) if rank not in (one, other)))
    apart = _apart(apart, other, (rank for rank in range(len(field)) if rank not in (one, other)))
    return _without_bye(apart, (one, other))


def floating(bracket: Bracket, rank: int) -> Field:
    """The field in which a rank must leave a bracket for a game below."""
    apart = _apart(bracket.field, rank, (other for other in bracket.ranks if other != rank))
    return _without_bye(apart, (rank,)) if bracket.gives_pab else apart


def staying(bracket: Bracket, rank: int) -> Field:
    """The field in which a rank must be paired within a bracket."""
    return _without_bye(_apart(bracket.field, rank, bracket.rest), (rank,))


def resting(field: Field, rank: int) -> Field:
    """The field in which nobody but a rank may have the PAB."""
    return replace(field, may_bye=tuple(other == rank for other in range(len(field))))


def halved(bracket: Bracket, halves: Halves) -> Field:
    """The field in which a candidate's MDP-pairing stays and its bracket or remainder is paired without exchange."""
    field = bracket.field
    size = len(halves.pairs)
    upper, lower = halves.order[:size], halves.order[size:]
    for one, other in halves.meetings:
        field = meeting(field, one, other)
    limbo = [rank for rank in bracket.movers if rank not in dict(halves.meetings)]
    for rank in limbo:
        field = _apart(field, rank, bracket.residents)
    for rank in upper:
        field = _apart(field, rank, (other for other in upper if other > rank))
        field = _apart(field, rank, bracket.rest)
    for rank in lower:
        field = _apart(field, rank, (other for other in lower if other > rank))
    return _without_bye(field, upper)


def _apart(field: Field, rank: int, others: Iterable[int]) -> Field:
    met = list(field.met)
    kept = tuple(others)
    met[rank] = (*met[rank], *kept)
    for other in kept:
        met[other] = (*met[other], rank)
    return replace(field, met=tuple(met))


def _without_bye(field: Field, ranks: tuple[int, ...]) -> Field:
    may = tuple(may and rank not in ranks for rank, may in enumerate(field.may_bye))
    return replace(field, may_bye=may)
