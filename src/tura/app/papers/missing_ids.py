"""Who cannot be sent to a rating list yet, because an id is missing."""

from tura.app.papers.hall import Hall
from tura.domain.players import RatingSource
from tura.domain.sheet import Cell, Column, Sheet

_COLUMNS = (Column("section"), Column("name"), Column("birth"), Column("region"), Column("missing"))


def missing_ids(hall: Hall) -> Sheet:
    """Every numbered player without the FIDE or ФШР id that his section's rating report needs."""
    rows: list[tuple[Cell, ...]] = []
    for section in hall.state.regulation.sections:
        for entry in hall.state.in_section(section.letter):
            person = hall.people[entry.id]
            missing = [
                name
                for source, name, known in (
                    (RatingSource.FIDE, "FIDE ID", person.fide_id),
                    (RatingSource.FSHR, "ФШР ID", person.fshr_id),
                )
                if source in section.playing.rated_by and not known
            ]
            if missing and entry.id in hall.tpns:
                birth = "" if person.birth is None else str(person.birth)
                rows.append(
                    (section.letter, hall.name(entry.id), birth, hall.region(entry.id), ", ".join(missing))
                )
    return Sheet("missing-ids", _COLUMNS, tuple(rows), {"event": hall.event})
