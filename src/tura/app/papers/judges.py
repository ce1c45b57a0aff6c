"""The panel of arbiters with categories and ids, as the rating administrator wants them."""

from tura.app.papers.hall import Hall
from tura.domain.regulation.schema import Role
from tura.domain.sheet import Column, Kind, Sheet

_PANEL = (Role.CHIEF_ARBITER, Role.DEPUTY, Role.SECRETARY, Role.ARBITER)
_COLUMNS = (
    Column("role", Kind.WORD),
    Column("name"),
    Column("judge-category"),
    Column("fide-id"),
    Column("city"),
)


def judges(hall: Hall) -> Sheet:
    """The officials of the regulation who judge, the chief arbiter first."""
    rows = tuple(
        (f"paper.role.{role.value}", _name(hall, one.name, one.name_en), one.category, one.fide_id, one.place)
        for role in _PANEL
        for one in hall.state.regulation.officials
        if one.role is role
    )
    return Sheet("judges", _COLUMNS, rows, {"event": hall.event})


def _name(hall: Hall, name: str, english: str) -> str:
    return (english if hall.language != "ru" else "") or name
