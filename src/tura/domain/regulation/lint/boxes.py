"""A condition's birth years and ratings as boxes, to see where two conditions meet."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tura.domain.regulation.conditions import Condition, RatingBand

FAR = 10**6


@dataclass(frozen=True, slots=True)
class Box:
    """Birth years and ratings from and to, all inclusive; ``unrated`` is a place of its own on the rating axis."""

    born: tuple[int, int] = (-FAR, FAR)
    rating: tuple[int, int] = (-FAR, FAR)
    unrated: bool = True
    lists: tuple[str, ...] = ()


def _rating(band: RatingBand | None) -> Box:
    if band is None:
        return Box()
    names = tuple(f"{item.source.value}-{item.discipline.value}" for item in band.lists)
    names = names or tuple(source.value for source in band.sources)
    if band.unrated:
        return Box(rating=(FAR, -FAR), unrated=True, lists=names)
    low = -FAR if band.low is None else band.low
    high = FAR if band.high is None else band.high
    return Box(rating=(low, high), unrated=False, lists=names)


def meet(first: Box, second: Box) -> Box | None:
    """What lies in both boxes, or None."""
    born = max(first.born[0], second.born[0]), min(first.born[1], second.born[1])
    rating = max(first.rating[0], second.rating[0]), min(first.rating[1], second.rating[1])
    unrated = first.unrated and second.unrated
    if born[0] > born[1] or (rating[0] > rating[1] and not unrated):
        return None
    return Box(born, rating, unrated, first.lists or second.lists)


def boxes(condition: Condition) -> tuple[Box, ...]:
    """The alternatives of a condition; what ``none_of`` and the other fields exclude is not seen."""
    low = -FAR if condition.born_from is None else condition.born_from
    high = FAR if condition.born_to is None else condition.born_to
    own = meet(Box(born=(low, high)), _rating(condition.rating))
    found: tuple[Box, ...] = () if own is None else (own,)
    if condition.any_of:
        found = _products(found, [box for part in condition.any_of for box in boxes(part)])
    for part in condition.all_of:
        found = _products(found, boxes(part))
    return found


def _products(first: Iterable[Box], second: Iterable[Box]) -> tuple[Box, ...]:
    others = tuple(second)
    return tuple(box for one in first for other in others if (box := meet(one, other)))


def overlaps(first: Condition, second: Condition) -> Iterator[Box]:
    """Where two conditions both hold, as far as years and ratings of the same lists tell."""
    if not is_only_bounds(first) or not is_only_bounds(second):
        return
    for one in boxes(first):
        for other in boxes(second):
            if one.lists and other.lists and one.lists != other.lists:
                continue
            if box := meet(one, other):
                yield box


def is_only_bounds(condition: Condition) -> bool:
    """Whether the condition says nothing but birth years and ratings."""
    nested = (*condition.any_of, *condition.all_of)
    others = (condition.sex, condition.fide_id, condition.fshr_id, condition.min_games)
    marks = (
        *(*condition.citizenship, *condition.federation, *condition.region, *condition.club),
        *(*condition.title, *condition.groups),
    )
    plain = not marks and not condition.none_of and all(value is None for value in others)
    return plain and all(is_only_bounds(part) for part in nested)
