"""Where the full case set is, when there is one (TURA_CASES)."""

import os
from pathlib import Path

import pytest


def cases(folder: str) -> Path:
    """The folder of the full case set, or a skip that says it was not run; with CI=true its absence fails."""
    root = os.environ.get("TURA_CASES")
    if root:
        path = Path(root) / folder
        assert path.exists(), f"TURA_CASES names no folder {folder}: {path}"
        return path
    if os.environ.get("CI") == "true":
        pytest.fail("TURA_CASES is not set: the full case set must run in CI")
    pytest.skip(f"not run: set TURA_CASES to the full case set to run {folder}")
