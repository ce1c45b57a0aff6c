"""A field as columns of letters, from which the sets of any stretch of ranks are cut at once."""

from collections import Counter
from functools import cached_property
from itertools import accumulate, chain

from tura.domain.pairing.dutch.field import Field
from tura.domain.pairing.dutch.preferences import ABSOLUTE

# A letter is the preference, -3 to 3, moved up to "0" to "6"; COLOURLESS is a player without one.
CLASSES = 7
COLOURLESS = 3
DOWN_WHITE, DOWN_BLACK = "w", "b"
_PICK = {
    letter: {ord(other): "1" if other == letter else "0" for other in "0123456wb."} for letter in "0123456wb"
}
_BIT = [{ord("a") + value: "1" if value >> bit & 1 else "0" for value in range(16)} for bit in range(4)]


class Sight:
    """The columns of one field that the fast way reads, made once a round.

    Sets of a stretch of ranks number its first rank 0.
    """

    def __init__(self, field: Field) -> None:
        self.field = field
        self.size = len(field)
        self.met = field.met
        self._banned_within: dict[range, int] = {}
        self.classes = "".join(map("0123456".__getitem__, (one + ABSOLUTE for one in field.preference)))

    @cached_property
    def hard(self) -> str:
        """Whom C3 binds: absolute preferences of players who are not topscorers, ``w`` or ``b``."""
        plain = self.classes.translate({ord(one): "." for one in "12345"} | {ord("0"): "b", ord("6"): "w"})
        if not any(self.field.topscorer):
            return plain
        return "".join("." if top else one for one, top in zip(plain, self.field.topscorer, strict=True))

    @cached_property
    def _floats(self) -> str:
        return "".join(map("abcdefghijklmnop".__getitem__, self.field.floats))

    @cached_property
    def _widest(self) -> list[int]:
        """The most banned opponents of any player of this rank or below."""
        counts = map(len, reversed(self.met))
        return list(accumulate(counts, max))[::-1]

    def banned(self, first: int) -> int:
        """The most banned opponents that a player of rank ``first`` or below has."""
        return self._widest[first] if first < self.size else 0

    def banned_within(self, ranks: range) -> int:
        """The most banned opponents in a stretch that any player of the field has."""
        found = self._banned_within.get(ranks)
        if found is None:
            counts = Counter(chain.from_iterable(self.met[ranks.start : ranks.stop]))
            found = self._banned_within[ranks] = max(counts.values(), default=0)
        return found

    def of_class(self, kind: int, ranks: range) -> int:
        """The set of a stretch's players of one preference class."""
        return _cut(self.classes, _PICK[str(kind)], ranks)

    def counts(self, ranks: range) -> list[int]:
        """How many of a stretch there are of each preference class."""
        return [self.classes.count(letter, ranks.start, ranks.stop) for letter in "0123456"]

    def bound(self, letter: str, ranks: range) -> int:
        """The set of a stretch's players whom C3 binds with one wanted colour."""
        return _cut(self.hard, _PICK[letter], ranks)

    def floated(self, bit: int, ranks: range) -> int:
        """The set of a stretch's players with one float (the bit's number in ``Field.floats``)."""
        return _cut(self._floats, _BIT[bit], ranks)

    def legal(self, rank: int, ranks: range) -> int:
        """The set of a stretch's players whom one player may meet (C1, C3)."""
        allowed = (1 << len(ranks)) - 1
        letter = self.hard[rank]
        if letter != ".":
            allowed &= ~self._hard_sets(ranks)[letter]
        start, stop = ranks.start, ranks.stop
        for other in self.met[rank]:
            if start <= other < stop:
                allowed &= ~(1 << (other - start))
        if start <= rank < stop:
            allowed &= ~(1 << (rank - start))
        return allowed

    def _hard_sets(self, ranks: range) -> dict[str, int]:
        known = self.__dict__.setdefault("_hard_known", {})
        found: dict[str, int] | None = known.get(ranks)
        if found is None:
            found = known[ranks] = {letter: self.bound(letter, ranks) for letter in "wb"}
        return found


def _cut(letters: str, pick: dict[int, str], ranks: range) -> int:
    piece = letters[ranks.start : ranks.stop]
    return int(piece[::-1].translate(pick), 2) if piece else 0
