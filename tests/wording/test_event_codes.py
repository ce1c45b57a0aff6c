"""Every refusal and warning about an event has its sentence."""

import ast
from pathlib import Path

import pytest

from tura.domain.event.entry import Status
from tura.wording.catalogues import LANGUAGES, catalogue

DOMAIN = Path(__file__).parents[2] / "src" / "tura" / "domain"
MAKERS = ("no", "warning", "refuse", "Reason")


def codes() -> set[str]:
    """The codes that deciding, undoing and the preflight can answer with."""
    files = [
        *(DOMAIN / "decide").glob("*.py"),
        *(DOMAIN / "undo").glob("*.py"),
        DOMAIN / "event" / "preflight.py",
    ]
    calls = (
        node
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS
    )
    texts = (
        next(
            (arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)),
            None,
        )
        for call in calls
    )
    return {text for text in texts if text} | {f"entry-is-{status.value}" for status in Status}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_a_decision_is_worded(language: str) -> None:
    """Nobody is refused with a bare code."""
    found = codes()
    assert len(found) > 100
    assert found - catalogue(language).keys() == set()
