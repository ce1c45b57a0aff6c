"""A tournament file from disk, its refusal worded in the language asked for."""

import os
from pathlib import Path

from tura.domain.pairing.dutch.engine import Way
from tura.formats.bad_input import BadInput, Problem, bad_input
from tura.formats.tournament_file import read_tournament
from tura.formats.trf import TrfError, TrfFile
from tura.wording import sentence


def load(path: str, language: str) -> TrfFile:
    """The file's value; raises BadInput when it cannot be opened or contradicts itself."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise bad_input(
            path, "cannot be read ({why})", "give the path of a tournament file", why=error.strerror
        ) from None
    try:
        return read_tournament(data, path)
    except TrfError as error:
        raise worded(error, language) from None


def worded(error: TrfError, language: str) -> BadInput:
    """The same problems in Russian; English is what the reader itself speaks."""
    if language != "ru":
        return error
    problems = zip(error.problems, error.notes, strict=True)
    return BadInput(
        error.file, tuple(_problem(problem, sentence(note.reason, "ru")) for problem, note in problems)
    )


def _problem(problem: Problem, text: str) -> Problem:
    """The catalogue has what is wrong and what to do as one sentence with a semicolon."""
    what, _, remedy = text.partition("; ")
    return Problem(what, remedy, problem.line, problem.code)


def way_asked() -> Way:
    """The way of pairing that TURA_PAIRING asks for: ``fast`` (the default), ``general`` or ``check``."""
    asked = os.environ.get("TURA_PAIRING", Way.FAST.value)
    try:
        return Way(asked)
    except ValueError:
        raise bad_input(
            "TURA_PAIRING", "{asked!r} is no way to pair", "say fast, general or check", asked=asked
        ) from None
