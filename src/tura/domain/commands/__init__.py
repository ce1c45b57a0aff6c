"""Everything a person can want done to an event, one frozen value each."""

from tura.domain.commands.command import Command

__all__ = ["Command"]
