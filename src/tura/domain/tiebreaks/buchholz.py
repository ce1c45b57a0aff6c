"""BH, FB and AOB: the opponents' scores (C.07 art. 8)."""

from fractions import Fraction

from tura.domain.tiebreaks.code import Code
from tura.domain.tiebreaks.cuts import cut_sum
from tura.domain.tiebreaks.edition import Edition
from tura.domain.tiebreaks.field import Field, Kind
from tura.domain.tiebreaks.unplayed import elements
from tura.domain.tiebreaks.value import Number

_NO_VURS: tuple[int, ...] = ()


def buchholz(field: Field, code: Code) -> list[Number]:
    """The sum of the opponents' adjusted scores, in tenths (8.1; FB 8.3)."""
    fore = code.name == "FB"
    sheet = field.fore if fore and field.fore else field
    parts = elements(sheet, fore, code.played)
    # The exception for unplayed rounds came with the dummy opponent in 2023.
    exempt = field.edition is not Edition.VIRTUAL_OPPONENT
    return [
        cut_sum(scores, scores, vurs if exempt else _NO_VURS, code)
        for scores, vurs in zip(parts.scores, parts.vurs, strict=True)
    ]


def average_of_buchholz(field: Field, code: Code) -> list[Number]:
    """The mean Buchholz (``/F``: Fore Buchholz) of the opponents met over the board, in tenths (8.2)."""
    sums = buchholz(field, Code("FB" if code.fore else "BH"))
    means: list[Number] = []
    for opponents, kinds in zip(field.opponents, field.kinds, strict=True):
        met = [sums[opponent] for opponent, kind in zip(opponents, kinds, strict=True) if kind is Kind.GAME]
        means.append(Fraction(sum(met), len(met)) if met else 0)
    return means
