"""Settings every test shares."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

_SLOW = [HealthCheck.too_slow]
settings.register_profile("sample", deadline=None, max_examples=60, suppress_health_check=_SLOW)
settings.register_profile("prove", deadline=None, max_examples=2000, suppress_health_check=_SLOW)
settings.load_profile("prove" if os.environ.get("TURA_PROVE") else "sample")

# Processes that tests start find what pytest finds: the package and the tests' own modules.
_HERE = Path(__file__).parent
_FOUND = (str(_HERE.parent / "src"), str(_HERE), os.environ.get("PYTHONPATH", ""))
os.environ["PYTHONPATH"] = os.pathsep.join(path for path in _FOUND if path)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The full counts belong to `make prove`; here they are left out, and counted as such."""
    if os.environ.get("TURA_PROVE"):
        return
    full = [item for item in items if item.get_closest_marker("prove")]
    if full:
        config.hook.pytest_deselected(items=full)
        items[:] = [item for item in items if item not in full]
