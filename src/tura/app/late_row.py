"""A person at the desk, from a rating list or by hand, as a row of an entry list."""

from datetime import datetime
from zoneinfo import ZoneInfo

from tura.domain.event.state import EventState
from tura.domain.players import Person
from tura.formats.tables.entry_row import EntryRow


def row_of(person: Person, section: str, check_in: str = "") -> EntryRow:
    """The row that this person would be in a table; ``check_in`` "" is somebody who is only announced."""
    return EntryRow(
        row=1,
        name=person.name,
        latin=person.latin,
        sex=person.sex,
        birth=person.birth,
        citizenship=person.citizenship,
        federation=person.federation,
        region=person.region,
        club=person.region_name,
        fshr_id=person.fshr_id,
        fide_id=person.fide_id,
        title=person.title,
        ratings=person.ratings,
        section=section,
        check_in=check_in,
    )


def arrival(state: EventState, now: datetime) -> str:
    """How a table would note that somebody came now: the local time on a day of registration, else a tick.

    Once round 1 is published nobody is late for registration any more; he simply joins (C.04.2 2.4).
    """
    local = now.astimezone(ZoneInfo(state.regulation.time_zone))
    days = {window.day for window in state.regulation.schedule.registration}
    begun = any(field.published for field in state.fields.values())
    return f"{local:%H:%M}" if local.date() in days and not begun else "+"
