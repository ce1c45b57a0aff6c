"""What holds for the lint of every regulation."""

from hypothesis import given

from regulations_made import regulations
from tura.domain.regulation.lint import Level, lint
from tura.domain.regulation.schema import Regulation
from tura.wording import sentence
from tura.wording.catalogues import catalogue


@given(regulations())
def test_lint_reads_every_regulation(regulation: Regulation) -> None:
    """No regulation stops the lint; each finding is worded in both languages, each question has a default."""
    for finding in lint(regulation):
        reasons = [finding.reason, *([finding.default] if finding.default else [])]
        assert (finding.level is Level.QUESTION) == (finding.default is not None)
        for reason in reasons:
            for language in ("ru", "en"):
                assert reason.code in catalogue(language)
                assert sentence(reason, language)


@given(regulations())
def test_lint_finds_the_same_twice(regulation: Regulation) -> None:
    """Two lints of one regulation are equal."""
    assert lint(regulation) == lint(regulation)
