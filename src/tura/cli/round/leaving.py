"""The published round left in a folder, for printers, hosts and screens to pick up."""

from tura.app.office import Office
from tura.cli.desk import Desk, write_file


def leave_latest(desk: Desk, office: Office, event_id: str, section: str, folder: str | None) -> None:
    """Write the last published round of a section into ``folder``; nothing without one."""
    if folder is None:
        return
    from tura.app.consents import public_people
    from tura.app.papers.hall import Hall
    from tura.documents.latest import latest
    from tura.documents.setting import Setting
    from tura.documents.source import Source

    state = office.state(event_id)
    source = Source(Hall(state, office.people(state), desk.language))
    public = Hall(state, public_people(office, state), desk.language)
    for name, data in latest(source, public, section, Setting(desk.language)):
        write_file(f"{folder}/{name}", data)
