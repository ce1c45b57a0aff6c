"""The quality criteria of a pair, in their order: C6 to C21 (C.04.3 2.3, 2.4) as a vector to maximise."""

from dataclasses import dataclass

from tura.domain.pairing.dutch.field import Field
from tura.domain.pairing.dutch.floats import DOWN_BEFORE, DOWN_LAST, UP_BEFORE, UP_LAST
from tura.domain.pairing.dutch.preferences import ABSOLUTE, STRONG


def misses_c10(field: Field, one: int, other: int) -> bool:
    """Whether the pair leaves a topscorer or a topscorer's opponent with a colour difference beyond 2 (C10)."""
    if not _both_absolute(field, one, other):
        return False
    return abs(field.difference[one]) > 1 and abs(field.difference[other]) > 1


def misses_c11(field: Field, one: int, other: int) -> bool:
    """Whether the pair gives a topscorer or a topscorer's opponent one colour three times running (C11).

    The wider colour difference is granted (5.2.2); with equal ones the alternation (5.2.3) spares the only one
    who just had the same colour twice.
    """
    if not _both_absolute(field, one, other):
        return False
    wide, narrow = abs(field.difference[one]), abs(field.difference[other])
    if wide == narrow:
        return _repeats(field, one) and _repeats(field, other)
    return _repeats(field, other if wide > narrow else one)


def misses_c12(field: Field, one: int, other: int) -> bool:
    """Whether one of the pair does not get its colour preference (C12)."""
    return field.preference[one] * field.preference[other] > 0


def misses_c13(field: Field, one: int, other: int) -> bool:
    """Whether one of the pair does not get its strong preference (C13)."""
    if not misses_c12(field, one, other):
        return False
    weaker = min(abs(field.preference[one]), abs(field.preference[other]))
    return weaker == STRONG or (weaker == ABSOLUTE and field.readings.absolutes_miss_strong)


def _both_absolute(field: Field, one: int, other: int) -> bool:
    return field.preference[one] * field.preference[other] == ABSOLUTE * ABSOLUTE


def _repeats(field: Field, rank: int) -> bool:
    return field.colours[rank][-2:] in {"ww", "bb"}


def colour_values(field: Field, one: int, other: int) -> tuple[int, ...]:
    """C10 to C13 of a pair: 0 or -1 each."""
    return (
        -misses_c10(field, one, other),
        -misses_c11(field, one, other),
        -misses_c12(field, one, other),
        -misses_c13(field, one, other),
    )


@dataclass(frozen=True, slots=True)
class Levels:
    """The distinct scores of a bracket's MDPs, highest first: C7, C18 to C21 count level by level."""

    scores: tuple[int, ...]

    def at(self, score: int, value: int) -> tuple[int, ...]:
        """``value`` at the level of a score, 0 at the others."""
        return tuple(value if level == score else 0 for level in self.scores)


def float_values(field: Field, one: int, other: int, levels: Levels, *, moved: bool) -> tuple[int, ...]:
    """C14 to C21 of a pair of a bracket; ``moved`` says that ``one`` is an MDP and ``other`` its opponent.

    C14 and C16 count residents kept from another downfloat, C15 and C17 MDP-opponents with another upfloat.
    C18 to C21 take the score differences, which the MDP's score decides, from the highest down; an MDP that
    floats again counts as more than any that is paired.
    """
    mine, theirs = field.floats[one], field.floats[other]
    score, by_score = field.score[one], field.readings.refloating_by_score
    counts: list[int] = []
    lists: list[int] = []
    for down, up in ((DOWN_LAST, UP_LAST), (DOWN_BEFORE, UP_BEFORE)):
        kept, risen = theirs & down != 0, theirs & up != 0
        again = mine & down != 0
        counts += [kept + (again and not moved), -(moved and risen)]
        saved = int(moved and again)
        lists += [0 if by_score else saved, *levels.at(score, saved if by_score else -saved)]
        lists += levels.at(score, -(moved and risen))
    return (*counts, *lists)
