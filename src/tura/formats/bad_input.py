"""The one error for input that cannot be used: which file and line, what is wrong, what to do."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a file; ``line`` is 1-based, None when no line can be named.

    ``template`` is the two texts before their ``values`` were filled in: from them another language is told.
    """

    what: str
    remedy: str
    line: int | None = None
    code: str = ""
    template: tuple[str, str] | None = field(default=None, compare=False)
    values: Mapping[str, object] = field(default_factory=dict, compare=False)


class BadInput(Exception):  # noqa: N818  the name says what the person gave, not what the program did
    """Input that changes nothing; its text is one ``FILE:LINE: what; remedy`` a line."""

    def __init__(self, file: str, problems: tuple[Problem, ...]) -> None:
        self.file = file
        self.problems = problems
        super().__init__(file, problems)

    def __str__(self) -> str:
        return "\n".join(
            f"{self.file}:{problem.line}: {problem.what}; {problem.remedy}"
            if problem.line is not None
            else f"{self.file}: {problem.what}; {problem.remedy}"
            for problem in self.problems
        )


def bad_input(file: str, what: str, remedy: str, line: int | None = None, **values: object) -> BadInput:
    """The error for a single problem; ``{name}`` in the two texts names one of ``values``."""
    return BadInput(file, (problem(what, remedy, line, **values),))


def problem(what: str, remedy: str, line: int | None = None, **values: object) -> Problem:
    """A problem whose two texts name ``values``, and can be told in another language."""
    return Problem(
        what.format_map(values), remedy.format_map(values), line, template=(what, remedy), values=values
    )
