"""Why did I get nothing: the reason for every prize and player."""

from dataclasses import replace

import pytest

from prize_cases import Case, prize_cases
from tura.domain.players import Sex
from tura.domain.prizes.allocate import settled
from tura.domain.prizes.changes import changes
from tura.domain.prizes.contest import Contest
from tura.domain.prizes.explain import explain
from tura.domain.prizes.naming import Names
from tura.domain.reason import Reason

CASES = {case.name: case for case in prize_cases()}


def why(case: Case, entry: str) -> dict[str, str]:
    """The code of the reason for each prize."""
    return {one.prize: one.reason.code for one in explain(case.contest, entry)}


def test_one_prize_and_what_passed_on() -> None:
    """The woman rated 1550 in 4th place hears which prize she took and why the others went on."""
    case = CASES["6.1.15-several-prizes-largest"]
    told = why(case, "4")
    assert told["women:1"] == "prize-won"
    assert told["place:4"] == told["u1600:1"] == "took-another-prize"
    assert told["place:1"] == "took-another-prize"
    assert told["to1900:1"] == "rating-misses"
    told = why(case, "5")
    assert (told["place:4"], told["women:1"]) == ("prize-passed-down", "sex-misses")


def test_minimum_not_reached_is_said_to_everybody() -> None:
    """With five women the second women's prize is not given, with both numbers in the reason."""
    case = CASES["6.1.06-brackets-five-women"]
    (told,) = [one for one in explain(case.contest, "6") if one.prize == "women:2"]
    assert told.reason.code == "minimum-not-reached"
    assert (told.reason.values["count"], told.reason.values["wanted"]) == (5, 6)


def test_placed_lower_says_how_many_are_ahead() -> None:
    """A player without a prize hears how many stand before him."""
    case = CASES["6.1.15-several-prizes-largest"]
    (told,) = [one for one in explain(case.contest, "20") if one.prize == "place:4"]
    assert told.reason.code == "placed-lower"
    assert told.reason.values["before"] == 18


def test_a_trophy_left_to_the_next_is_explained() -> None:
    """The girl second overall keeps the overall award and hears that the girls' goes on."""
    case = CASES["6.1.21-trophies-girl-second-overall"]
    told = why(case, "2")
    assert (told["place:2"], told["girls:1"]) == ("trophy-won", "has-another-trophy")
    assert why(case, "4")["girls:1"] == "trophy-passed-down"


def test_who_never_played_takes_nothing() -> None:
    """An entry that counts as no participant is barred, with the reason."""
    contest = CASES["6.1.15-several-prizes-largest"].contest
    entrants = tuple(
        replace(one, took_part=frozenset()) if one.entry == "1" else one for one in contest.entrants
    )
    assert explain(replace(contest, entrants=entrants), "1")[0].reason.code == "did-not-play"


def test_who_came_late_and_played_takes_part() -> None:
    """An entry that joined after the head count was frozen takes prizes by its games."""
    contest = CASES["6.1.15-several-prizes-largest"].contest
    entrants = tuple(
        replace(one, took_part=frozenset()) if one.entry == "1" else one for one in contest.entrants
    )
    rows = tuple(replace(row, facts=replace(row.facts, games=3)) for row in contest.contenders)
    told = explain(replace(contest, entrants=entrants, contenders=rows), "1")
    assert told[0].reason.code == "place-won"


def test_an_unknown_entry_is_an_error() -> None:
    """Asking about somebody who is not ranked is a KeyError."""
    with pytest.raises(KeyError):
        explain(Contest(), "nobody")


def test_a_corrected_result_shows_what_it_changes() -> None:
    """Only prizes that really differ are listed, both sides of each; a swap that moves no prize lists nothing."""
    contest = CASES["6.1.15-several-prizes-largest"].contest
    places = {"4": 5, "5": 4}
    rows = tuple(replace(row, place=places.get(row.entry, row.place)) for row in contest.contenders)
    found = changes(settled(contest), settled(replace(contest, contenders=rows)))
    assert found == ()
    places = {"13": 30, "30": 13}
    rows = tuple(replace(row, place=places.get(row.entry, row.place)) for row in contest.contenders)
    lower = settled(replace(contest, contenders=rows))
    assert changes(settled(contest), lower) == ()
    swapped = {"12": 3, "3": 12}
    rows = tuple(replace(row, place=swapped.get(row.entry, row.place)) for row in contest.contenders)
    found = changes(settled(contest), settled(replace(contest, contenders=rows)))
    assert {(one.entry, one.prize, one.before, one.after) for one in found} == {
        ("12", "place:3", 0, 180000),
        ("3", "place:3", 180000, 0),
        ("12", "u1600:1", 120000, 0),
    }


def test_names_are_put_in_at_the_edge() -> None:
    """Keys of entries and prizes give way to names where the paper has them."""
    names = Names({"e1": "Примерова Анна"}, {"women:1": "Woman 1"})
    told = names.told(Reason("absent", values={"entry": "e1", "percent": 5000}))
    assert told.values["entry"] == "Примерова Анна"
    reason = Reason("took-another-prize", values={"taken": "1 женское", "taken_key": "women:1"})
    assert names.told(reason).values["taken"] == "Woman 1"


def test_places_inside_and_outside_a_shared_sum() -> None:
    """Of three tied for 4th to 6th by Hort each hears which prizes made the sum, which were better, which lower."""
    contest = CASES["7-other-rules-hort-in-whole-roubles"].contest
    told = {one.prize: one.reason for one in explain(contest, "5")}
    assert {prize: reason.code for prize, reason in told.items()} == {
        "place:1": "placed-lower",
        "place:2": "placed-lower",
        "place:3": "placed-lower",
        "place:4": "in-the-shared-sum",
        "place:5": "prize-shared",
        "place:6": "in-the-shared-sum",
    }
    assert told["place:4"].values == {"total": 7000, "among": 3}
    first = {one.prize: one.reason for one in explain(contest, "1")}
    assert (first["place:2"].code, first["place:3"].code) == ("in-the-shared-sum", "has-better-place")
    assert first["place:3"].values["place"] == 1


def test_the_other_trophy_is_named() -> None:
    """Who leaves a trophy to the next hears which one he has."""
    contest = CASES["6.1.21-trophies-girl-second-overall"].contest
    (told,) = [one for one in explain(contest, "2") if one.prize == "girls:1"]
    assert told.reason.values["taken_key"] == "place:2"
    assert str(told.reason.values["taken"]).startswith("place:2 ")


def test_a_place_beside_a_prize_not_given_says_who_is_ahead() -> None:
    """The second woman, whose own prize is not given, hears that the first prize went to one ahead of her."""
    case = CASES["6.1.06-brackets-five-women"]
    women = [row.entry for row in case.contest.ranking if row.facts.sex is Sex.FEMALE]
    (told,) = [one for one in explain(case.contest, women[1]) if one.prize == "women:1"]
    assert (told.reason.code, told.reason.values["before"]) == ("placed-lower", 1)
