"""What the desk should know of an accepted row, though it changes nothing."""

from tura.domain.players import Discipline, RatingSource
from tura.domain.reason import Reason, Value
from tura.domain.registration.applicant import Applicant, Presence
from tura.domain.regulation.conditions import RatingBand, RatingList
from tura.domain.regulation.eligibility import Answer, Facts, holds
from tura.domain.regulation.rating_bands import deciding_rating
from tura.domain.regulation.schema import Regulation, Section

# From this ФШР rating on, a player of the unrated section is remarked upon (RULES 6.2.8).
STRONG = 1600


def notes(regulation: Regulation, section: Section, applicant: Applicant) -> tuple[Reason, ...]:
    """Who has not come yet, rating prizes nobody can tell, strong unrated players, missing ids."""
    found = (
        _awaited(applicant),
        _rating_prizes(section, applicant.facts),
        _strong_unrated(section, applicant.facts, regulation.discipline),
        _missing_ids(section, applicant.facts),
    )
    return tuple(reason for reason in found if reason is not None)


def _awaited(applicant: Applicant) -> Reason | None:
    """Whoever is not confirmed when registration closes is not paired in round 1 (RULES 6.3.3)."""
    return Reason("not-checked-in") if applicant.presence is Presence.AWAITED else None


def _rating_prizes(section: Section, facts: Facts) -> Reason | None:
    bands = tuple(
        dict.fromkeys(
            prize.condition
            for bracket in section.awarding.brackets
            for prize in bracket.prizes
            if prize.condition.rating is not None
        )
    )
    if not bands or any(holds(band, facts).answer is not Answer.NO for band in bands):
        return None
    rated = [deciding_rating(band.rating, facts) for band in bands if band.rating is not None]
    if not any(rated):
        return Reason("no-rating-for-prizes")
    # Too strong for every band is no news; left out by the lists alone is.
    return (
        None
        if any(_fide(band.rating, facts) for band in bands if band.rating)
        else Reason("in-no-rating-band")
    )


def _fide(band: RatingBand, facts: Facts) -> bool:
    found = deciding_rating(band, facts)
    return found is not None and found[0].source is RatingSource.FIDE


def _strong_unrated(section: Section, facts: Facts, discipline: Discipline) -> Reason | None:
    band = section.entry.rating
    if band is None or not band.unrated:
        return None
    national = facts.rating(RatingList(source=RatingSource.FSHR, discipline=discipline))
    if national is None or national.value < STRONG:
        return None
    return Reason("strong-unrated", values={"rating": national.value, "section": section.letter})


def _missing_ids(section: Section, facts: Facts) -> Reason | None:
    missing: list[str] = []
    if RatingSource.FIDE in section.playing.rated_by and not facts.fide_id:
        missing.append("FIDE ID")
    if RatingSource.FSHR in section.playing.rated_by and not facts.fshr_id:
        missing.append("ФШР ID")
    values: dict[str, Value] = {"ids": tuple(missing)}
    return Reason("ids-missing", values=values) if missing else None
