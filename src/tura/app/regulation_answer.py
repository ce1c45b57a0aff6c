"""An organiser's answer to an open question of a regulation, written where the question is."""

from collections.abc import Iterable

from tura.domain.regulation.lint import Finding, lint
from tura.domain.regulation.lint.defaults import SPOKEN
from tura.formats.regulation import RegulationError, read_regulation
from tura.formats.regulation.answer import with_answer


def answered(text: str, finding: Finding, values: Iterable[object], words: str) -> str | None:
    """The regulation's text with the first of ``values`` under which the question is closed, or None.

    ``words`` are recorded beside it under the question's number.
    """
    key = "" if finding.reason.code in SPOKEN else finding.key
    for value in values:
        try:
            changed = with_answer(text, key, value, finding.rule, words)
        except RegulationError:
            continue
        after = lint(read_regulation(changed).regulation)
        if not any(
            found.is_open and found.key == finding.key and found.reason == finding.reason for found in after
        ):
            return changed
    return None
