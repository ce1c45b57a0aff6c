"""A small event for tests: its regulation, its list, and its whole road in a few calls."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import TypeVar

from tura.app.answering import take_defaults
from tura.app.consents import all_consent
from tura.app.demo.events import DEMO
from tura.app.enrolling import enrol
from tura.app.office import Office
from tura.app.opening import open_event
from tura.domain.reason import Refusal
from tura.formats.regulation import read_regulation
from tura.formats.tables.entries import read_entries
from tura.store.office import open_office
from tura.store.opening import Opening

T = TypeVar("T")


def sure(answer: T | Refusal) -> T:
    """The answer, which must not be a refusal."""
    assert not isinstance(answer, Refusal), answer
    return answer


def numbered() -> Iterator[str]:
    """Ids that are the same in every run."""
    return (f"{number:032x}" for number in count(1))


def office_at(folder: Path) -> Office:
    """An office on a fresh SQLite file."""
    ids = numbered()
    return open_office(str(folder / "tura.sqlite"), "tester", Opening(new_id=lambda: next(ids)))


def entered(office: Office, which: int) -> str:
    """A shipped event with its list taken in, all consenting, every question answered by default; its id."""
    shipped = DEMO[which]
    regulation = read_regulation(shipped.regulation_text(), shipped.regulation).regulation
    event = sure(open_event(office, regulation))
    sure(enrol(office, event.event_id, read_entries(shipped.roster_bytes(), shipped.roster).rows))
    all_consent(office, event.event_id)
    sure(take_defaults(office, event.event_id))
    return event.event_id
