"""The development coefficient K (B.02 8.3.3)."""

from dataclasses import dataclass

from tura.domain.reason import Reason

MOST = 700


@dataclass(frozen=True, slots=True)
class Career:
    """What K depends on: games rated so far, birth year, and whether a published rating ever reached 2400.

    None means unknown.
    """

    games: int | None = None
    birth_year: int | None = None
    reached_2400: bool = False


def k_factor(rating: int, career: Career, year: int) -> tuple[int, Reason]:
    """K in the year of the event, and which clause gives it; unknown facts count as an experienced adult's."""
    values = {"rating": rating, "year": year}
    if career.games is not None and career.games < 30:
        return 40, Reason("k-new-player", "B.02 8.3.3", values | {"games": career.games})
    # K 40 lasts to the end of the year of the 18th birthday.
    if career.birth_year is not None and year - career.birth_year <= 18 and rating < 2300:
        return 40, Reason("k-junior", "B.02 8.3.3", values)
    if career.reached_2400 or rating >= 2400:
        return 10, Reason("k-2400", "B.02 8.3.3", values)
    return 20, Reason("k-usual", "B.02 8.3.3", values)


def capped(k: int, games: int) -> int:
    """K so that K times the games of a rating period stays within 700.

    >>> capped(40, 17), capped(40, 18), capped(20, 36)
    (40, 38, 19)
    """
    return k if k * games <= MOST else MOST // games
