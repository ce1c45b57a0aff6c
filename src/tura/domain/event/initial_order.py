"""The initial order and its numbers (C.04.2 2.2, 2.3)."""

from collections.abc import Iterable, Mapping

from tura.domain.event.entry import Entry, Facts
from tura.domain.players import TITLES
from tura.domain.regulation.conditions import RatingList

_TITLE_RANK = {title: rank for rank, title in enumerate(TITLES)}


def initial_order(
    entries: Iterable[Entry], lists: tuple[RatingList, ...], names: Mapping[str, str]
) -> tuple[str, ...]:
    """Entry ids by strength: the first has TPN 1.

    Lists of one publisher are one scale (FIDE rapid, else FIDE standard); whom only the second publisher rates
    come after all whom the first rates, unrated last (RULES 6.2.4).  Equal ratings by title (C.04.2 2.2.2), then
    by name (2.2.3), Ё as Е.  ``names`` gives the name by person id; without a name last of the equals.
    """
    return tuple(entry.id for entry in sorted(entries, key=lambda entry: _rank(entry, lists, names)))


def seeding_rating(facts: Facts, lists: tuple[RatingList, ...]) -> int:
    """The rating that counts for the initial order: the first list that has one; 0 for unrated."""
    return _rated_by(facts, lists)[1]


def alphabetical(name: str) -> tuple[bool, str]:
    """A sort key for names: any case, Ё as Е; the empty name is last.

    >>> sorted(["Яшин", "Ёлкин", "Жуков", "Ежов", ""], key=alphabetical)
    ['Ежов', 'Ёлкин', 'Жуков', 'Яшин', '']
    """
    return not name, name.casefold().replace("ё", "е")


def _rank(
    entry: Entry, lists: tuple[RatingList, ...], names: Mapping[str, str]
) -> tuple[int, int, int, tuple[bool, str], str]:
    place, rating = _rated_by(entry.facts, lists)
    title = _TITLE_RANK.get(entry.facts.title, len(_TITLE_RANK))
    return place, -rating, title, alphabetical(names.get(entry.person, "")), entry.id


def _rated_by(facts: Facts, lists: tuple[RatingList, ...]) -> tuple[int, int]:
    """The place of the publisher that rates a player first, and the rating; (number of lists, 0) for unrated."""
    publishers = [list_.source for list_ in lists]
    for list_ in lists:
        for rating in facts.ratings:
            if (rating.source, rating.discipline) == (list_.source, list_.discipline) and rating.value > 0:
                return publishers.index(list_.source), rating.value
    return len(lists), 0
