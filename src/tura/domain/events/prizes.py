"""Awards: proposed, decided, handed out."""

from dataclasses import dataclass
from typing import ClassVar

from tura.domain.event.awards import AwardLine
from tura.domain.events.event import Event
from tura.domain.money import Kopecks


@dataclass(frozen=True, slots=True, kw_only=True)
class FundDecided(Event):
    """The organisers changed a section's fund (None: back to the regulation's)."""

    KIND: ClassVar[str] = "fund-decided"

    section: str
    amount: Kopecks | None
    reason: str
    after_last_round: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AwardsProposed(Event):
    """Who gets what, with the version of what worked it out."""

    KIND: ClassVar[str] = "awards-proposed"

    section: str
    fund: Kopecks
    undistributed: Kopecks
    lines: tuple[AwardLine, ...]
    engine: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class AwardOverridden(Event):
    """``lines`` replace every line of one prize, by decision."""

    KIND: ClassVar[str] = "award-overridden"

    section: str
    prize: str
    lines: tuple[AwardLine, ...]
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AwardsConfirmed(Event):
    """The awards stand and may be handed out."""

    KIND: ClassVar[str] = "awards-confirmed"

    section: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AwardsReopened(Event):
    """The awards may change again."""

    KIND: ClassVar[str] = "awards-reopened"

    section: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AwardHandedOut(Event):
    """A prize was given to its winner (or, ``on`` False, was not after all)."""

    KIND: ClassVar[str] = "award-handed-out"

    section: str
    prize: str
    entry: str
    on: bool = True
