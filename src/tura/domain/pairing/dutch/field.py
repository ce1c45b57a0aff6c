"""The field of a round: the players to pair in the order of C.04.3 1.2, with all that the criteria read."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter

from tura.domain.pairing.dutch.floats import floats
from tura.domain.pairing.dutch.past import Past, facts, fold
from tura.domain.pairing.dutch.preferences import difference, preference
from tura.domain.pairing.dutch.readings import TAKEN, Readings
from tura.domain.results import Colour, Result
from tura.domain.tournament import Participant, Prohibition, Tournament

_REQUESTED = frozenset({Result.HALF_POINT_BYE, Result.FULL_POINT_BYE, Result.ZERO_POINT_BYE})


@dataclass(frozen=True, slots=True)
class Field:
    """Columns by rank: entry 0 is the highest ranked of those to be paired (score, then TPN; 1.2).

    ``score``: pairing score in tenths, virtual points included.  ``groups``: the ranks of each scoregroup.
    ``colours``: played colours, ``wbw``, the last at the end.  ``difference``: Whites minus Blacks.
    ``preference``: signed strength, above zero White (preferences.py).  ``floats``: bits (floats.py).
    ``met``: ranks the player must not meet, by C1 or by a prohibition.  ``unplayed``: rounds without a game.
    ``topscorer``: 1.8, true in the last round only.  ``may_bye``: C2 allows the PAB.
    ``odd``: the TPN is odd, counted over those who ever took part (5.2.5).
    """

    round_no: int
    initial: Colour
    tpn: tuple[int, ...]
    score: tuple[int, ...]
    groups: tuple[range, ...]
    colours: tuple[str, ...]
    difference: tuple[int, ...]
    preference: tuple[int, ...]
    floats: tuple[int, ...]
    met: tuple[tuple[int, ...], ...]
    unplayed: tuple[int, ...]
    topscorer: tuple[bool, ...]
    may_bye: tuple[bool, ...]
    odd: tuple[bool, ...]
    readings: Readings = TAKEN

    def __len__(self) -> int:
        return len(self.tpn)


def field_of(tournament: Tournament, round_no: int, readings: Readings = TAKEN) -> Field:
    """The field to be paired for a round, read from the rounds before it and that round's requested byes."""
    done = round_no - 1
    table = facts(tournament.points, readings)
    with_virtual = readings.floats_with_virtual
    pasts = {
        row.tpn: fold(row, done, table, floats_with_virtual=with_virtual) for row in tournament.participants
    }
    present = to_be_paired(tournament, round_no)
    # A stable sort: equal scores stay in the order of their TPNs.
    ranked = sorted((pasts[tpn] for tpn in sorted(present)), key=attrgetter("score"), reverse=True)
    rank = {past.tpn: place for place, past in enumerate(ranked)}
    colours = tuple(past.colours for past in ranked)
    known: dict[str, tuple[int, int]] = {one: (difference(one), preference(one)) for one in set(colours)}
    half = _half(tournament, round_no)
    odd = _odd(pasts, rank)
    return Field(
        round_no=round_no,
        initial=tournament.initial_colour or _drawn(tournament),
        tpn=tuple(rank),
        score=tuple(past.score for past in ranked),
        groups=tuple(_groups(ranked)),
        colours=colours,
        difference=tuple(known[one][0] for one in colours),
        preference=tuple(known[one][1] for one in colours),
        floats=tuple(floats(past, pasts) for past in ranked),
        met=_met(ranked, rank, tournament.prohibitions, round_no),
        unplayed=tuple(past.unplayed for past in ranked),
        topscorer=tuple(_is_topscorer(past, half, readings) for past in ranked),
        may_bye=tuple(not past.barred for past in ranked),
        odd=tuple(odd[past.tpn] for past in ranked),
        readings=readings,
    )


def to_be_paired(tournament: Tournament, round_no: int) -> list[int]:
    """TPNs to pair: all but the absent and the holders of requested byes.

    Where the round already holds pairs, who has none in it was not there to be paired; a PAB given beforehand,
    while nobody is paired yet, stays as it is.
    """
    cells = {
        row.tpn: row.cells[round_no - 1] for row in tournament.participants if len(row.cells) >= round_no
    }
    given = {tpn for tpn, cell in cells.items() if cell.result is Result.PAIRING_BYE}
    paired = {tpn for tpn, cell in cells.items() if cell.opponent}
    if paired:
        return sorted((paired | given) - tournament.absent)
    away = tournament.absent | {tpn for tpn, cell in cells.items() if cell.result in _REQUESTED}
    here = [row.tpn for row in tournament.participants if row.tpn not in away]
    return [tpn for tpn in here if tpn not in given] or here


def _groups(ranked: list[Past]) -> Iterable[range]:
    start = 0
    for _, group in groupby(ranked, key=lambda past: past.score):
        end = start + sum(1 for _ in group)
        yield range(start, end)
        start = end


def _met(
    ranked: list[Past], rank: dict[int, int], prohibitions: tuple[Prohibition, ...], round_no: int
) -> tuple[tuple[int, ...], ...]:
    met = [[rank[tpn] for tpn in past.met if tpn in rank] for past in ranked]
    for rule in prohibitions:
        if rule.first <= round_no <= rule.last:
            group = [rank[tpn] for tpn in sorted(rule.tpns) if tpn in rank]
            for one in group:
                met[one] += [other for other in group if other != one]
    return tuple(tuple(one) for one in met)


def _half(tournament: Tournament, round_no: int) -> int | None:
    """Twice the score a topscorer exceeds, or None before the last round (1.8)."""
    if round_no < tournament.rounds:
        return None
    return (round_no - 1) * tournament.points.win


def _is_topscorer(past: Past, half: int | None, readings: Readings) -> bool:
    if half is None:
        return False
    score = past.score if readings.topscorers_with_virtual else past.score - past.virtual
    return 2 * score > half


def _odd(pasts: dict[int, Past], rank: dict[int, int]) -> dict[int, bool]:
    taking = [tpn for tpn in sorted(pasts) if tpn in rank or pasts[tpn].took_part]
    return {tpn: place % 2 == 0 for place, tpn in enumerate(taking)}


def _drawn(tournament: Tournament) -> Colour:
    """The initial colour as the first games show it; White where there is none yet."""
    rows = sorted(tournament.participants, key=lambda row: row.tpn)
    for index in range(max((len(row.cells) for row in rows), default=0)):
        colour = _shown(rows, index)
        if colour:
            return colour
    return Colour.WHITE


def _shown(rows: list[Participant], index: int) -> Colour | None:
    place = 0
    for row in rows:
        cells = row.cells[: index + 1]
        if any(cell.opponent or cell.result is Result.PAIRING_BYE for cell in cells):
            colour = cells[-1].colour if len(cells) > index and cells[-1].opponent else None
            if colour:
                return colour if place % 2 == 0 else colour.opposite
            place += 1
    return None
