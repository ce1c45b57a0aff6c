"""Laws every allocation keeps, whatever the section, its prizes and its policies."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from tura.domain.players import Sex
from tura.domain.prizes.allocate import allocate_prizes, settled
from tura.domain.prizes.changes import changes
from tura.domain.prizes.contest import Contender, Contest
from tura.domain.prizes.explain import explain
from tura.domain.regulation.awarding import (
    Awarding,
    Bracket,
    Fund,
    Leftover,
    Minimum,
    Policy,
    Prize,
    Remainder,
    Scope,
    Sharing,
)
from tura.domain.regulation.conditions import ANYONE, Condition
from tura.domain.regulation.facts import Facts

CONDITIONS = {
    "": ANYONE,
    "women": Condition(sex=Sex.FEMALE),
    "veterans": Condition(born_to=1963),
    "juniors": Condition(born_from=2008),
}


@st.composite
def nominations(draw: st.DrawFn, category: str) -> list[Prize]:
    """One nomination's prizes, the better place never smaller."""
    amounts = draw(st.lists(st.sampled_from([100, 10000, 10050, 25000, 40000]), max_size=4))
    minimum = draw(st.sampled_from([None, None, 1, 3]))
    sharing = draw(st.sampled_from([None, None, Sharing.EQUAL, Sharing.HORT]))
    return [
        Prize(
            key=f"{category or 'place'}:{place}",
            label=f"{category} {place}",
            place=place,
            category=category,
            condition=CONDITIONS[category],
            amount=amount,
            sharing=sharing,
            minimum=Minimum(count=minimum, scope=Scope.SECTION) if minimum else None,
            items=("medal",) if place < 3 else (),
        )
        for place, amount in enumerate(sorted(amounts, reverse=True), start=1)
    ]


@st.composite
def contests(draw: st.DrawFn, sharing: tuple[Sharing, ...] = tuple(Sharing)) -> Contest:
    """Any small section: players in order of points, prizes of up to four nominations, any settings."""
    points = sorted(draw(st.lists(st.integers(0, 6), max_size=9)), reverse=True)
    rows = [
        Contender(
            entry=f"p{place}",
            place=place,
            points=10 * score,
            shared=score if draw(st.booleans()) else 0,
            facts=Facts(
                sex=draw(st.sampled_from([None, *Sex])),
                born=draw(st.sampled_from([1950, 1963, 1990, 2010, None])),
                attended=draw(st.sampled_from([None, True, False])),
            ),
        )
        for place, score in enumerate(points, start=1)
    ]
    prizes = [prize for category in CONDITIONS for prize in draw(nominations(category))]
    awarding = Awarding(
        brackets=(Bracket(prizes=tuple(prizes)),),
        fund=Fund(
            fixed=draw(st.sampled_from([0, 0, 100000, 300050])), scaled_to=draw(st.sampled_from([None, 6]))
        ),
        policy=draw(st.sampled_from([None, *Policy])),
        sharing=draw(st.sampled_from([None, *sharing])),
        leftover=draw(st.sampled_from([None, *Leftover])),
        share_minimum=draw(st.sampled_from([0, 5000])),
        cap_single=draw(st.booleans()),
        unit=draw(st.sampled_from([None, 1, 100, 5000])),
        remainder=draw(st.sampled_from(list(Remainder))),
        absent_percent=draw(st.sampled_from([None, 5000])),
        full_awards_from=draw(st.sampled_from([None, 3])),
        trophy_twice=draw(st.sampled_from([None, True, False])),
    )
    return Contest(awarding=awarding, contenders=tuple(rows))


@given(contests())
def test_payouts_and_the_rest_are_the_fund(contest: Contest) -> None:
    """Payouts and undistributed money add up to the fund, and nothing is negative."""
    outcome = allocate_prizes(contest)
    assert outcome.paid + outcome.left == outcome.fund
    assert all(one.amount > 0 for one in (*outcome.payouts, *outcome.undistributed))


@given(contests())
def test_the_outcome_depends_on_nothing_but_the_contest(contest: Contest) -> None:
    """The same contest, its rows in any order, gives the same outcome; nothing changed is no change."""
    outcome = allocate_prizes(contest)
    assert allocate_prizes(contest) == outcome
    assert settled(replace(contest, contenders=contest.contenders[::-1])).payouts == outcome.payouts
    assert changes(outcome, outcome) == ()


@given(contests(sharing=(Sharing.NONE,)), st.integers(0, 8), st.integers(0, 8))
def test_nobody_gets_less_than_one_placed_lower_with_the_same_rights(
    contest: Contest, one: int, other: int
) -> None:
    """Of two players with the same facts the better placed is paid at least as much, but for a rounding unit.

    "Place prizes first" is left out: there a small place prize bars the better placed from a larger one.
    """
    if max(one, other) >= len(contest.contenders) or one == other:
        return
    rows = list(contest.contenders)
    better, worse = sorted((one, other))
    rows[worse] = replace(rows[worse], facts=rows[better].facts)
    policy = Policy.LARGEST if contest.awarding.policy is Policy.PLACE_FIRST else contest.awarding.policy
    plain = replace(contest.awarding, cap_single=False, sharing=Sharing.NONE, policy=policy)
    no_sharing = tuple(
        replace(row, prizes=tuple(replace(prize, sharing=None) for prize in row.prizes))
        for row in plain.brackets
    )
    outcome = settled(replace(contest, contenders=tuple(rows), awarding=replace(plain, brackets=no_sharing)))
    unit = (contest.awarding.unit or 100) if contest.awarding.leftover is Leftover.SPREAD else 0
    assert outcome.total(rows[better].entry) + unit >= outcome.total(rows[worse].entry)


@given(contests())
def test_one_prize_policies_give_one_nomination(contest: Contest) -> None:
    """Unless prizes add up, nobody is paid for two prizes; nobody has two trophies unless told so."""
    outcome = settled(contest)
    if contest.awarding.policy is not Policy.SUM:
        winners = [payout.entry for payout in outcome.payouts]
        assert len(winners) == len(set(winners))
    if not contest.awarding.trophy_twice:
        holders = [trophy.entry for trophy in outcome.trophies]
        assert len(holders) == len(set(holders))


@given(contests())
def test_every_player_can_ask_about_every_prize(contest: Contest) -> None:
    """An explanation names each prize once, and its payouts are those of the outcome before reductions."""
    outcome = settled(contest)
    for row in contest.contenders:
        told = explain(contest, row.entry)
        assert sum(one.amount for one in told) == outcome.total(row.entry)
        money = {one.prize for one in told if not one.prize.startswith("next:") and one.reason.code}
        assert money >= {payout.prize for payout in outcome.of(row.entry) if "next:" not in payout.prize}
        assert all(one.reason.code for one in told)


@given(contests(sharing=(Sharing.NONE,)))
def test_no_free_prize_is_better_than_the_one_held(contest: Contest) -> None:
    """Under "the largest" nobody could have a larger prize that went to one placed lower, or to nobody."""
    bare = replace(
        contest.awarding,
        sharing=Sharing.NONE,
        policy=Policy.LARGEST,
        leftover=Leftover.KEEP,
        absent_percent=None,
        cap_single=False,
    )
    rows = tuple(
        replace(row, prizes=tuple(replace(prize, sharing=None) for prize in row.prizes))
        for row in bare.brackets
    )
    contest = replace(contest, awarding=replace(bare, brackets=rows))
    outcome = settled(contest)
    places = {row.entry: row.place for row in contest.contenders}
    takers = {payout.prize: (payout.amount, places[payout.entry]) for payout in outcome.payouts}
    nobody = {rest.prize: (rest.amount, len(places) + 1) for rest in outcome.undistributed}
    for row in contest.contenders:
        own = outcome.total(row.entry)
        for told in explain(contest, row.entry):
            if told.reason.code in {"placed-lower", "took-another-prize"} and not told.items:
                amount, place = {**nobody, **takers}.get(told.prize, (0, 0))
                assert amount <= own or place < row.place


@given(contests(), st.integers(0, 8), st.integers(0, 8))
def test_where_sharing_makes_a_lower_placed_richer_it_is_said(contest: Contest, one: int, other: int) -> None:
    """With sharing, one who gave way for another prize may end below an equal: then tura warns or asks."""
    if max(one, other) >= len(contest.contenders) or one == other:
        return
    rows = list(contest.contenders)
    better, worse = sorted((one, other))
    rows[worse] = replace(rows[worse], facts=rows[better].facts)
    plain = replace(
        contest.awarding,
        policy=Policy.LARGEST,
        cap_single=False,
        share_minimum=0,
        unit=1,
        leftover=Leftover.KEEP,
        remainder=Remainder.LARGEST_REMAINDER,
    )
    outcome = allocate_prizes(replace(contest, contenders=tuple(rows), awarding=plain))
    if outcome.total(rows[better].entry) + 1 < outcome.total(rows[worse].entry):
        told = {reason.code for reason in outcome.warnings} | {ask.reason.code for ask in outcome.asks}
        assert told & {"gave-way-for-less", "ask-sharing-order"}
