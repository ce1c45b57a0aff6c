"""The initial order and its numbers (C.04.2 2.2, 2.3)."""

from collections.abc import Iterable, Mapping

from tura.domain.event.entry import Entry, Facts
from tura.domain.players import TITLES, RatingSource
from tura.domain.regulation.schema import RatingChoice, Seeding

_TITLE_RANK = {title: rank for rank, title in enumerate(TITLES)}


def initial_order(entries: Iterable[Entry], seeding: Seeding, names: Mapping[str, str]) -> tuple[str, ...]:
    """Entry ids by strength: the first has TPN 1.

    Lists of one publisher are one scale (FIDE rapid, else FIDE standard); whom only the second publisher rates
    come after all whom the first rates, unrated last (RULES 6.2.4).  Where the regulation counts the highest or the
    lowest of a player's ratings, all publishers are one scale.  Equal ratings by title (C.04.2 2.2.2), then
    by name (2.2.3), Ё as Е.  ``names`` gives the name by person id; without a name last of the equals.
    """
    return tuple(entry.id for entry in sorted(entries, key=lambda entry: _rank(entry, seeding, names)))


def seeding_rating(facts: Facts, seeding: Seeding) -> int:
    """The rating that counts for the initial order, 0 for unrated.

    It is that of the first list that has one, or the publishers' highest or lowest, as the regulation chooses.
    """
    return _rated_by(facts, seeding)[1]


def alphabetical(name: str) -> tuple[bool, str]:
    """A sort key for names: any case, Ё as Е; the empty name is last.

    >>> sorted(["Яшин", "Ёлкин", "Жуков", "Ежов", ""], key=alphabetical)
    ['Ежов', 'Ёлкин', 'Жуков', 'Яшин', '']
    """
    return not name, name.casefold().replace("ё", "е")


def _rank(
    entry: Entry, seeding: Seeding, names: Mapping[str, str]
) -> tuple[int, int, int, tuple[bool, str], str]:
    place, rating = _rated_by(entry.facts, seeding)
    title = _TITLE_RANK.get(entry.facts.title, len(_TITLE_RANK))
    return place, -rating, title, alphabetical(names.get(entry.person, "")), entry.id


def _rated_by(facts: Facts, seeding: Seeding) -> tuple[int, int]:
    """The place of the publisher whose rating counts, and the rating; (number of lists, 0) for unrated.

    Without an order of publishers the place is 0 for everybody rated.
    """
    publishers = [list_.source for list_ in seeding.lists]
    found: dict[RatingSource, int] = {}
    for list_ in seeding.lists:
        for rating in facts.ratings:
            if (rating.source, rating.discipline) == (list_.source, list_.discipline) and rating.value > 0:
                found.setdefault(list_.source, rating.value)
    if not found:
        return len(seeding.lists), 0
    match seeding.choice:
        case RatingChoice.FIRST:
            source, value = next(iter(found.items()))
            return publishers.index(source), value
        case RatingChoice.HIGHEST:
            return 0, max(found.values())
        case RatingChoice.LOWEST:
            return 0, min(found.values())
