"""Completability (C4, C5): what lies below a bracket is a suffix of the ranks, judged once, exactly."""

from dataclasses import dataclass

from tura.domain.pairing.dutch.fast.bits import below, members
from tura.domain.pairing.dutch.fast.blossom import FREE, match
from tura.domain.pairing.dutch.fast.sight import DOWN_BLACK, DOWN_WHITE, Sight


@dataclass(frozen=True, slots=True)
class Rest:
    """A suffix of the ranks: ``wants`` is how many must join it from above (0 or 1) so that it pairs off.

    ``open``: anyone may join.  Otherwise ``even`` are the members one of whom a joiner must be able to meet.
    ``hopeless``: with 0 or 1 joiner it never pairs off; ``lost`` is how many it leaves over at least, and
    ``apart`` says that no two of it may meet.
    """

    ranks: range
    wants: int
    open: bool = False
    even: int = 0
    hopeless: bool = False
    lost: int = 0
    apart: bool = False


class Suffixes:
    """The suffixes of one field, each judged when first asked about."""

    def __init__(self, sight: Sight, pab_score: int | None) -> None:
        self.sight, self.pab_score = sight, pab_score
        self._known: dict[int, Rest] = {}

    def holds_pab(self, first: int) -> bool:
        """Whether the PAB's receiver is of rank ``first`` or below (C5)."""
        field = self.sight.field
        return self.pab_score is not None and first < len(field) and field.score[first] >= self.pab_score

    def rest(self, first: int) -> Rest:
        """The suffix that begins with a rank."""
        found = self._known.get(first)
        if found is None:
            found = self._known[first] = self._judge(first)
        return found

    def joiners(self, rest: Rest, ranks: range) -> int:
        """The set of those in a stretch who can join a rest that wants one."""
        if rest.open:
            return below(len(ranks))
        bits = 0
        if not rest.hopeless:
            for place, rank in enumerate(ranks):
                if self.sight.legal(rank, rest.ranks) & rest.even:
                    bits |= 1 << place
        return bits

    def _judge(self, first: int) -> Rest:
        ranks = range(first, self.sight.size)
        wants = (len(ranks) + self.holds_pab(first)) % 2
        if not ranks:
            return Rest(ranks, wants, open=not wants, hopeless=bool(wants), lost=wants)
        if is_dense(self.sight, ranks, 1):
            return Rest(ranks, wants, open=True)
        rows, alive = suffix_rows(self, ranks)
        mates = [FREE] * len(rows)
        tree = match(rows, mates, alive, len(rows))
        lost = mates.count(FREE)
        if lost != wants:
            apart = not any(row & below(len(ranks)) for row in rows[: len(ranks)])
            return Rest(ranks, wants, hopeless=True, lost=lost, apart=apart)
        return Rest(ranks, wants, even=tree.even & below(len(ranks)) if tree else 0)


def is_dense(sight: Sight, ranks: range, joining: int) -> bool:
    """Whether Dirac's theorem pairs off a stretch with up to ``joining`` others, whoever has the PAB."""
    size, first = len(ranks), ranks.start
    most = max(sight.hard.count(letter, first, ranks.stop) for letter in (DOWN_WHITE, DOWN_BLACK))
    room = size - most - 2 - (size + joining + 1) // 2
    return room >= 0 and (sight.banned(0) <= room or sight.banned_within(ranks) <= room)


def suffix_rows(suffixes: Suffixes, ranks: range) -> tuple[list[int], int]:
    """The graph of a suffix: who may meet whom, and after them the PAB where it belongs there."""
    sight = suffixes.sight
    rows = [sight.legal(rank, ranks) for rank in ranks]
    if suffixes.holds_pab(ranks.start):
        takers = pab_takers(suffixes, ranks)
        for place in members(takers):
            rows[place] |= 1 << len(ranks)
        rows.append(takers)
    return rows, below(len(rows))


def pab_takers(suffixes: Suffixes, ranks: range) -> int:
    """The set of those in a stretch who may have the PAB at its lowest possible score (C2, C5)."""
    field = suffixes.sight.field
    bits = 0
    for place, rank in enumerate(ranks):
        if field.score[rank] == suffixes.pab_score and field.may_bye[rank]:
            bits |= 1 << place
    return bits
