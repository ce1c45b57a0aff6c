"""The desk: arrivals, wishes, money, and rows that name one person."""

from dataclasses import replace
from datetime import date, time

import pytest

from rosters import regulation
from tura.domain.players import Birth, Discipline, Rating, RatingSource, Sex
from tura.domain.reason import Reason
from tura.domain.registration.applicant import Applicant, Presence
from tura.domain.registration.desk import register
from tura.domain.registration.seen import Seen
from tura.domain.registration.verdict import Decision, RowVerdict
from tura.domain.regulation.facts import Facts
from tura.domain.regulation.schema import Regulation
from tura.domain.results import Result

RAPID = regulation("rapid")
ADULT = Facts(sex=Sex.MALE, born=1990, citizenship="RUS", fshr_id="990001", fide_id="99000001")
CAME = Applicant(
    row=2,
    names=("Огнёв Марк Лукич",),
    facts=ADULT,
    birth=Birth(1990, 5, 5),
    section="A",
    paid=100000,
    presence=Presence.HERE,
    checked_in=time(11, 20),
)


def verdict(applicant: Applicant, rules: Regulation = RAPID) -> RowVerdict:
    """The verdict on one row alone."""
    return register(rules, [applicant])[0]


def codes(reasons: tuple[Reason, ...]) -> list[str]:
    """The codes of reasons."""
    return [reason.code for reason in reasons]


@pytest.mark.parametrize(("came", "first"), [(time(11, 40), 1), (time(11, 41), 2), (None, 1)])
def test_the_last_minute_of_registration_is_in_time(came: time | None, first: int) -> None:
    """11:40 is round 1, 11:41 is round 2; without a time nobody is late."""
    assert verdict(replace(CAME, checked_in=came)).first_round == first


def late(allowed: bool | None) -> Regulation:
    """The rapid with another answer about late comers."""
    sections = tuple(replace(s, playing=replace(s.playing, late_entry=allowed)) for s in RAPID.sections)
    return replace(RAPID, sections=sections)


def test_a_late_comer_may_be_refused_or_asked_about() -> None:
    """The regulation's no refuses, its silence asks and seats him from round 2 by default."""
    applicant = replace(CAME, checked_in=time(11, 52))
    refused = verdict(applicant, late(allowed=False))
    assert (refused.decision, refused.first_round) == (Decision.REFUSED, None)
    asked = verdict(applicant, late(allowed=None))
    assert (asked.first_round, codes(asked.assumed)) == (2, ["late-open"])


def test_whoever_never_came_does_not_play() -> None:
    """Paid, his fee counts for the fund; unpaid, nothing of him counts."""
    paid = verdict(replace(CAME, presence=Presence.ABSENT, checked_in=None))
    assert (paid.fund_only, paid.first_round, paid.due) == (True, None, 100000)
    unpaid = verdict(replace(CAME, presence=Presence.ABSENT, checked_in=None, paid=0))
    assert (unpaid.fund_only, unpaid.first_round, codes(unpaid.reasons)[1]) == (False, None, "never-came")


@pytest.mark.parametrize(
    ("allowed", "asked", "granted"),
    [(0, (3,), False), (1, (3,), True), (1, (3, 4), False), (None, (3,), False)],
)
def test_byes_are_granted_as_far_as_the_regulation_goes(
    allowed: int | None, asked: tuple[int, ...], granted: bool
) -> None:
    """More byes than allowed, or silence, are asked about; the row itself is accepted."""
    sections = tuple(replace(s, playing=replace(s.playing, half_point_byes=allowed)) for s in RAPID.sections)
    found = verdict(replace(CAME, byes=asked), replace(RAPID, sections=sections))
    assert found.decision is Decision.ACCEPTED
    assert ("byes-granted" in codes(found.reasons)) is granted
    assert ("byes-asked" in codes(found.assumed)) is not granted
    worth = Result.HALF_POINT_BYE if granted else Result.ZERO_POINT_BYE
    assert found.byes == tuple((number, worth) for number in asked)


@pytest.mark.parametrize(("paid", "code"), [(0, "fee-short"), (99999, "fee-short"), (100001, "fee-overpaid")])
def test_money_that_differs_is_named(paid: int, code: str) -> None:
    """One kopeck too little or too much is told."""
    found = verdict(replace(CAME, paid=paid))
    assert codes(found.reasons)[-1] == code
    assert found.owed == 100000 - paid


def test_a_repeat_is_refused_and_its_money_told() -> None:
    """The second row is a duplicate of the first, whose fee counts once."""
    first, second = register(RAPID, [CAME, replace(CAME, row=3)])
    assert (first.decision, second.decision) == (Decision.ACCEPTED, Decision.REFUSED)
    assert (second.same_as, second.due, codes(second.notes)) == (2, 0, ["paid-to-return"])


def test_a_list_read_again_changes_nothing() -> None:
    """Everybody who is in the event already is a duplicate of his entry."""
    people = [CAME, replace(CAME, row=3, names=("Зорин Ян",), facts=replace(ADULT, fshr_id="2", fide_id="3"))]
    again = register(RAPID, people, entered=people)
    assert {each.decision for each in again} == {Decision.REFUSED}


def test_one_person_in_two_sections_is_a_question() -> None:
    """Which section he plays in is his to say."""
    second = register(RAPID, [CAME, replace(CAME, row=3, section="B")])[1]
    assert (second.decision, second.same_as) == (Decision.REFUSED, 2)
    young = replace(CAME, facts=replace(ADULT, born=2010), section="B")
    wide = replace(RAPID, sections=tuple(replace(s, up=True) for s in RAPID.sections))
    second = register(wide, [young, replace(young, row=3, section="A")])[1]
    assert (second.decision, codes(second.questions)[0]) == (Decision.QUESTION, "twice-in-event")


def test_a_fee_the_text_does_not_say_is_a_question() -> None:
    """Without an amount nothing is due and the organiser is asked."""
    sections = tuple(replace(s, fees=replace(s.fees, own=None)) for s in RAPID.sections)
    found = register(replace(RAPID, sections=sections), [CAME], day=date(2026, 12, 12))[0]
    assert (found.due, codes(found.assumed)) == (0, ["fee-open"])


def test_a_thousand_rows_are_judged_by_their_likely_twins_alone() -> None:
    """Rows are compared with those that share an id or two words of the name, and with nobody else."""
    crowd = [replace(CAME, row=n, names=(f"Огнёв Марк{'а' * n}",)) for n in range(40)]
    people = [replace(each, facts=replace(ADULT, fshr_id=f"x{each.row}", fide_id="")) for each in crowd]
    seen = Seen(people)
    assert seen.candidates(replace(CAME, names=("Марк Огнёв",), facts=replace(ADULT, fshr_id=""))) == (
        people[0],
    )
    assert seen.candidates(replace(CAME, names=("Зорин Ян",), facts=people[7].facts)) == (people[7],)
    assert seen.candidates(replace(CAME, names=("Зорин Ян",), facts=replace(ADULT, fshr_id=""))) == ()


def test_only_rows_with_something_to_tell_are_told() -> None:
    """A row that fits and is paid is plain; money due, a late hour or a missing id is told."""
    rated = replace(ADULT, ratings=(Rating(RatingSource.FIDE, Discipline.RAPID, 1500),))
    plain = replace(CAME, facts=rated)
    assert verdict(plain).is_plain
    for odd in (
        replace(plain, paid=0),
        replace(plain, checked_in=time(11, 52)),
        replace(plain, facts=replace(rated, fshr_id="")),
        replace(plain, section="B"),
        replace(plain, byes=(3,)),
    ):
        assert not verdict(odd).is_plain
