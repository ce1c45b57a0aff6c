"""The FIDE conversion tables that ratings, norms and rating tie-breaks share (B.02 8.1)."""

from bisect import bisect_left

# 8.1.1: dp for p of 50, 51, ... 100 per cent.
_DP = (
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65,
    72, 80, 87, 95, 102, 110, 117, 125, 133, 141,
    149, 158, 166, 175, 184, 193, 202, 211, 220, 230,
    240, 251, 262, 273, 284, 296, 309, 322, 336, 351,
    366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
    800,
)  # fmt: skip

# 8.1.2: the largest rating difference that still expects 50, 51, ... 99 per cent of the higher rated.
_PD_UP_TO = (
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68,
    76, 83, 91, 98, 106, 113, 121, 129, 137, 145,
    153, 162, 170, 179, 188, 197, 206, 215, 225, 235,
    245, 256, 267, 278, 290, 302, 315, 328, 344, 357,
    374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
)  # fmt: skip
FULL_DIFFERENCE = 736
_PD = tuple(50 + bisect_left(_PD_UP_TO, difference) for difference in range(FULL_DIFFERENCE + 1))


def rating_difference(percent: int) -> int:
    """Difference dp for a fractional score of whole per cents, 0 to 100 (8.1.1).

    >>> rating_difference(66), rating_difference(25), rating_difference(0)
    (117, -193, -800)
    """
    return _DP[percent - 50] if percent >= 50 else -_DP[50 - percent]


def expected_percent(difference: int) -> int:
    """PD in per cent for own rating minus opponent's (8.1.2).

    >>> expected_percent(0), expected_percent(392), expected_percent(-400), expected_percent(1000)
    (50, 92, 8, 100)
    """
    if difference < 0:
        return 100 - _PD[min(-difference, FULL_DIFFERENCE)]
    return _PD[min(difference, FULL_DIFFERENCE)]
