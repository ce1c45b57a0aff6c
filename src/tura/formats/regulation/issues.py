"""What is wrong with a regulation file, with the line of each fault."""

from dataclasses import dataclass, field

from tura.domain.reason import Reason, Value
from tura.formats.bad_input import BadInput, Problem
from tura.formats.regulation.places import Path, Places

# What each fault says and asks for, for messages that have no language of their own.
_WORDS = {
    "regulation-not-toml": ("not valid TOML: {what}", "correct the line"),
    "regulation-unknown-key": ("unknown key {key}", "remove it or write the key meant ({nearest})"),
    "regulation-missing-key": ("{key} is missing", "add it"),
    "regulation-wrong-type": ("{key} is not a {wanted}", "write a {wanted}"),
    "regulation-wrong-value": ("{key} cannot be {value}", "see the manual for its values ({wanted})"),
    "regulation-duplicate": ("{key} is there twice", "remove or rename one"),
    "regulation-amount-and-percent": ("prize {key} has an amount and a percentage", "keep one of them"),
    "regulation-unknown-nomination": ("no nomination {name}", "use one of: {known}"),
    "regulation-unknown-section": ("no section {letter}", "use one of: {known}"),
}


@dataclass(frozen=True, slots=True)
class Issue:
    """One fault of a file: its line, from 1, and the reason."""

    line: int
    reason: Reason

    @property
    def problem(self) -> Problem:
        """The fault as bad input is told."""
        what, remedy = _WORDS[self.reason.code]
        values = dict(self.reason.values)
        return Problem(what.format(**values), remedy.format(**values), self.line, self.reason.code)


class RegulationError(BadInput):
    """A regulation file that cannot be read; ``issues`` are all its faults in the file's order."""

    def __init__(self, name: str, issues: tuple[Issue, ...]) -> None:
        self.issues = issues
        super().__init__(name, tuple(issue.problem for issue in issues))


@dataclass(slots=True)
class Log:
    """The faults and warnings found so far in one file."""

    places: Places
    issues: list[Issue] = field(default_factory=list)
    warnings: list[Issue] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)

    @property
    def faults(self) -> tuple[Issue, ...]:
        """The faults in the file's order; one that several sections inherit is told once."""
        told: list[Issue] = []
        for issue in sorted(self.issues, key=lambda issue: issue.line):
            if issue not in told:
                told.append(issue)
        return tuple(told)

    def line(self, path: Path) -> int:
        """The line of the nearest key at or above ``path``."""
        while path and path not in self.places:
            path = path[:-1]
        return self.places.get(path, 1)

    def fault(self, path: Path, code: str, **values: Value) -> None:
        """Note a fault at ``path``."""
        self.issues.append(Issue(self.line(path), Reason(code, values=values)))

    def repair(self, path: Path, code: str, **values: Value) -> None:
        """Note what was read otherwise than written, at ``path``."""
        self.warnings.append(Issue(self.line(path), Reason(code, values=values)))
