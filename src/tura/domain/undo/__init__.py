"""Taking back one entry of the journal: its inverse, decided on today's state."""

from tura.domain.undo.losses import losses
from tura.domain.undo.undoing import last_own, undo

__all__ = ["last_own", "losses", "undo"]
