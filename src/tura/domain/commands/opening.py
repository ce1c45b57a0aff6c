"""Open the event, change its regulation, close it."""

from dataclasses import dataclass

from tura.domain.commands.command import Command
from tura.domain.regulation.schema import Regulation


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenEvent(Command):
    """Open the event with its regulation."""

    regulation: Regulation


@dataclass(frozen=True, slots=True, kw_only=True)
class AmendRegulation(Command):
    """Change the regulation, or answer one of its questions."""

    regulation: Regulation
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseEvent(Command):
    """Nothing more happens."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReopenEvent(Command):
    """Go on after all; the reason is kept."""

    reason: str = ""
