"""Rating bands: which list decides, and what a player without a rating is (RULES 6.1.12 to 6.1.14)."""

from dataclasses import replace

from tura.domain.players import Discipline, Rating
from tura.domain.reason import Reason, Value
from tura.domain.regulation.conditions import Missing, RatingBand, RatingList
from tura.domain.regulation.facts import Answer, Facts, Verdict

_UNRATED = {
    Missing.OUT: (Answer.NO, "rating-missing"),
    Missing.IN: (Answer.YES, "rating-missing-fits"),
    Missing.ASK: (Answer.ASK, "rating-unknown"),
}


def list_name(wanted: RatingList) -> str:
    """A rating list as reasons name it: ``fide-rapid``."""
    return f"{wanted.source.value}-{wanted.discipline.value}"


def deciding_rating(band: RatingBand, facts: Facts) -> tuple[RatingList, Rating] | None:
    """The first list of the band that rates the player, with his rating there."""
    for wanted in band.lists:
        rating = facts.rating(wanted, band.listed)
        if rating is not None:
            return wanted, rating
    return None


def in_band(band: RatingBand, facts: Facts, line: str = "") -> Verdict:
    """Whether the player's rating lies in the band, both ends inclusive; with the list and value that decided.

    A player whom no list rates is answered by ``missing``; a band for the unrated takes nobody else.  While
    the text names publishers only, the answer stands where all their lists agree, and is a question elsewhere.
    """
    if not band.lists:
        return _open_band(band, facts, line)
    found = deciding_rating(band, facts)
    if found is None:
        names = tuple(list_name(wanted) for wanted in band.lists)
        answer, code = (Answer.YES, "unrated-fits") if band.unrated else _UNRATED[band.missing]
        return Verdict(answer, (Reason(code, line, {"lists": names}),))
    wanted, rating = found
    values: dict[str, Value] = {"list": list_name(wanted), "value": rating.value}
    if band.unrated:
        return Verdict(Answer.NO, (Reason("unrated-misses", line, values),))
    low_enough = band.high is None or rating.value <= band.high
    high_enough = band.low is None or rating.value >= band.low
    fits = low_enough and high_enough
    code = "rating-fits" if fits else "rating-misses"
    limits: dict[str, Value] = {"low": band.low, "high": band.high}
    return Verdict(Answer.YES if fits else Answer.NO, (Reason(code, line, {**values, **limits}),))


def _open_band(band: RatingBand, facts: Facts, line: str) -> Verdict:
    lists = [RatingList(source=source, discipline=kind) for source in band.sources for kind in Discipline]
    rated = [wanted for wanted in lists if facts.rating(wanted, band.listed)]
    verdicts = [in_band(replace(band, lists=(wanted,)), facts, line) for wanted in rated or lists[:1]]
    if len({verdict.answer for verdict in verdicts}) == 1:
        return verdicts[0]
    names = tuple(list_name(wanted) for wanted in rated)
    return Verdict(Answer.ASK, (Reason("rating-list-open", line, {"lists": names}),))
