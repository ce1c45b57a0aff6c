"""Settings every test shares."""

import os

from hypothesis import HealthCheck, settings

_SLOW = [HealthCheck.too_slow]
settings.register_profile("sample", deadline=None, max_examples=60, suppress_health_check=_SLOW)
settings.register_profile("prove", deadline=None, max_examples=2000, suppress_health_check=_SLOW)
settings.load_profile("prove" if os.environ.get("TURA_PROVE") else "sample")
