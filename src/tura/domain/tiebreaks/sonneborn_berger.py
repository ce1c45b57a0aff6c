"""SB: the opponents' scores by the points made against them (C.07 9.1)."""

from tura.domain.tiebreaks.code import Code
from tura.domain.tiebreaks.cuts import cut_sum
from tura.domain.tiebreaks.edition import Edition
from tura.domain.tiebreaks.field import Field
from tura.domain.tiebreaks.unplayed import elements
from tura.domain.tiebreaks.value import Number


def sonneborn_berger(field: Field, code: Code) -> list[Number]:
    """The sum of opponent's adjusted score times points made against him, in hundredths (9.1)."""
    parts = elements(field, fore=False, played=code.played)
    exempt = field.edition is not Edition.VIRTUAL_OPPONENT
    sums: list[Number] = []
    for scores, points, vurs in zip(parts.scores, parts.points, parts.vurs, strict=True):
        products = [score * made for score, made in zip(scores, points, strict=True)]
        sums.append(cut_sum(products, scores, vurs if exempt else (), code))
    return sums
