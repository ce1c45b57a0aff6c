"""The same questions answered by the literal oracle: every candidate of a bracket that meets a demand."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from domain.pairing.oracle.completion import completes
from domain.pairing.oracle.generation import Pairs
from domain.pairing.oracle.procedure import Place, candidates, floaters, is_legal, judge
from domain.pairing.oracle.seats import Seat, seats
from tura.domain.pairing.explain.course import Course, Step
from tura.domain.pairing.explain.criteria import FLOATS_AGAIN
from tura.domain.results import Colour

CODES = [f"C{number}" for number in range(7, 22)]
_MORE_THAN_ANY = 1_000_000
Meets = Callable[[Pairs, list[Seat]], bool]


@dataclass(frozen=True)
class Brute:
    """A course with the oracle's own view of its players."""

    course: Course
    by_tpn: dict[int, Seat]

    def place(self, step: Step) -> Place:
        """The oracle's bracket of a step."""
        bracket, field = step.bracket, self.course.field
        own = tuple(self.seat(rank) for rank in bracket.residents)
        groups = [group for group in field.groups if group.start >= bracket.residents.stop]
        return Place(
            movers=tuple(self.seat(rank) for rank in bracket.movers),
            residents=own,
            below=tuple(tuple(self.seat(rank) for rank in group) for group in groups),
            pab=bracket.pab_score,
            initial=self.course.tournament.initial_colour or Colour.WHITE,
        )

    def seat(self, rank: int) -> Seat:
        """The oracle's player of a rank."""
        return self.by_tpn[self.course.field.tpn[rank]]

    def pairs(self, pairs: tuple[tuple[int, int], ...]) -> Pairs:
        """The oracle's pairs."""
        return tuple((self.seat(one), self.seat(other)) for one, other in pairs)

    def best(self, step: Step, meets: Meets) -> Pairs | None:
        """The first best candidate of a step that meets a demand."""
        place = self.place(step)
        size = len(place.movers) + len(place.residents)
        for count in range(size // 2, -1, -1):
            chosen: Pairs | None = None
            least: list[object] = []
            for candidate in candidates(place, count):
                left = floaters(place, candidate)
                if not meets(candidate, left) or not is_legal(place, candidate):
                    continue
                if not completes((*apart(left), *place.rest()), place.pab):
                    continue
                value = judge(place, candidate)
                if chosen is None or value < least:
                    chosen, least = candidate, value
            if chosen is not None:
                return chosen
        return None

    def values(self, step: Step, pairs: Pairs) -> dict[str, object]:
        """C6 to C21 of a candidate as the oracle judges it."""
        place = self.place(step)
        found: dict[str, object] = {"C6": len(floaters(place, pairs))}
        for code, value in zip(CODES, judge(place, pairs), strict=True):
            found[code] = _plain(value)
        return found


def apart(left: list[Seat]) -> list[Seat]:
    """Floaters who do not meet each other: in the next bracket all of them are MDPs, and S2 is residents only."""
    tpns = frozenset(seat.tpn for seat in left)
    return [replace(seat, opponents=seat.opponents | tpns) for seat in left]


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return tuple(value[1])
    if isinstance(value, list):
        return tuple(one - _MORE_THAN_ANY + FLOATS_AGAIN if one >= _MORE_THAN_ANY else one for one in value)
    return value


def brute_of(course: Course) -> Brute:
    """The oracle's view of a course."""
    players = seats(course.tournament, course.field.round_no)
    return Brute(course, {seat.tpn: seat for seat in players})
