"""A section's awards: the frozen proposal, decisions on top of it, and what was handed out."""

from dataclasses import dataclass

from tura.domain.money import Kopecks


@dataclass(frozen=True, slots=True, kw_only=True)
class AwardLine:
    """One prize to one entry: the prize's key, kopecks, and things (``cup``, ``medal``, ``diploma``)."""

    prize: str
    entry: str
    amount: Kopecks = 0
    items: tuple[str, ...] = ()
    handed_out: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FundDecision:
    """The organisers' change of a fund, with their reason (RULES 6.1.19)."""

    amount: Kopecks
    reason: str
    after_last_round: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Awards:
    """What a section gives.  ``engine`` names what made the proposal; ``confirmed`` freezes it."""

    section: str
    fund: Kopecks = 0
    undistributed: Kopecks = 0
    lines: tuple[AwardLine, ...] = ()
    engine: str = ""
    confirmed: bool = False
    overridden: tuple[str, ...] = ()
    fund_decision: FundDecision | None = None
