"""The event opens, its regulation changes, it closes."""

from dataclasses import dataclass
from typing import ClassVar

from tura.domain.events.event import Event
from tura.domain.regulation.schema import Regulation


@dataclass(frozen=True, slots=True, kw_only=True)
class EventOpened(Event):
    """The event exists, with its regulation; its sections become fields."""

    KIND: ClassVar[str] = "event-opened"

    regulation: Regulation


@dataclass(frozen=True, slots=True, kw_only=True)
class RegulationAmended(Event):
    """The regulation, or an answer to one of its questions, was changed."""

    KIND: ClassVar[str] = "regulation-amended"

    regulation: Regulation
    reason: str = ""
    concerns: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class EventClosed(Event):
    """Nothing more will happen to the event, unless it is opened again."""

    KIND: ClassVar[str] = "event-closed"


@dataclass(frozen=True, slots=True, kw_only=True)
class EventReopened(Event):
    """The event goes on after it was closed."""

    KIND: ClassVar[str] = "event-reopened"

    reason: str = ""
