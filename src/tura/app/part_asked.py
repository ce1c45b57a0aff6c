"""A part of the standings as typed: ``women``, ``born<=1963``, ``rating<1600``, ``region=77``, joined by commas."""

import re
from dataclasses import replace

from tura.domain.players import Sex
from tura.domain.regulation.conditions import ANYONE, Condition, RatingBand, RatingList

_COMPARED = re.compile(r"(born|rating)(<=|>=|<|>|=)(\d{1,4})")
_NAMED = re.compile(r"(region|club|city|federation|title|group)=(.+)")
_SEXES = {"women": Sex.FEMALE, "girls": Sex.FEMALE, "men": Sex.MALE, "boys": Sex.MALE}


def condition_of(text: str, lists: tuple[RatingList, ...]) -> Condition | None:
    """The condition a text asks for, ratings read from ``lists``; None if a piece of it is not understood.

    >>> condition_of("women,born>=2010", ()) == Condition(sex=Sex.FEMALE, born_from=2010)
    True
    """
    found = ANYONE
    for piece in text.replace(" ", "").lower().split(","):
        added = _added(found, piece, lists)
        if added is None:
            return None
        found = added
    return found


def _added(condition: Condition, piece: str, lists: tuple[RatingList, ...]) -> Condition | None:
    if piece in _SEXES:
        return replace(condition, sex=_SEXES[piece])
    if piece == "unrated":
        return replace(condition, rating=RatingBand(lists=lists, unrated=True))
    if match := _COMPARED.fullmatch(piece):
        low, high = _range(match[2], int(match[3]))
        if match[1] == "born":
            return replace(
                condition,
                born_from=condition.born_from if low is None else low,
                born_to=condition.born_to if high is None else high,
            )
        known = condition.rating or RatingBand(lists=lists)
        band = replace(
            known, low=known.low if low is None else low, high=known.high if high is None else high
        )
        return replace(condition, rating=band)
    if match := _NAMED.fullmatch(piece):
        field = "groups" if match[1] == "group" else match[1]
        value = match[2].upper() if match[1] in ("title", "federation") else match[2]
        return replace(condition, **{field: (value,)})  # type: ignore[arg-type]  # each of these is a tuple of texts
    return None


def _range(sign: str, number: int) -> tuple[int | None, int | None]:
    """The inclusive ends that a comparison gives."""
    return {
        "<=": (None, number),
        "<": (None, number - 1),
        ">=": (number, None),
        ">": (number + 1, None),
        "=": (number, number),
    }[sign]
