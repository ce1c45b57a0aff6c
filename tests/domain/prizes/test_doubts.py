"""Questions and warnings that hang on what is not known or looks unfair."""

from dataclasses import replace

from tura.domain.prizes.allocate import allocate_prizes
from tura.domain.prizes.contest import Contender, Contest, Entrant
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
