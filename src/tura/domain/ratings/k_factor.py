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


@dataclass(frozen=True, slots=True)
class KRules:
    """A list's K as data: who is new and until which rating, who is a junior, and from where K is lowest.

    ``article`` is the rule's place; empty where the official text was not seen.
    """

    new_games: int = 30
    new_below: int | None = None
    junior_age: int = 18
    junior_below: int = 2300
    high: int = 2400
    values: tuple[int, int, int] = (40, 20, 10)
    article: str = "B.02 8.3.3"


FIDE_K = KRules()
FSHR_K = KRules(new_below=2400, article="")


def k_factor(rating: int, career: Career, year: int, rules: KRules = FIDE_K) -> tuple[int, Reason]:
    """K in the year of the event, and which clause gives it; unknown facts count as an experienced adult's."""
    values = {"rating": rating, "year": year}
    most, usual, least = rules.values
    new = career.games is not None and career.games < rules.new_games
    if new and (rules.new_below is None or rating < rules.new_below):
        return most, Reason("k-new-player", rules.article, values | {"games": career.games})
    # K 40 lasts to the end of the year of the 18th birthday.
    young = career.birth_year is not None and year - career.birth_year <= rules.junior_age
    if young and rating < rules.junior_below:
        return most, Reason("k-junior", rules.article, values)
    if career.reached_2400 or rating >= rules.high:
        return least, Reason("k-2400", rules.article, values)
    return usual, Reason("k-usual", rules.article, values)


def capped(k: int, games: int) -> int:
    """K so that K times the games of a rating period stays within 700.

    >>> capped(40, 17), capped(40, 18), capped(20, 36)
    (40, 38, 19)
    """
    return k if k * games <= MOST else MOST // games
