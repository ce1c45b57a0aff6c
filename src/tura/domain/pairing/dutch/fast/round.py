"""The fast way through a round: what its brackets share, made once from the field."""

from tura.domain.pairing.dutch.bracket import Bracket, Outcome
from tura.domain.pairing.dutch.fast.bits import below, members
from tura.domain.pairing.dutch.fast.blossom import FREE, match
from tura.domain.pairing.dutch.fast.pair import pair_bracket
from tura.domain.pairing.dutch.fast.sight import Sight
from tura.domain.pairing.dutch.fast.suffixes import Suffixes, is_dense
from tura.domain.pairing.dutch.field import Field


class FastWay:
    """One round's fast way; ``possible`` says whether a legal pairing exists, ``pab_score`` is C5's score.

    ``pab_score`` is None when the field is even or has no legal pairing.
    """

    def __init__(self, field: Field) -> None:
        self.field = field
        self.sight = Sight(field)
        self.pab_score: int | None = None
        self.possible = self._settle(field)
        self._suffixes = Suffixes(self.sight, self.pab_score)

    def pair(self, bracket: Bracket) -> Outcome | None:
        """The bracket's outcome, or None: then it is refused."""
        return pair_bracket(bracket, self._suffixes)

    def _settle(self, field: Field) -> bool:
        ranks = range(len(field))
        odd = len(field) % 2
        if ranks and is_dense(self.sight, ranks, 0):
            chosen = [rank for rank in ranks if field.may_bye[rank]] if odd else []
        else:
            found = self._spare(ranks)
            if found is None:
                return False
            chosen = [rank for rank in members(found) if field.may_bye[rank]] if odd else []
        if chosen:
            self.pab_score = field.score[chosen[-1]]
        return not odd or bool(chosen)

    def _spare(self, ranks: range) -> int | None:
        """Those one of whom can stay out while all others are paired (none of an even field), or None."""
        rows = [self.sight.legal(rank, ranks) for rank in ranks]
        mates = [FREE] * len(rows)
        odd = len(rows) % 2
        tree = match(rows, mates, below(len(rows)), odd)
        if mates.count(FREE) != odd:
            return None
        return tree.even if tree else 0
