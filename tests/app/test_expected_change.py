"""Expected rating changes of a section that was played."""

from pathlib import Path

from road import office_at, sure
from tura.app.demo.events import DEMO
from tura.app.demo.running import run
from tura.app.expected_change import expected_changes
from tura.app.ranking import rank
from tura.domain.players import RatingSource


def test_changes_are_told_by_each_list_and_nearly_cancel(tmp_path: Path) -> None:
    """Each rated player has a change by a list of the section; equal K's make gains and losses cancel."""
    office = office_at(tmp_path)
    event, _ = run(office, DEMO[1], 1, lambda _reason: None)
    state = office.state(event.event_id)
    ranked = sure(rank(state, "A"))
    found = {tpn: expected_changes(state, "A", ranked, tpn) for tpn in ranked.entries}
    fide = [each for told in found.values() for each in told if each.source is RatingSource.FIDE]
    assert len(fide) > len(found) // 2
    assert all(each.games and each.k in (10, 20, 40) for each in fide)
    assert abs(sum(round(each.change / each.k * 100) for each in fide)) < 40 * len(fide)
    assert min(each.change for each in fide) < 0 < max(each.change for each in fide)
