"""Awards: propose, decide, hand out; money in kopecks."""

from dataclasses import dataclass

from tura.domain.commands.command import Command
from tura.domain.event.awards import AwardLine
from tura.domain.money import Kopecks


@dataclass(frozen=True, slots=True, kw_only=True)
class DecideFund(Command):
    """The organisers set a section's fund (None: back to the regulation's)."""

    section: str
    amount: Kopecks | None
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProposeAwards(Command):
    """Freeze who gets what; ``lines`` and ``undistributed`` add up to ``fund``."""

    section: str
    fund: Kopecks
    undistributed: Kopecks
    lines: tuple[AwardLine, ...]
    engine: str = ""
    open_questions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class OverrideAward(Command):
    """Give one prize otherwise, by decision."""

    section: str
    prize: str
    lines: tuple[AwardLine, ...]
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfirmAwards(Command):
    """The awards stand."""

    section: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReopenAwards(Command):
    """The awards may change again; the reason is kept."""

    section: str
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOutAward(Command):
    """Tick a prize as given (or, ``on`` False, not given)."""

    section: str
    prize: str
    entry: str
    on: bool = True
