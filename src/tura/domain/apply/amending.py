"""How fields follow a regulation that is changed."""

from dataclasses import replace

from tura.domain.event.state import EventState
from tura.domain.regulation.schema import Regulation, Section
from tura.domain.section.field import Field, alone


def followed(state: EventState, new: Regulation) -> dict[str, Field]:
    """The fields under the new regulation.

    A section added has its own field; one removed leaves it; what the regulation did not change stays as it
    was decided since.  Where a section is merged changes only while neither field has started.
    """
    letters = [section.letter for section in new.sections]
    fields = {
        letter: _settings(field, state.regulation.section(letter), new.section(letter))
        for letter, field in _kept(state, letters).items()
    }
    for section in new.sections:
        if not any(section.letter in field.sections for field in fields.values()):
            fields[section.letter] = alone(section)
    for section in new.sections:
        fields = _moved(fields, state.regulation.section(section.letter), section)
    return in_order(fields, new)


def in_order(fields: dict[str, Field], regulation: Regulation) -> dict[str, Field]:
    """The fields in the order of the regulation's sections."""
    return {s.letter: fields[s.letter] for s in regulation.sections if s.letter in fields}


def _kept(state: EventState, letters: list[str]) -> dict[str, Field]:
    """Fields of which the host is still there, without the sections that are gone."""
    return {
        letter: replace(field, sections=tuple(s for s in field.sections if s in letters))
        for letter, field in state.fields.items()
        if letter in letters
    }


def _settings(field: Field, old: Section | None, new: Section | None) -> Field:
    """Rounds, system and first table, where the regulation changed them and the field has not started."""
    if old is None or new is None or field.is_started:
        return field
    if old.playing.rounds != new.playing.rounds:
        field = replace(field, rounds_planned=new.playing.rounds)
    if old.playing.system is not new.playing.system:
        field = replace(field, system=new.playing.system)
    if old.first_board != new.first_board:
        field = replace(field, first_board=new.first_board or 1)
    return field


def _moved(fields: dict[str, Field], old: Section | None, new: Section) -> dict[str, Field]:
    """The fields with a section merged elsewhere, if its regulation says so since this change."""
    wanted = new.playing.merge_into
    if (None if old is None else old.playing.merge_into) == wanted:
        return fields
    now = next(field for field in fields.values() if new.letter in field.sections)
    target = fields.get(wanted or new.letter)
    if now.is_started or (target is not None and target.is_started) or not _can_move(now, new.letter, target):
        return fields
    rest = {letter: field for letter, field in fields.items() if letter != new.letter}
    if now.letter != new.letter:
        rest[now.letter] = replace(now, sections=tuple(s for s in now.sections if s != new.letter))
    if wanted is None or target is None:
        return {**rest, new.letter: alone(new)}
    host = rest[wanted]
    return {**rest, wanted: replace(host, sections=(*host.sections, new.letter))}


def _can_move(now: Field, letter: str, target: Field | None) -> bool:
    """A section that hosts others, or has numbers, stays; so does one already where it should be."""
    if now.numbers or (target is not None and (target.numbers or letter in target.sections)):
        return False
    return now.letter != letter or now.sections == (letter,)
