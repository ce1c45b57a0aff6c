"""The start list: by number, or by name."""

from tura.app.papers.hall import Hall
from tura.domain.event.entry import Entry, Status
from tura.domain.event.initial_order import alphabetical
from tura.domain.sheet import Cell, Column, Kind, Sheet

_COLUMNS = (
    Column("tpn", Kind.NUMBER),
    Column("title"),
    Column("name"),
    Column("rating", Kind.NUMBER),
    Column("born", Kind.NUMBER),
    Column("federation"),
    Column("region"),
    Column("fshr-id"),
    Column("fide-id"),
)


def start_list(hall: Hall, section: str, *, by_name: bool = False) -> Sheet:
    """The players of a section; before numbers are assigned in the order of entering."""
    entries = [
        entry
        for entry in hall.state.in_section(section)
        if entry.status is not Status.REFUSED and (entry.id in hall.tpns or not hall.tpns)
    ]
    if by_name:
        entries.sort(key=lambda entry: alphabetical(hall.name(entry.id)))
    else:
        entries.sort(key=lambda entry: hall.tpns.get(entry.id, 0))
    key = "start-list-by-name" if by_name else "start-list"
    return Sheet(key, _COLUMNS, tuple(_row(hall, entry) for entry in entries), hall.facts(section))


def _row(hall: Hall, entry: Entry) -> tuple[Cell, ...]:
    person = hall.people[entry.id]
    return (
        hall.tpns.get(entry.id),
        person.title,
        hall.name(entry.id),
        hall.rating(entry),
        None if person.birth is None else person.birth.year,
        person.federation,
        hall.region(entry.id),
        person.fshr_id,
        person.fide_id,
    )
