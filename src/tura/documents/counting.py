"""How many took part, and who they were, as reports ask."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tura.app.papers.hall import Hall
from tura.domain.players import TITLES, RatingSource, Sex


@dataclass(frozen=True, slots=True)
class Numbers:
    """Numbered players of some sections: ``titles`` in FIDE's order, ``host`` those of the host federation."""

    players: int
    women: int
    regions: int
    federations: tuple[tuple[str, int], ...]
    titles: tuple[tuple[str, int], ...]
    rated: int


def numbers(hall: Hall, sections: Sequence[str], federation: str | None = None) -> Numbers:
    """Those who have a number in ``sections``; with ``federation`` only its players."""
    entries = [
        entry
        for entry in hall.state.entries.values()
        if entry.section in sections
        and entry.id in hall.tpns
        and federation in (None, entry.facts.federation)
    ]
    titles = Counter(entry.facts.title for entry in entries)
    federations = Counter(entry.facts.federation or "–" for entry in entries)
    discipline = hall.state.regulation.discipline
    return Numbers(
        players=len(entries),
        women=sum(entry.facts.sex is Sex.FEMALE for entry in entries),
        regions=len({entry.facts.region for entry in entries if entry.facts.region}),
        federations=tuple(sorted(federations.items(), key=lambda pair: (-pair[1], pair[0]))),
        titles=tuple((title, titles[title]) for title in TITLES if titles[title]),
        rated=sum(
            hall.people[entry.id].rating(RatingSource.FIDE, discipline) is not None for entry in entries
        ),
    )
