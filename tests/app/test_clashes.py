"""Changed results: both values, both persons."""

from dataclasses import replace
from pathlib import Path

from road import entered, office_at, sure
from tura.app.clashes import clashes
from tura.app.history import history
from tura.app.pairing import Asked, pair, publish
from tura.domain.commands.results import EnterResult
from tura.domain.round.outcome import Outcome


def test_a_result_that_another_person_changed_is_a_clash(tmp_path: Path) -> None:
    """First entries are none; the change tells what was there, who had entered it, and who changed it."""
    office = office_at(tmp_path)
    event_id = entered(office, 0)
    sure(pair(office, event_id, "A", Asked(confirm=3)))
    sure(publish(office, event_id, "A", confirm=3))
    field = office.state(event_id).fields["A"]
    board = field.rounds[0].boards[0].number
    seen = Outcome.PENDING
    for actor, outcome in (("Анна", Outcome.WHITE), ("Борис", Outcome.DRAW)):
        by = replace(office, actor=actor)
        result = EnterResult(field="A", round=1, board=board, outcome=outcome, seen=seen, confirm=3)
        sure(by.perform(event_id, [result]))
        seen = outcome
    (found,) = clashes(history(office, event_id))
    assert (found.event.was, found.event.outcome) == (Outcome.WHITE, Outcome.DRAW)
    assert found.before is not None
    assert (found.before.entry.actor, found.line.entry.actor) == ("Анна", "Борис")
    assert found.by_two
