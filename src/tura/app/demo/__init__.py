"""Both shipped events run from regulation to payout, results from a seeded model."""

from tura.app.demo.events import DEMO, Shipped
from tura.app.demo.running import Progress, Tick, run

__all__ = ["DEMO", "Progress", "Shipped", "Tick", "run"]
