"""Holes between sections: a player whom none takes though weaker and stronger ones are taken (RULES 6.2.7)."""

from collections.abc import Sequence

from tura.domain.regulation.eligibility import Facts
from tura.domain.regulation.rating_bands import deciding_rating
from tura.domain.regulation.schema import Regulation


def lies_in_a_gap(regulation: Regulation, facts: Facts) -> bool:
    """Whether the sections leave a hole where this player is; beyond all of them is no hole."""
    return _rating_gap(regulation, facts) or _birth_gap(regulation, facts)


def _rating_gap(regulation: Regulation, facts: Facts) -> bool:
    bands = [each.entry.rating for each in regulation.sections if each.entry.rating is not None]
    found = next((found[1].value for band in bands if (found := deciding_rating(band, facts))), None)
    rated = [band for band in bands if not band.unrated]
    if found is None or not rated:
        return False
    # A section for the unrated lies below every band.
    lows = [0 if len(rated) < len(bands) else None] + [band.low for band in rated]
    return _between(found, lows[1:] if lows[0] is None else lows, [band.high for band in rated])


def _birth_gap(regulation: Regulation, facts: Facts) -> bool:
    limits = [(each.entry.born_from, each.entry.born_to) for each in regulation.sections]
    if facts.born is None or len(limits) < 2:
        return False
    return _between(facts.born, [low for low, _ in limits], [high for _, high in limits])


def _between(value: int, lows: Sequence[int | None], highs: Sequence[int | None]) -> bool:
    """Whether somebody lower and somebody higher is taken; None is a side without a limit."""
    below = None in lows or any(low is not None and low < value for low in lows)
    above = None in highs or any(high is not None and high > value for high in highs)
    return below and above
