"""What a take-over has to tell beside its result."""

from collections.abc import Callable

from tura.domain.reason import Reason

Told = Callable[[Reason], None]
"""Where remarks are put: everything assumed, changed or left out on the way."""
