"""Single brackets, decided by the general way and by the fast one where it dares."""

from domain.pairing.dutch.fields import field
from tura.domain.pairing.dutch.bracket import Bracket, Outcome
from tura.domain.pairing.dutch.fast.round import FastWay
from tura.domain.pairing.dutch.field import Field
from tura.domain.pairing.dutch.general.way import pair_bracket
from tura.domain.pairing.dutch.readings import Readings


def _decided(one: Field, movers: tuple[int, ...] = (), pab_score: int | None = None) -> Outcome:
    bracket = Bracket(one, movers, one.groups[-1], pab_score)
    general = pair_bracket(bracket)
    fast = FastWay(one).pair(bracket)
    if fast is not None:
        assert (sorted(fast.pairs), fast.floaters) == (sorted(general.pairs), general.floaters)
    return general


def test_c10_spares_a_topscorer_a_third_colour_too_many() -> None:
    """Two wide differences do not meet although that would grant more strong preferences (C10 before C13)."""
    leaders = field(["wwbw", "wwbw", "wbw", "wbw"], topscorer=(True,) * 4)
    assert _decided(leaders).pairs == ((0, 2), (1, 3))
    narrow = field(["wbww", "wbw", "wbw", "wbw"], topscorer=(True,) * 4)
    assert _decided(narrow).pairs == ((0, 2), (1, 3))


def test_a_bracket_of_its_own_pairs_the_upper_half_with_the_lower() -> None:
    """Without history S1 meets S2 in order, and the last one is left over."""
    outcome = _decided(field([""] * 7), pab_score=10)
    assert outcome == Outcome(((0, 3), (1, 4), (2, 5)), (6,))


def test_mdps_meet_the_highest_residents_they_may() -> None:
    """MDPs come first, and the remainder is halved anew."""
    one = field(
        [""] * 8,
        score=(30, 20, 20, 20, 20, 20, 20, 20),
        groups=(range(1), range(1, 8)),
        met=((1,), (0,), *[()] * 6),
    )
    assert _decided(one, movers=(0,)) == Outcome(((0, 2), (1, 5), (3, 6), (4, 7)), ())


def test_the_reading_of_c9_can_be_switched() -> None:
    """With one player left over the PAB goes to who has played most; the switch changes nothing then."""
    for alone in (True, False):
        one = field([""] * 3, unplayed=(0, 0, 1), readings=Readings(pab_by_unplayed_when_alone=alone))
        assert pair_bracket(Bracket(one, (), range(3), 10)) == Outcome(((0, 2),), (1,))
