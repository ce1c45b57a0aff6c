"""Every kind of entry is told in words, with nobody's id and no bare code."""

import re
from pathlib import Path

import pytest

from road import entered, office_at, sure
from tura.app.history import history, undo_own
from tura.app.journal_told import told
from tura.app.pairing import Asked, pair, publish
from tura.app.papers.hall import Hall
from tura.app.scoring import enter
from tura.domain.events import KINDS
from tura.domain.round.outcome import Outcome
from tura.wording import sentence
from tura.wording.catalogues import LANGUAGES, catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_its_sentence(language: str) -> None:
    """The journal never shows a bare kind."""
    assert [kind for kind in KINDS if f"journal.{kind}" not in catalogue(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_is_told_with_names(tmp_path: Path, language: str) -> None:
    """After a whole round no sentence has an entry's id, or a code in place of a word."""
    office = office_at(tmp_path)
    event_id = entered(office, 0)
    sure(pair(office, event_id, "A", Asked(confirm=3)))
    sure(publish(office, event_id, "A", confirm=3))
    sure(enter(office, event_id, "A", (1, 1), Outcome.WHITE))
    sure(undo_own(office, event_id))
    state = office.state(event_id)
    hall = Hall(state, office.people(state), language)
    lines = [sentence(told(hall, line.entry.event), language) for line in history(office, event_id)]
    assert [line for line in lines if re.search(r"\be\d+\b|None|\w+\.\w+-|[a-z]+_[a-z]+", line)] == []
    assert any("1 – 0" in line for line in lines)
