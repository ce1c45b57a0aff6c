"""What a reader has to say about a file: repairs it made, and contradictions it refuses."""

from dataclasses import dataclass, field

from tura.domain.reason import Reason, Value
from tura.formats.bad_input import BadInput, Problem
from tura.formats.trf.texts import REFUSALS

_SOURCE = "C.02.03"


@dataclass(frozen=True, slots=True)
class Note:
    """One remark on a line (1-based; 0 speaks of the whole file); wording makes the sentence."""

    line: int
    reason: Reason


class TrfError(BadInput):
    """A file that contradicts itself or cannot be read; ``notes`` lists every reason, in line order."""

    def __init__(self, name: str, notes: tuple[Note, ...]) -> None:
        self.notes = notes
        super().__init__(name, tuple(map(_problem, notes)))


def _problem(note: Note) -> Problem:
    what, remedy = REFUSALS[note.reason.code]
    values = note.reason.values
    return Problem(what.format_map(values), remedy.format_map(values), note.line or None, note.reason.code)


@dataclass(slots=True)
class Notes:
    """Repairs and problems gathered while a file is read."""

    repairs: list[Note] = field(default_factory=list)
    problems: list[Note] = field(default_factory=list)

    def repair(self, line: int, code: str, **values: Value) -> None:
        """Something was mended or set aside, and what was read is still certain enough to go on."""
        self.repairs.append(Note(line, Reason(f"trf-{code}", _SOURCE, values)))

    def problem(self, line: int, code: str, **values: Value) -> None:
        """Something only a person can decide."""
        self.problems.append(Note(line, Reason(f"trf-{code}", _SOURCE, values)))
