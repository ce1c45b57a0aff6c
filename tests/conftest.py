"""Settings every test shares."""

import os
from pathlib import Path

from hypothesis import HealthCheck, settings

_SLOW = [HealthCheck.too_slow]
settings.register_profile("sample", deadline=None, max_examples=60, suppress_health_check=_SLOW)
settings.register_profile("prove", deadline=None, max_examples=2000, suppress_health_check=_SLOW)
settings.load_profile("prove" if os.environ.get("TURA_PROVE") else "sample")

# Processes that tests start find what pytest finds: the package and the tests' own modules.
_HERE = Path(__file__).parent
_FOUND = (str(_HERE.parent / "src"), str(_HERE), os.environ.get("PYTHONPATH", ""))
os.environ["PYTHONPATH"] = os.pathsep.join(path for path in _FOUND if path)
