"""A tournament that another program began, taken over as an event: its players, numbers and rounds."""

from tura.app.taking_over.take import TakenOver, Wish, take_over

__all__ = ["TakenOver", "Wish", "take_over"]
