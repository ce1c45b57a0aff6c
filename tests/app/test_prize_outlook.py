"""Prizes of a running event: what the last games bring, and prizes by performance, gain and upset."""

from dataclasses import replace

from events_made import Journal, draft, entered, playing, publish, regulation, result
from tura.app.awarding import Awarded, award, contest_of
from tura.app.merits import merits
from tura.app.prize_outlook import Prospects, open_games, prospects
from tura.domain.commands.opening import OpenEvent
from tura.domain.commands.registration import MarkAttendance
from tura.domain.commands.sections import AssignNumbers, DrawInitialColour
from tura.domain.players import Birth, Discipline, Person, Sex
from tura.domain.reason import Refusal
from tura.domain.regulation.awarding import (
    Awarding,
    Bracket,
    Counted,
    Leftover,
    Policy,
    Prize,
    Ranking,
    Sharing,
)
from tura.domain.regulation.schema import Fees, LastResort, Regulation
from tura.domain.results import Colour
from tura.domain.round.outcome import Outcome

WAYS = [Ranking.PERFORMANCE, Ranking.RATING_GAIN, Ranking.UPSET]
PEOPLE = {
    f"e{number}": Person(f"p{number}", f"Игрок {number}", Sex.MALE, Birth(2000)) for number in range(1, 5)
}


def prizes() -> tuple[Prize, ...]:
    """Two place prizes, and one for each other ranking, which add up."""
    places = [
        Prize(key=f"place:{at}", label="", place=at, amount=amount) for at, amount in ((1, 10000), (2, 4000))
    ]
    others = [
        Prize(
            key=f"{way.value}:1",
            label="",
            place=1,
            category=way.value,
            amount=1000,
            ranking=way,
            adds_up=True,
        )
        for way in WAYS
    ]
    return (*places, *others)


def rules() -> Regulation:
    """One section of one round with these prizes, every question of paying answered."""
    (section,) = regulation("A").sections
    awarding = Awarding(
        brackets=(Bracket(prizes=prizes()),),
        headcount=Counted.PLAYED,
        policy=Policy.LARGEST,
        sharing=Sharing.NONE,
        leftover=Leftover.KEEP,
        unit=100,
        trophy_twice=False,
        absent_percent=5000,
    )
    played = playing(rounds=1, tiebreaks=("WIN",), last_resort=LastResort.SHARED)
    answered = replace(section, awarding=awarding, playing=played, fees=Fees(own=0))
    said = dict.fromkeys(("byes", "appeals", "refunds", "withdrawal"), "-")
    return replace(regulation("A"), sections=(answered,), **said)


def last_round() -> Journal:
    """Four players, the only round paired 4 against 1 and 2 against 3, nothing played yet."""
    journal = entered(4, journal=Journal().do(OpenEvent(regulation=rules())))
    journal.do(AssignNumbers(field="A", numbers=tuple(journal.state.entries)))
    journal.do(DrawInitialColour(field="A", colour=Colour.WHITE))
    return publish(draft(journal, [(4, 1), (2, 3)]))


def test_the_last_games_are_tried_by_ranking_anew() -> None:
    """One open game: a win brings the first prize, and the loser's money depends on it."""
    journal = last_round()
    result(journal, 2, Outcome.DRAW)
    found = prospects(journal.state, "A", PEOPLE)
    assert isinstance(found, Prospects)
    assert open_games(journal.state.fields["A"])[0].white == "e4"
    by = {(one.entry, one.result): one for one in found.outlooks}
    assert len(by) == 6
    assert by["e4", "win"].least >= 10000
    assert "place:1" in by["e4", "win"].prizes
    assert "place:1" in by["e1", "win"].prizes
    assert set(found.reachable["place:1"]) >= {"e1", "e4"}


def test_before_the_last_round_nothing_is_forecast() -> None:
    """With a round still to be paired the answer is a refusal by name."""
    journal = entered(4, journal=Journal().do(OpenEvent(regulation=rules())))
    found = prospects(journal.state, "A", PEOPLE)
    assert isinstance(found, Refusal)
    assert found.first.code == "last-round-to-come"


def test_the_weakest_who_beats_the_strongest_takes_the_other_rankings() -> None:
    """The lowest rated's win is the best performance, gain and upset; he takes those beside his place prize."""
    journal = last_round()
    result(journal, 1, Outcome.WHITE)
    result(journal, 2, Outcome.DRAW)
    found = award(journal.state, "A", PEOPLE)
    assert isinstance(found, Awarded)
    won = {payout.prize for payout in found.allocation.of("e4")}
    assert won >= {"place:1", "rating-gain:1", "upset:1"}
    assert found.final


def test_only_the_rankings_asked_for_are_computed() -> None:
    """A section whose prizes go by the standings needs no other value."""
    journal = last_round()
    result(journal, 1, Outcome.WHITE)
    made = contest_of(journal.state, "A", PEOPLE)
    assert not isinstance(made, Refusal)
    tournament = made[1].tournament
    assert all(not values for values in merits(tournament, Awarding(), Discipline.STANDARD).values())
    assert merits(tournament, made[0].awarding, Discipline.STANDARD)[4].keys() == set(WAYS)


def test_nobody_is_absent_until_somebody_is_marked_present() -> None:
    """Prizes are halved for the absent only once the closing has been called."""
    journal = last_round()
    result(journal, 1, Outcome.WHITE)
    result(journal, 2, Outcome.WHITE)
    before = award(journal.state, "A", PEOPLE)
    journal.do(MarkAttendance(entry="e2"))
    after = award(journal.state, "A", PEOPLE)
    assert isinstance(before, Awarded)
    assert isinstance(after, Awarded)
    assert after.allocation.total("e4") * 2 == before.allocation.total("e4")
    assert after.allocation.total("e2") == before.allocation.total("e2")
