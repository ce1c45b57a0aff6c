"""The parts of a condition, one small function each; None where the condition does not ask for the part."""

from collections.abc import Callable

from tura.domain.players import Sex
from tura.domain.reason import Reason, Value
from tura.domain.regulation.conditions import Condition
from tura.domain.regulation.facts import Answer, Facts, Verdict
from tura.domain.regulation.rating_bands import in_band

Part = Callable[[Condition, Facts], Verdict | None]


def line_of(condition: Condition) -> str:
    """The regulation's line as an article, or ""."""
    return "" if condition.line is None else f"line {condition.line}"


def _verdict(part: str, fits: bool | None, condition: Condition, **values: Value) -> Verdict:
    if fits is None:
        return Verdict(Answer.ASK, (Reason(f"{part}-unknown", line_of(condition), values),))
    answer, word = (Answer.YES, "fits") if fits else (Answer.NO, "misses")
    return Verdict(answer, (Reason(f"{part}-{word}", line_of(condition), values),))


def sex(condition: Condition, facts: Facts) -> Verdict | None:
    """The player's sex."""
    if condition.sex is None:
        return None
    fits = None if facts.sex is None else facts.sex is condition.sex
    return _verdict("sex", fits, condition, wanted=condition.sex.value)


def birth(condition: Condition, facts: Facts) -> Verdict | None:
    """The birth year, inclusive at both ends; women may have limits of their own."""
    men = (condition.born_from, condition.born_to)
    women = (condition.women_born_from or men[0], condition.women_born_to or men[1])
    if men == women == (None, None):
        return None
    low, high = women if facts.sex is Sex.FEMALE else men
    fits: bool | None = None
    if facts.born is not None and (facts.sex is not None or men == women):
        fits = _between(facts.born, (low, high))
    elif facts.born is not None and _between(facts.born, women) is _between(facts.born, men):
        fits = _between(facts.born, men)
    return _verdict("birth", fits, condition, born=facts.born, low=low, high=high)


def rating(condition: Condition, facts: Facts) -> Verdict | None:
    """The rating band."""
    return None if condition.rating is None else in_band(condition.rating, facts, line_of(condition))


def citizenship(condition: Condition, facts: Facts) -> Verdict | None:
    """Citizenship, which is not FIDE's federation (RULES 6.2.6)."""
    return _one_of("citizenship", condition, condition.citizenship, (facts.citizenship,), unknown=True)


def federation(condition: Condition, facts: Facts) -> Verdict | None:
    """The FIDE federation."""
    return _one_of("federation", condition, condition.federation, (facts.federation,), unknown=True)


def region(condition: Condition, facts: Facts) -> Verdict | None:
    """The region by its number or its name."""
    own = (facts.region, facts.region_name)
    return _one_of("region", condition, condition.region, own, unknown=True)


def city(condition: Condition, facts: Facts) -> Verdict | None:
    """The city."""
    return _one_of("city", condition, condition.city, (facts.city,), unknown=True)


def club(condition: Condition, facts: Facts) -> Verdict | None:
    """The club; a player without one is of no club."""
    return _one_of("club", condition, condition.club, (facts.club,), unknown=False)


def title(condition: Condition, facts: Facts) -> Verdict | None:
    """The title; a player without one is untitled."""
    return _one_of("title", condition, condition.title, (facts.title,), unknown=False)


def groups(condition: Condition, facts: Facts) -> Verdict | None:
    """Any of the marks on the entry."""
    if not condition.groups:
        return None
    fits = not facts.groups.isdisjoint(condition.groups)
    return _verdict("group", fits, condition, wanted=condition.groups)


def fide_id(condition: Condition, facts: Facts) -> Verdict | None:
    """Whether he has a FIDE ID."""
    return _is("fide-id", condition, condition.fide_id, bool(facts.fide_id))


def fshr_id(condition: Condition, facts: Facts) -> Verdict | None:
    """Whether he has a ФШР ID."""
    return _is("fshr-id", condition, condition.fshr_id, bool(facts.fshr_id))


def games(condition: Condition, facts: Facts) -> Verdict | None:
    """Games over the board."""
    if condition.min_games is None:
        return None
    fits = None if facts.games is None else facts.games >= condition.min_games
    return _verdict("games", fits, condition, games=facts.games, wanted=condition.min_games)


def stayed(condition: Condition, facts: Facts) -> Verdict | None:
    """Whether he did not withdraw."""
    return _is("stayed", condition, condition.stayed, facts.stayed)


def attended(condition: Condition, facts: Facts) -> Verdict | None:
    """Whether he is at the closing."""
    return _is("attended", condition, condition.attended, facts.attended)


def no_forfeits(condition: Condition, facts: Facts) -> Verdict | None:
    """Whether he came to all his games."""
    came = None if facts.forfeits is None else facts.forfeits == 0
    return _is("no-forfeits", condition, condition.no_forfeits, came)


def played_last(condition: Condition, facts: Facts) -> Verdict | None:
    """Whether he played the last round over the board."""
    return _is("played-last", condition, condition.played_last, facts.played_last)


PARTS: tuple[Part, ...] = (
    sex,
    birth,
    rating,
    citizenship,
    federation,
    region,
    city,
    club,
    title,
    groups,
    fide_id,
    fshr_id,
    games,
    stayed,
    attended,
    no_forfeits,
    played_last,
)


def _between(value: int, limits: tuple[int | None, int | None]) -> bool:
    low, high = limits
    return (low is None or value >= low) and (high is None or value <= high)


def _is(part: str, condition: Condition, wanted: bool | None, known: bool | None) -> Verdict | None:
    if wanted is None:
        return None
    fits = None if known is None else known is wanted
    return _verdict(part, fits, condition, wanted="yes" if wanted else "no")


def _one_of(
    part: str, condition: Condition, wanted: tuple[str, ...], own: tuple[str, ...], *, unknown: bool
) -> Verdict | None:
    if not wanted:
        return None
    mine = {_plain(word) for word in own if word}
    fits = None if unknown and not mine else not mine.isdisjoint(map(_plain, wanted))
    return _verdict(part, fits, condition, wanted=wanted, own=next(filter(None, own), ""))


def _plain(word: str) -> str:
    return " ".join(word.casefold().replace("ё", "е").split())
