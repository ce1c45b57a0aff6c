"""The one error for input that cannot be used: which file and line, what is wrong, what to do."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a file; ``line`` is 1-based, None when no line can be named."""

    what: str
    remedy: str
    line: int | None = None
    code: str = ""


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


def bad_input(file: str, what: str, remedy: str, line: int | None = None, code: str = "") -> BadInput:
    """The error for a single problem."""
    return BadInput(file, (Problem(what, remedy, line, code),))
