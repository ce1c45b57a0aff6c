"""tura runs a chess tournament from its regulation to its payout."""

__version__ = "0.1.0"
