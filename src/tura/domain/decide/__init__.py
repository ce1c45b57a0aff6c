"""decide(state, command) → events or a Refusal; pure, and decided on today's state."""

from tura.domain.decide.deciding import decide
from tura.domain.decide.refused import level_of, needed_level

__all__ = ["decide", "level_of", "needed_level"]
