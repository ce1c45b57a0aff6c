"""What a condition reads of a player, and the three-valued answer it gives."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date
from enum import Enum

from tura.domain.players import Person, Rating, Sex
from tura.domain.reason import Reason
from tura.domain.regulation.conditions import RatingList


class Answer(Enum):
    """Yes, no, or a question for the arbiter because a fact is not known."""

    YES = "yes"
    NO = "no"
    ASK = "ask"


_NEGATED = {Answer.YES: Answer.NO, Answer.NO: Answer.YES, Answer.ASK: Answer.ASK}


@dataclass(frozen=True, slots=True)
class Verdict:
    """An answer with the reasons that decided it, the weightiest first."""

    answer: Answer
    reasons: tuple[Reason, ...] = ()

    @property
    def reason(self) -> Reason:
        """The reason to show when there is room for one."""
        return self.reasons[0] if self.reasons else Reason("anyone")

    @property
    def is_yes(self) -> bool:
        """Whether the condition certainly holds."""
        return self.answer is Answer.YES


ANYBODY = Verdict(Answer.YES, (Reason("anyone"),))


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """A player as conditions read him; None (and "" for citizenship, federation, region, city) is unknown.

    ``born`` is the birth year.  ``groups`` are the marks ticked on the entry.  ``games`` counts games over the
    board; ``forfeits`` games lost by not coming.
    ``list_date`` is the day whose rating lists decide where a band names none.
    """

    sex: Sex | None = None
    born: int | None = None
    ratings: tuple[Rating, ...] = ()
    citizenship: str = ""
    federation: str = ""
    region: str = ""
    region_name: str = ""
    city: str = ""
    club: str = ""
    title: str = ""
    fide_id: str = ""
    fshr_id: str = ""
    groups: frozenset[str] = field(default_factory=frozenset)
    games: int | None = None
    stayed: bool | None = None
    attended: bool | None = None
    forfeits: int | None = None
    played_last: bool | None = None
    list_date: date | None = None

    def rating(self, wanted: RatingList, day: date | None = None) -> Rating | None:
        """The rating of one list valid on a day (None: ``list_date``, else the newest); 0 is no rating."""
        listed = day or self.list_date
        newest: Rating | None = None
        for rating in self.ratings:
            if rating.source is not wanted.source or rating.discipline is not wanted.discipline:
                continue
            if listed is not None and rating.listed is not None and rating.listed > listed:
                continue
            if newest is None or (rating.listed or date.min) > (newest.listed or date.min):
                newest = rating
        return newest if newest and newest.value else None


def facts_of(person: Person) -> Facts:
    """The facts a person brings; those of his entry (club, groups, games) are added with ``replace``."""
    return Facts(
        sex=person.sex,
        born=person.birth.year if person.birth else None,
        ratings=person.ratings,
        citizenship=person.citizenship,
        federation=person.federation,
        region=person.region,
        region_name=person.region_name,
        title=person.title,
        fide_id=person.fide_id,
        fshr_id=person.fshr_id,
    )


def all_hold(parts: Iterable[Verdict]) -> Verdict:
    """The answer "and" (no beats ask beats yes), with the reasons of the parts that decided."""
    known = tuple(parts)
    for answer in (Answer.NO, Answer.ASK):
        if any(part.answer is answer for part in known):
            return _gathered(answer, known)
    return _gathered(Answer.YES, known) if known else ANYBODY


def any_holds(parts: Iterable[Verdict]) -> Verdict:
    """The answer "or" (yes beats ask beats no), with the reasons of the parts that decided."""
    known = tuple(parts)
    for answer in (Answer.YES, Answer.ASK):
        if any(part.answer is answer for part in known):
            return _gathered(answer, known)
    return _gathered(Answer.NO, known)


def negated(verdict: Verdict, line: str) -> Verdict:
    """The answer "not"; a no says first that the player is excluded, then by what."""
    mark = (Reason("excluded", line),) if verdict.answer is Answer.YES else ()
    return Verdict(_NEGATED[verdict.answer], mark + verdict.reasons)


def _gathered(answer: Answer, parts: tuple[Verdict, ...]) -> Verdict:
    return Verdict(answer, tuple(r for part in parts if part.answer is answer for r in part.reasons))
