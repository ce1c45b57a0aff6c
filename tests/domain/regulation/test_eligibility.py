"""Eligibility: the worked cases of the two regulations, and the laws of three-valued logic."""

import tomllib
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prize_cases import a_condition, a_list, some_facts
from tura.domain.players import Birth, Discipline, Person, Rating, RatingSource, Sex
from tura.domain.regulation.conditions import Condition, RatingBand
from tura.domain.regulation.eligibility import Answer, Facts, holds, judge
from tura.domain.regulation.facts import facts_of

CASES = sorted((Path(__file__).parents[2] / "cases" / "eligibility").glob("*.toml"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_worked_cases_are_answered_as_written(path: Path) -> None:
    """Each player of a case file gets the answer, and the deciding reason, the file states."""
    case = tomllib.loads(path.read_text(encoding="utf-8"))
    conditions = {name: a_condition(data) for name, data in case["conditions"].items()}
    for player in case["players"]:
        for name, wanted in player["expected"].items():
            verdict = holds(conditions[name], some_facts(player["facts"]))
            answer, *code = wanted.split()
            assert (verdict.answer.value, [verdict.reason.code][: len(code)]) == (answer, code), (
                player,
                name,
            )


def test_the_case_folder_is_found() -> None:
    """The case files are really run."""
    assert len(CASES) >= 4


def test_the_list_of_the_stated_day_decides() -> None:
    """A band with a date reads the rating valid on that day, one without reads the newest."""
    standard = a_list("fide-standard")
    ratings = (
        Rating(standard.source, standard.discipline, 1895, date(2023, 12, 1)),
        Rating(standard.source, standard.discipline, 1905, date(2024, 1, 1)),
    )
    facts = Facts(ratings=ratings)
    old = RatingBand(lists=(standard,), low=1901, listed=date(2023, 12, 31))
    assert holds(Condition(rating=old), facts).answer is Answer.NO
    today = Condition(rating=RatingBand(lists=(standard,), low=1901))
    assert holds(today, facts).answer is Answer.YES
    assert holds(today, replace(facts, list_date=date(2023, 12, 31))).answer is Answer.NO


@pytest.mark.parametrize(("rapid", "answer"), [(1550, Answer.YES), (1650, Answer.ASK), (0, Answer.YES)])
def test_lists_left_open_ask_only_where_they_disagree(rapid: int, answer: Answer) -> None:
    """A band that names only the publisher is a question for players whose lists disagree."""
    band = RatingBand(sources=(RatingSource.FIDE,), high=1600)
    ratings = (
        Rating(RatingSource.FIDE, Discipline.STANDARD, 1580),
        Rating(RatingSource.FIDE, Discipline.RAPID, rapid),
    )
    assert holds(Condition(rating=band), Facts(ratings=ratings)).answer is answer


def test_a_persons_facts_are_read_for_conditions() -> None:
    """A person's sex, year and ids reach the condition."""
    person = Person("p1", "Примерова Анна", Sex.FEMALE, Birth(1963), fide_id="1")
    condition = Condition(sex=Sex.FEMALE, born_to=1963, fide_id=True)
    assert holds(condition, facts_of(person)).is_yes


SOME = st.builds(
    Facts,
    sex=st.sampled_from([None, *Sex]),
    born=st.sampled_from([None, 1962, 1963, 1964, 2010]),
    club=st.sampled_from(["", "Ладья"]),
    region=st.sampled_from(["", "18", "77"]),
    games=st.sampled_from([None, 0, 7]),
)
SIMPLE = st.one_of(
    st.builds(Condition, sex=st.sampled_from(list(Sex))),
    st.builds(Condition, born_to=st.sampled_from([1963, 2000]), women_born_to=st.sampled_from([None, 1968])),
    st.builds(Condition, club=st.just(("Ладья",)), min_games=st.sampled_from([None, 1])),
    st.builds(Condition, region=st.just(("18",))),
)
NESTED = st.recursive(
    SIMPLE,
    lambda inner: st.builds(
        Condition,
        any_of=st.lists(inner, max_size=3).map(tuple),
        all_of=st.lists(inner, max_size=2).map(tuple),
        none_of=st.lists(inner, max_size=2).map(tuple),
    ),
    max_leaves=6,
)


@given(st.lists(NESTED, min_size=1, max_size=4).map(tuple), SOME)
def test_none_of_is_the_negation_of_each(inner: tuple[Condition, ...], facts: Facts) -> None:
    """De Morgan: "none of a, b" answers as "not a and not b", and "not (all)" as "any not"."""
    each = tuple(Condition(none_of=(one,)) for one in inner)
    both = holds(Condition(all_of=each), facts)
    assert holds(Condition(none_of=inner), facts).answer is both.answer
    not_all = holds(Condition(none_of=(Condition(all_of=inner),)), facts)
    assert not_all.answer is holds(Condition(any_of=each), facts).answer


@given(NESTED, SOME)
def test_twice_not_is_the_same_answer(condition: Condition, facts: Facts) -> None:
    """Negating twice gives the answer back, and a prepared condition answers like a fresh one."""
    twice = Condition(none_of=(Condition(none_of=(condition,)),))
    assert holds(twice, facts).answer is holds(condition, facts).answer
    assert judge(condition)(facts) == holds(condition, facts)


@given(NESTED, SOME, st.sampled_from(list(Sex)), st.sampled_from([1962, 1963, 1964]))
def test_learning_a_fact_never_turns_a_sure_answer(
    condition: Condition, facts: Facts, sex: Sex, born: int
) -> None:
    """A yes or a no given on what is known stays when an unknown fact becomes known."""
    before = holds(condition, facts).answer
    known = Facts(
        sex=facts.sex or sex,
        born=facts.born or born,
        club=facts.club,
        region=facts.region or "18",
        games=7 if facts.games is None else facts.games,
    )
    after = holds(condition, known).answer
    assert before is Answer.ASK or after is before
    assert after is not Answer.ASK
