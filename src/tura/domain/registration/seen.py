"""The rows seen so far, found by ids and by the words of names, so that a long list is judged in one pass."""

from collections import Counter, defaultdict
from collections.abc import Iterable

from tura.domain.registration.applicant import Applicant
from tura.domain.registration.names import words


class Seen:
    """Applicants in the order of seeing them."""

    def __init__(self, applicants: Iterable[Applicant] = ()) -> None:
        self._all: list[Applicant] = []
        self._by_key: defaultdict[str, list[int]] = defaultdict(list)
        for applicant in applicants:
            self.add(applicant)

    def add(self, applicant: Applicant) -> None:
        """One more row."""
        place = len(self._all)
        self._all.append(applicant)
        for key in (*_ids(applicant), *_words(applicant)):
            self._by_key[key].append(place)

    def candidates(self, applicant: Applicant) -> tuple[Applicant, ...]:
        """Those who share an id or two words of the name: nobody else can be the same person."""
        places = {place for key in _ids(applicant) for place in self._by_key.get(key, ())}
        shared = Counter(place for key in _words(applicant) for place in self._by_key.get(key, ()))
        places.update(place for place, count in shared.items() if count >= 2)
        return tuple(self._all[place] for place in sorted(places))


def _ids(applicant: Applicant) -> list[str]:
    ids = (("fide", applicant.facts.fide_id), ("fshr", applicant.facts.fshr_id))
    return [f"{kind} {number}" for kind, number in ids if number]


def _words(applicant: Applicant) -> frozenset[str]:
    return frozenset(word for name in applicant.names for word in words(name))
