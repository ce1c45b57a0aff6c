"""Ratings drawn by chance, and what a game between two of them promises."""

from bisect import bisect_left

from tura.domain.generate.settings import Chance, Settings

# The upper ends of the rating differences at which the higher rated expects 50, 51, 52 … hundredths (B.02 8.1.2).
_ENDS = (
    *(
        3,
        10,
        17,
        25,
        32,
        39,
        46,
        53,
        61,
        68,
        76,
        83,
        91,
        98,
        106,
        113,
        121,
        129,
        137,
        145,
        153,
        162,
        170,
        179,
    ),
    *(
        188,
        197,
        206,
        215,
        225,
        235,
        245,
        256,
        267,
        278,
        290,
        302,
        315,
        328,
        344,
        357,
        374,
        391,
        411,
        432,
        456,
    ),
    *(484, 517, 559, 619, 735),
)


def ratings(settings: Settings, chance: Chance) -> tuple[int, ...]:
    """The players' ratings, highest first."""
    given = settings.rated[: settings.players]
    span = settings.highest - settings.lowest + 1
    drawn = tuple(settings.lowest + chance.randrange(span) for _ in range(settings.players - len(given)))
    return tuple(sorted((*given, *drawn), reverse=True))


def expected(rating: int, other: int) -> int:
    """The score that the first expects, in hundredths; unrated players (0) expect half.

    >>> expected(2000, 2000), expected(2200, 2000), expected(2000, 2200)
    (50, 76, 24)
    """
    if not rating or not other:
        return 50
    hundredths = 50 + bisect_left(_ENDS, abs(rating - other))
    return hundredths if rating >= other else 100 - hundredths
