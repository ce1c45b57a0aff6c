"""Before the end: what is tried exactly, and bounds that never exclude what can happen."""

from dataclasses import replace
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from tura.domain.players import Sex
from tura.domain.points import STANDARD, PointSystem
from tura.domain.prizes.allocate import settled
from tura.domain.prizes.bounds import bounds_of
from tura.domain.prizes.contest import Contender, Contest
from tura.domain.prizes.forecast import outlooks, reachable
from tura.domain.prizes.open_games import OTHER, OUTCOMES, OpenGame, worth
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
from tura.domain.regulation.conditions import ANYONE, Condition
from tura.domain.regulation.facts import Facts

WOMEN = Condition(sex=Sex.FEMALE)


def a_prize(category: str, place: int, roubles: int) -> Prize:
    """A prize of the overall placing or of the women's."""
    condition = WOMEN if category else ANYONE
    return Prize(
        key=f"{category or 'place'}:{place}",
        label="",
        place=place,
        category=category,
        condition=condition,
        amount=roubles * 100,
    )


def a_contest(points: list[int], women: set[int], **rules: object) -> Contest:
    """Players p1, p2, ... with these points, ranked by points and number."""
    prizes = (a_prize("", 1, 1000), a_prize("", 2, 600), a_prize("", 3, 300), a_prize("women", 1, 400))
    settings = {"policy": Policy.LARGEST, "sharing": Sharing.NONE, **rules}
    awarding = replace(
        Awarding(
            brackets=(Bracket(prizes=prizes),), headcount=Counted.PLAYED, leftover=Leftover.KEEP, unit=100
        ),
        **settings,
    )
    rows = [
        Contender(
            entry=f"p{number}",
            place=0,
            points=score,
            facts=Facts(sex=Sex.FEMALE if number in women else Sex.MALE),
        )
        for number, score in enumerate(points, start=1)
    ]
    return ranked(Contest(awarding=awarding, contenders=tuple(rows)))


def ranked(contest: Contest) -> Contest:
    """The contest with places by points, then by entry."""
    order = sorted(contest.contenders, key=lambda row: (-row.points, row.entry))
    return replace(contest, contenders=tuple(replace(row, place=i) for i, row in enumerate(order, start=1)))


def after(contest: Contest, results: dict[OpenGame, str], points: PointSystem = STANDARD) -> Contest:
    """The contest with these results added."""
    gain: dict[str, int] = {}
    for game, result in results.items():
        gain[game.white] = worth(points, result)
        gain[game.black] = worth(points, OTHER[result])
    rows = tuple(replace(row, points=row.points + gain.get(row.entry, 0)) for row in contest.contenders)
    return ranked(replace(contest, contenders=rows))


def test_the_last_round_is_tried_in_full_while_few_games_are_open() -> None:
    """Each result of a player shows the least and the most he can get, and the prizes he can win by it."""
    contest = a_contest([50, 45, 40, 40], {4})
    games = [OpenGame("p1", "p2"), OpenGame("p3", "p4")]
    found = {(o.entry, o.result): o for o in outlooks(contest, games, lambda r: after(contest, dict(r)))}
    assert len(found) == 12
    assert (found["p1", "win"].least, found["p1", "win"].most) == (100000, 100000)
    assert found["p1", "draw"].prizes == ("place:1",)
    assert (found["p1", "loss"].least, found["p1", "loss"].most) == (60000, 60000)
    assert found["p4", "loss"].most == 40000
    assert set(found["p4", "win"].prizes) == {"place:2", "women:1"}
    assert all(outlook.exact for outlook in found.values())


def test_prizes_as_if_it_ended_now() -> None:
    """The present ranking is paid as it stands."""
    outcome = settled(a_contest([50, 45, 40, 40], {4}))
    assert [(one.prize, one.entry) for one in outcome.payouts] == [
        ("place:1", "p1"),
        ("place:2", "p2"),
        ("place:3", "p3"),
        ("women:1", "p4"),
    ]


def test_who_can_still_reach_which_prize() -> None:
    """The first prize is out of reach for those who cannot catch the leader."""
    contest = a_contest([60, 45, 40, 40], {4})
    games = [OpenGame("p1", "p2"), OpenGame("p3", "p4")]
    found = reachable(contest, games, lambda r: after(contest, dict(r)))
    assert found["place:1"] == ("p1",)
    assert set(found["place:2"]) == {"p2", "p3", "p4"}


@given(
    st.lists(st.integers(0, 12), min_size=4, max_size=6),
    st.sets(st.integers(1, 6)),
    st.sampled_from(list(Policy)),
    st.sampled_from(list(Sharing)),
    st.sampled_from([0, 50000]),
    st.sampled_from([STANDARD, PointSystem(win=30, draw=20, loss=10)]),
)
def test_bounds_hold_whatever_happens(
    halves: list[int],
    women: set[int],
    policy: Policy,
    sharing: Sharing,
    least_share: int,
    points: PointSystem,
) -> None:
    """No combination of results brings anybody less, more or another prize than the bounds allow."""
    scores = [5 * half for half in halves]
    contest = a_contest(scores, women, policy=policy, sharing=sharing, share_minimum=least_share)
    entries = [row.entry for row in contest.contenders]
    games = [OpenGame(white, black) for white, black in zip(entries[::2], entries[1::2], strict=False)]
    bounds = bounds_of(contest, games, points)
    open_prizes = bounds.reachable()
    for results in product(OUTCOMES, repeat=len(games)):
        outcome = settled(after(contest, dict(zip(games, results, strict=True)), points))
        for game, result in zip(games, results, strict=True):
            for entry, own, other in (
                (game.white, result, game.black),
                (game.black, OTHER[result], game.white),
            ):
                least, most, prizes = bounds.of(entry, own, other)
                assert least <= outcome.total(entry) <= most
                assert {payout.prize for payout in outcome.of(entry)} <= set(prizes)
        for payout in outcome.payouts:
            assert payout.entry in open_prizes[payout.prize]
        for entry in set(entries) - {name for game in games for name in (game.white, game.black)}:
            least, most, prizes = bounds.of(entry)
            assert least <= outcome.total(entry) <= most
            assert {payout.prize for payout in outcome.of(entry)} <= set(prizes)


def test_other_rankings_stay_open_to_everybody() -> None:
    """Points say nothing of who has the best performance: the last can still have that prize, nobody surely has."""
    contest = a_contest([100, 50, 0, 0], set())
    best = replace(a_prize("best", 1, 50), ranking=Ranking.PERFORMANCE, condition=ANYONE, adds_up=True)
    rows = tuple(replace(row, merits={Ranking.PERFORMANCE: 1}) for row in contest.contenders)
    (bracket,) = contest.awarding.brackets
    awarding = replace(contest.awarding, brackets=(replace(bracket, prizes=(*bracket.prizes, best)),))
    bounds = bounds_of(replace(contest, awarding=awarding, contenders=rows), [OpenGame("p3", "p4")], STANDARD)
    assert bounds.of("p4", "loss", "p3") == (0, 35000, ("place:3", "best:1"))
    assert set(bounds.reachable()["best:1"]) == {"p1", "p2", "p3", "p4"}


def test_six_open_games_are_still_tried() -> None:
    """729 combinations are tried in full; seven games make 2187, which are not."""
    contest = a_contest([5 * half for half in range(14, 0, -1)], set())
    entries = [row.entry for row in contest.contenders]
    games = [OpenGame(white, black) for white, black in zip(entries[::2], entries[1::2], strict=True)]
    for count, exact in ((6, True), (7, False)):
        found = outlooks(contest, games[:count], lambda r: after(contest, dict(r)))
        assert {outlook.exact for outlook in found} == {exact}


def test_many_open_games_are_answered_by_bounds() -> None:
    """With seven games open the answer says that it is a bound, and does not rank at all."""
    contest = a_contest([100, *range(90, 25, -5)], set())
    entries = [row.entry for row in contest.contenders]
    games = [OpenGame(white, black) for white, black in zip(entries[::2], entries[1::2], strict=True)]

    def never(_results: object) -> Contest:
        raise AssertionError("ranked although only bounds were wanted")

    found = outlooks(contest, games, never)
    assert not any(outlook.exact for outlook in found)
    assert found[0].least == found[0].most == 100000
    assert reachable(contest, games, never)["place:1"] == ("p1", "p2")
