"""Rating rules as data: FIDE's three lists and the national list of the ФШР."""

from dataclasses import dataclass
from decimal import Decimal
from enum import Enum
from fractions import Fraction

from tura.domain.players import Discipline, RatingSource
from tura.domain.rating_tables import expected_percent


class Expectation(Enum):
    """How an expected score follows from a difference: FIDE's table 8.1.2, or the logistic curve."""

    TABLE = "table"
    LOGISTIC = "logistic"


@dataclass(frozen=True, slots=True)
class RatingRules:
    """One list's rules.

    ``full_from``: from this rating on the real difference counts, else at most ``largest`` (B.02 8.3.1).
    ``excluded``: with one player above ``excluded_above``, a difference from here on is not rated.
    ``certain`` is false where the official text was not seen: results are estimates to be confirmed.
    """

    source: RatingSource
    discipline: Discipline
    floor: int
    largest: int = 400
    full_from: int | None = None
    excluded: int | None = None
    excluded_above: int = 2600
    expectation: Expectation = Expectation.TABLE
    unrated_counts_as: int = 0
    certain: bool = True

    def expected(self, own: int, opponent: int) -> Fraction:
        """The expected score of one game (B.02 8.3.1)."""
        difference = own - opponent
        if self.full_from is None or own < self.full_from:
            difference = max(-self.largest, min(self.largest, difference))
        if self.expectation is Expectation.TABLE:
            return Fraction(expected_percent(difference), 100)
        return Fraction(1 / (1 + Decimal(10) ** (Decimal(-difference) / 400))).limit_denominator(10**6)

    def is_rated(self, own: int, opponent: int) -> bool:
        """Whether a game of these two ratings counts at all."""
        if not own or not opponent:
            return False
        if self.excluded is None:
            return True
        return not (max(own, opponent) > self.excluded_above and abs(own - opponent) >= self.excluded)


FIDE_STANDARD = RatingRules(RatingSource.FIDE, Discipline.STANDARD, 1400, full_from=2650)
FIDE_RAPID = RatingRules(RatingSource.FIDE, Discipline.RAPID, 1400, excluded=600)
FIDE_BLITZ = RatingRules(RatingSource.FIDE, Discipline.BLITZ, 1400, excluded=600)
FIDE = {rules.discipline: rules for rules in (FIDE_STANDARD, FIDE_RAPID, FIDE_BLITZ)}

# The national list: floor and first rating 1000, a logistic expectation.  Known from its public calculator only.
FSHR = {
    discipline: RatingRules(
        RatingSource.FSHR,
        discipline,
        1000,
        expectation=Expectation.LOGISTIC,
        unrated_counts_as=1000,
        certain=False,
    )
    for discipline in Discipline
}
