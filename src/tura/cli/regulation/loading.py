"""Regulation files and texts from disk, their faults worded in the language asked for."""

from pathlib import Path

from tura.formats.bad_input import BadInput, Problem, bad_input
from tura.formats.regulation import Issue, RegulationError, RegulationFile, read_regulation
from tura.wording import sentence


def load_text(path: str) -> str:
    """The text of a file in UTF-8, UTF-16 or the older Russian encoding; raises BadInput when unreadable."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise bad_input(
            path, "cannot be read ({why})", "give the path of a text file", why=error.strerror
        ) from None
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1251", errors="replace")


def load(path: str, language: str) -> RegulationFile:
    """The regulation of a TOML file; raises BadInput with every fault."""
    try:
        return read_regulation(load_text(path), path)
    except RegulationError as error:
        if language == "en":
            raise
        raise BadInput(path, tuple(_problem(issue, language) for issue in error.issues)) from None


def _problem(issue: Issue, language: str) -> Problem:
    what, _, remedy = sentence(issue.reason, language).partition("; ")
    return Problem(what, remedy, issue.line, issue.reason.code)
