"""Articles 2 and 3: brackets from the top, every candidate in order, the first best one."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from domain.pairing.oracle.colours import white
from domain.pairing.oracle.completion import completes, completions, legal, partial_pairings
from domain.pairing.oracle.generation import Pairs, heterogeneous, homogeneous
from domain.pairing.oracle.seats import Seat, seats
from tura.domain.results import Colour
from tura.domain.tournament import Tournament

_MORE_THAN_ANY = 1_000_000


@dataclass(frozen=True)
class Place:
    """A bracket with what lies below it."""

    movers: tuple[Seat, ...]
    residents: tuple[Seat, ...]
    below: tuple[tuple[Seat, ...], ...]
    pab: int | None
    initial: Colour

    def rest(self) -> list[Seat]:
        """Everybody below."""
        return [seat for group in self.below for seat in group]


def pair(tournament: Tournament, round_no: int) -> tuple[set[tuple[int, int]], int | None] | None:
    """The round's (white, black) pairs and the PAB, or None when there is no legal pairing."""
    players = seats(tournament, round_no)
    scores = completions(tuple(players))
    if not scores:
        return None
    pab = min(score for score in scores if score is not None) if len(players) % 2 else None
    groups = [tuple(group) for _, group in groupby(players, key=lambda seat: seat.score)]
    initial = tournament.initial_colour or Colour.WHITE
    found: set[tuple[int, int]] = set()
    movers: tuple[Seat, ...] = ()
    for index, residents in enumerate(groups):
        place = Place(movers, residents, tuple(groups[index + 1 :]), pab, initial)
        pairs = best(place)
        for one, other in pairs:
            first = white(one, other, initial)
            found.add((first.tpn, (other if first is one else one).tpn))
        movers = tuple(floaters(place, pairs))
    return found, movers[0].tpn if movers else None


def floaters(place: Place, pairs: Pairs) -> list[Seat]:
    """Who of the bracket is in no pair, in rank order."""
    paired = {seat for pair in pairs for seat in pair}
    return [seat for seat in (*place.movers, *place.residents) if seat not in paired]


def best(place: Place) -> Pairs:
    """3.8: the best candidate, the first generated of equals."""
    size = len(place.movers) + len(place.residents)
    for pairs in range(size // 2, -1, -1):
        chosen: Pairs | None = None
        least: list[object] = []
        for candidate in candidates(place, pairs):
            if not is_legal(place, candidate):
                continue
            value = judge(place, candidate)
            if chosen is None or value < least:
                chosen, least = candidate, value
        if chosen is not None:
            return chosen
    raise AssertionError("the field was completable")


def candidates(place: Place, pairs: int) -> Iterator[Pairs]:
    """The bracket's candidates with a number of pairs, most MDPs paired first."""
    if not place.movers:
        yield from homogeneous(place.residents, pairs)
        return
    for paired in range(min(len(place.movers), pairs), -1, -1):
        yield from heterogeneous(place.movers, place.residents, paired, pairs)


def is_legal(place: Place, candidate: Pairs) -> bool:
    """C1 to C5."""
    if not all(legal(one, other) for one, other in candidate):
        return False
    return completes((*floaters(place, candidate), *place.rest()), place.pab)


def judge(place: Place, candidate: Pairs) -> list[object]:
    """C7 to C21 of a candidate, each to be minimised; C6 is the number of pairs."""
    left = floaters(place, candidate)
    down = sorted((seat.score for seat in left), reverse=True)
    takes_pab = len(left) == 1 and not place_needs_pab_below(place, left)
    c9 = left[0].unplayed if takes_pab else 0
    return [
        down,
        next_bracket(place, tuple(left)),
        c9,
        *colour_counts(place, candidate),
        *float_counts(place, candidate, left),
    ]


def place_needs_pab_below(place: Place, left: Sequence[Seat]) -> bool:
    """Whether the only one who leaves is not the one who takes the PAB."""
    return place.pab is None or left[0].score != place.pab or left[0].had_bye


def next_bracket(place: Place, left: tuple[Seat, ...]) -> tuple[int, list[int]]:
    """C8: C6 and C7 of the next bracket at their best, C1 to C5 kept."""
    if not place.below:
        return (0, [])
    rest = [seat for group in place.below[1:] for seat in group]
    options = []
    known: dict[frozenset[Seat], bool] = {}
    for over in partial_pairings(left, place.below[0]):
        key = frozenset(over)
        if key not in known:
            known[key] = completes((*over, *rest), place.pab)
        if known[key]:
            options.append((len(over), sorted((seat.score for seat in over), reverse=True)))
    return min(options)


def colour_counts(place: Place, candidate: Pairs) -> list[int]:
    """C10 to C13."""
    counts = [0, 0, 0, 0]
    for one, other in candidate:
        first = white(one, other, place.initial)
        for seat in (one, other):
            colour = Colour.WHITE if seat is first else Colour.BLACK
            step = 1 if colour is Colour.WHITE else -1
            if one.topscorer or other.topscorer:
                counts[0] += abs(seat.difference + step) > 2
                counts[1] += seat.colours[-2:] == (colour, colour)
            kind, wanted = seat.wish
            missed = wanted is not None and wanted is not colour
            counts[2] += missed
            counts[3] += missed and kind == "strong"
    return counts


def float_counts(place: Place, candidate: Pairs, left: Sequence[Seat]) -> list[object]:
    """C14 to C21."""
    counts: list[object] = []
    lists: list[object] = []
    meetings = [(one, other) for one, other in candidate if one in place.movers]
    for back in (0, 1):
        counts.append(sum(1 for seat in left if seat in place.residents and seat.floats[back] == "down"))
        counts.append(sum(1 for _, other in meetings if other.floats[back] == "up"))
        again = [
            _MORE_THAN_ANY + seat.score
            for seat in left
            if seat in place.movers and seat.floats[back] == "down"
        ]
        gaps = [one.score - other.score for one, other in meetings if one.floats[back] == "down"]
        lists.append(sorted(again + gaps, reverse=True))
        rises = (one.score - other.score for one, other in meetings if other.floats[back] == "up")
        lists.append(sorted(rises, reverse=True))
    return counts + lists
