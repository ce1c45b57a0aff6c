"""What commands and faults of input say: English stands in the code, other languages in ``locale``.

``locale/ru.toml`` is what people edit; ``python -m tools.texts`` makes from it the file that gettext reads, so that
click's own words come out of the same place.
"""

import gettext
from functools import cache
from pathlib import Path

from tura.formats.bad_input import BadInput, Problem

LOCALE = Path(__file__).parent / "locale"
DOMAIN = "messages"


@cache
def _texts(language: str) -> gettext.NullTranslations:
    return gettext.translation(DOMAIN, str(LOCALE), [language], fallback=True)


def text(english: str, language: str) -> str:
    """A text of the code in a language; the English one where there is no other."""
    return _texts(language).gettext(english) if english else ""


def in_words(error: BadInput, language: str) -> BadInput:
    """The same error, told in a language."""
    return BadInput(error.file, tuple(_told(problem, language) for problem in error.problems))


def _told(problem: Problem, language: str) -> Problem:
    if not problem.template:
        return problem
    what, remedy = (text(part, language).format_map(problem.values) for part in problem.template)
    return Problem(what, remedy, problem.line, problem.code)
