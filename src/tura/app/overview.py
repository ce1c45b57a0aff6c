"""Where an event stands: its sections, their rounds, and everything that is open."""

from dataclasses import dataclass, replace

from tura.domain.event.entry import Question, Status
from tura.domain.event.state import EventState
from tura.domain.event.views import open_absences
from tura.domain.reason import Reason, Value
from tura.domain.regulation.lint import lint


@dataclass(frozen=True, slots=True)
class SectionLine:
    """One section: ``round`` of ``rounds`` is published, ``missing`` of its boards have no result."""

    section: str
    title: str
    field: str
    entries: int
    playing: int
    round: int
    rounds: int
    missing: int

    @property
    def reason(self) -> Reason:
        """The line in words."""
        values: dict[str, Value] = {
            "section": self.section,
            "title": self.title,
            "field": self.field,
            "entries": self.entries,
            "playing": self.playing,
            "round": self.round,
            "rounds": self.rounds,
            "missing": self.missing,
        }
        return Reason("section-line", "", values)


@dataclass(frozen=True, slots=True)
class Overview:
    """An event at a glance; ``open`` are the questions nobody has answered."""

    entries: int
    sections: tuple[SectionLine, ...]
    open: tuple[Reason, ...]


def overview(state: EventState) -> Overview:
    """The event as it stands."""
    return Overview(
        entries=len(state.entries),
        sections=tuple(_line(state, section.letter, section.title) for section in state.regulation.sections),
        open=_open(state),
    )


def _line(state: EventState, letter: str, title: str) -> SectionLine:
    field = state.field_of(letter)
    assert field is not None, letter
    entries = state.in_section(letter)
    last = field.rounds[field.published - 1] if field.published else None
    return SectionLine(
        section=letter,
        title=title,
        field=field.letter,
        entries=len(entries),
        playing=sum(entry.status is Status.PLAYING for entry in entries),
        round=field.published,
        rounds=field.rounds_planned,
        missing=0 if last is None else len(last.boards) - last.results,
    )


def _open(state: EventState) -> tuple[Reason, ...]:
    found = [
        replace(finding.reason, article=finding.rule) for finding in lint(state.regulation) if finding.is_open
    ]
    found += [
        Reason("entry-open", "", _asked(entry.id, question))
        for entry in state.entries.values()
        for question in entry.open_questions
    ]
    found += [
        Reason("absence-open", "C.05 6.5", {"entry": entry.id, "round": state.fields[letter].published})
        for letter in state.fields
        for entry in open_absences(state, letter)
    ]
    return tuple(found)


def _asked(entry: str, question: Question) -> dict[str, Value]:
    code = question.code
    return {"entry": entry, "question": code, "about": code, "default": question.text or "default"}
