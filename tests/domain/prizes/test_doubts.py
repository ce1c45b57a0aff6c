"""Questions and warnings that hang on what is not known or looks unfair."""

from dataclasses import replace

from tura.domain.players import Sex
from tura.domain.prizes.allocate import allocate_prizes
from tura.domain.prizes.contest import Contender, Contest, Entrant
from tura.domain.prizes.pools import preference
from tura.domain.reason import Reason
from tura.domain.regulation.awarding import (
    Awarding,
    Bracket,
    Counted,
    Leftover,
    Policy,
    Prize,
    Sharing,
)
from tura.domain.regulation.conditions import Condition, RatingBand
from tura.domain.regulation.facts import Facts

WOMEN = Condition(sex=Sex.FEMALE)
JUNIORS = Condition(born_from=2008)
PRIZES = tuple(Prize(key=f"place:{at}", label="", place=at, amount=30000 // at) for at in (1, 2))
SETTLED = Awarding(
    brackets=(Bracket(prizes=PRIZES),),
    headcount=Counted.PLAYED,
    policy=Policy.LARGEST,
    sharing=Sharing.NONE,
    leftover=Leftover.KEEP,
    unit=100,
    absent_percent=10000,
)
ROWS = tuple(Contender(entry=f"p{place}", place=place, points=50 - place) for place in range(1, 5))


def test_a_winner_who_plays_up_is_asked_about() -> None:
    """An open question whether somebody may take prizes is asked only if he takes one."""
    reason = Reason("plays-up", values={"bands": 1})
    first = (replace(ROWS[0], asked=reason), *ROWS[1:])
    asks = allocate_prizes(Contest(awarding=SETTLED, contenders=first)).asks
    assert [(ask.rule, ask.reason, ask.entries) for ask in asks] == [("6.2.9", reason, ("p1",))]
    last = (*ROWS[:3], replace(ROWS[3], asked=reason))
    assert allocate_prizes(Contest(awarding=SETTLED, contenders=last)).asks == ()


def test_who_counts_is_asked_where_the_bracket_hangs_on_it() -> None:
    """Four entered and three played: the row of prizes depends on who counts, and every other answer is offered."""
    rows = (Bracket(prizes=PRIZES, high=3), Bracket(prizes=PRIZES[:1], low=4))
    awarding = replace(SETTLED, headcount=None, brackets=rows)
    entrants = [Entrant(entry=row.entry, section="A") for row in ROWS[:3]]
    entrants.append(Entrant(entry="p4", section="A", took_part=frozenset({Counted.REGISTERED, Counted.PAID})))
    outcome = allocate_prizes(Contest(awarding=awarding, contenders=ROWS, entrants=tuple(entrants)))
    assert (outcome.headcount, outcome.bracket) == (3, 0)
    (ask,) = outcome.asks
    assert (ask.rule, ask.taken, ask.choices) == ("6.1.9", "played", ("registered", "paid"))
    assert ask.entries == ("p2",)


def test_an_equal_share_left_behind_is_no_warning() -> None:
    """One who gave way for as much as the other then gets is not warned about; one who did for less is."""
    women = tuple(
        Prize(key="women:1", label="", place=1, category="women", amount=amount) for amount in (30000, 29900)
    )
    tied = (replace(ROWS[0], points=40), replace(ROWS[1], points=40))
    codes = []
    for prize in women:
        awarding = replace(
            SETTLED,
            sharing=Sharing.EQUAL,
            policy_order=("women", ""),
            brackets=(Bracket(prizes=(PRIZES[0], prize)),),
        )
        outcome = allocate_prizes(Contest(awarding=awarding, contenders=tied))
        codes.append([reason.code for reason in outcome.warnings])
    assert codes == [[], ["gave-way-for-less"]]


def test_two_ways_of_leaving_a_tie_are_asked() -> None:
    """Three share 150; a woman could take 70 and a junior 60: who leaves first decides, so both are asked about."""
    nominations = (
        Prize(key="place:1", label="", place=1, amount=15000),
        Prize(key="women:1", label="", place=1, category="women", condition=WOMEN, amount=7000),
        Prize(key="u18:1", label="", place=1, category="u18", condition=JUNIORS, amount=6000),
    )
    awarding = replace(SETTLED, sharing=Sharing.EQUAL, brackets=(Bracket(prizes=nominations),))
    facts = (Facts(sex=Sex.FEMALE, born=1990), Facts(sex=Sex.MALE, born=1990), Facts(sex=Sex.MALE, born=2010))
    tied = tuple(replace(row, points=40, facts=own) for row, own in zip(ROWS, facts, strict=False))
    outcome = allocate_prizes(Contest(awarding=awarding, contenders=tied))
    assert [outcome.total(row.entry) for row in tied] == [7000, 7500, 7500]
    (ask,) = [ask for ask in outcome.asks if ask.reason.code == "ask-sharing-order"]
    assert ask.entries == ("p1", "p3")


def test_equal_prizes_are_preferred_by_what_they_are_for() -> None:
    """A nomination of any name is known by its condition: women, then veterans, then rating, then the rest."""
    order = Awarding().policy_order
    band = RatingBand(lists=(), high=1600)
    ranks = [
        preference(order, "", Condition()),
        preference(order, "girls", WOMEN),
        preference(order, "seniors", Condition(born_to=1963)),
        preference(order, "u1600", Condition(rating=band)),
        preference(order, "local", Condition(region=("18",))),
    ]
    assert ranks == [0, 1, 2, 3, 4]
