"""Prizes of a shipped event after its last round."""

from pathlib import Path

import pytest

from road import office_at
from tura.app.awarding import award
from tura.app.demo import DEMO, run
from tura.domain.prizes.explain import explain
from tura.domain.reason import Refusal
from tura.wording.catalogues import catalogue


@pytest.mark.parametrize("which", [0, 1])
def test_every_section_pays_its_fund_and_says_why(tmp_path: Path, which: int) -> None:
    """Payouts and undistributed money are the fund to the kopeck; each of them and each non-payout has words."""
    office = office_at(tmp_path)
    event, _ = run(office, DEMO[which], 5, lambda _reason: None)
    state = office.state(event.event_id)
    people = office.people(state)
    for section in state.regulation.sections:
        awarded = award(state, section.letter, people)
        assert not isinstance(awarded, Refusal)
        allocation = awarded.allocation
        assert awarded.final
        assert allocation.paid + allocation.left == allocation.fund
        assert allocation.asks == ()
        for contender in awarded.contest.contenders:
            for part in explain(awarded.contest, contender.entry):
                assert part.reason.code in catalogue("ru"), part.reason.code
