"""What is wrong with a regulation file, with the line of each fault."""

from dataclasses import dataclass, field

from tura.domain.reason import Reason, Value
from tura.formats.regulation.places import Path, Places


@dataclass(frozen=True, slots=True)
class Issue:
    """One fault of a file: its line, from 1, and the reason."""

    line: int
    reason: Reason


class RegulationError(Exception):
    """A regulation file that cannot be read; ``issues`` are all its faults in the file's order."""

    def __init__(self, name: str, issues: tuple[Issue, ...]) -> None:
        self.name = name
        self.issues = issues
        super().__init__("\n".join(_told(name, issue) for issue in issues))


def _told(name: str, issue: Issue) -> str:
    values = ", ".join(f"{key} {value}" for key, value in issue.reason.values.items())
    return f"{name}:{issue.line}: {issue.reason.code}: {values}"


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
