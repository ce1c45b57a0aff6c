"""The examples in docstrings are true."""

import doctest
import importlib
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
WITH_EXAMPLES = sorted(file for file in SOURCE.rglob("*.py") if ">>> " in file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", WITH_EXAMPLES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_every_example_gives_what_it_says(file: Path) -> None:
    """What stands below ``>>>`` in a docstring is what the code answers."""
    module = importlib.import_module(
        ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    )
    outcome = doctest.testmod(module)
    assert outcome.attempted > 0
    assert outcome.failed == 0
