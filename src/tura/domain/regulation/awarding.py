"""The regulation's prizes: funds, prizes, conditions, sharing, policies, awards.

Money is in kopecks, percentages in hundredths of a percent (3500 = 35 %).
"""

from dataclasses import dataclass
from enum import Enum

from tura.domain.regulation.conditions import ANYONE, Condition


class Counted(Enum):
    """Which entries a head count or a fee total reads."""

    REGISTERED = "registered"
    PAID = "paid"
    PAIRED_ROUND_1 = "paired-round-1"
    PLAYED = "played"
    FINISHED = "finished"


class Scope(Enum):
    """Where a minimum number of participants is counted."""

    SECTION = "section"
    EVENT = "event"


class Sharing(Enum):
    """What happens to prizes of players who tie on points."""

    NONE = "none"
    EQUAL = "equal"
    HORT = "hort"
    EQUAL_IF_ALL_EQUAL = "equal-if-all-equal"


class Policy(Enum):
    """How many money prizes one player may take (RULES 6.1.15: P1, P2, P3)."""

    SUM = "sum"
    LARGEST = "largest"
    PLACE_FIRST = "place-first"


class Leftover(Enum):
    """Where money without a taker goes."""

    KEEP = "keep"
    NEXT_PLACE = "next-place"
    SPREAD = "spread"


class Remainder(Enum):
    """How shares are made whole."""

    LARGEST_REMAINDER = "largest-remainder"
    DOWN = "down"


class Ranking(Enum):
    """The order in which the takers of a prize are ranked."""

    STANDINGS = "standings"
    PERFORMANCE = "performance"
    RATING_GAIN = "rating-gain"
    UPSET = "upset"
    GRAND_PRIX = "grand-prix"


@dataclass(frozen=True, slots=True, kw_only=True)
class Minimum:
    """The prize is given only if at least ``count`` who fulfil its condition take part.

    ``scope`` None: the text says "in the tournament" and leaves open whether that is the section or the event.
    """

    count: int
    scope: Scope | None = None
    line: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Prize:
    """One prize: the ``place``-th of those who fulfil ``condition``, ranked by ``ranking``.

    ``key`` is nomination and place, unique in its bracket (``place:1``, ``women:1``, ``u1600:1``).
    Either ``amount`` (kopecks) or ``percent`` (hundredths of a percent of the fund) or neither, for prizes of
    ``items`` only (``cup``, ``medal``, ``diploma`` or free words).  ``category`` is the kind of nomination that
    ``policy_order`` ranks ("" the overall placing, ``women``, ``veterans``, ``rating`` …); nominations of one
    kind differ in ``key``.  ``adds_up`` exempts the prize from the one-prize policy.
    """

    key: str
    label: str
    label_en: str = ""
    place: int
    category: str = ""
    condition: Condition = ANYONE
    amount: int | None = None
    percent: int | None = None
    items: tuple[str, ...] = ()
    minimum: Minimum | None = None
    ranking: Ranking = Ranking.STANDINGS
    sharing: Sharing | None = None
    adds_up: bool = False
    line: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Bracket:
    """The prizes that hold for ``low`` to ``high`` participants (inclusive; None: no limit).

    ``printed`` is the row's heading in the text ("20-40").
    """

    prizes: tuple[Prize, ...]
    low: int | None = None
    high: int | None = None
    printed: str = ""
    line: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Fund:
    """Where the money comes from: ``fixed`` kopecks plus ``fee_percent`` of the fees of ``fee_sections``.

    Together they are never below ``at_least`` kopecks ("70 % of the fees, but not less than 25 000").

    ``fees_counted`` says which fees; ``scaled_to`` makes the fixed amounts hold for that many participants and
    shrink with fewer ("based on"), but never below ``scaled_floor`` (hundredths of a percent) when they are more
    than ``scaled_floor_above`` kopecks in all.
    ``guaranteed_from`` is the number of participants from which the fund is guaranteed; ``header`` the section's
    total as printed, for checking.
    """

    fixed: int = 0
    fee_percent: int | None = None
    at_least: int = 0
    fee_sections: tuple[str, ...] = ()
    fees_counted: Counted | None = None
    scaled_to: int | None = None
    scaled_floor: int = 5000
    scaled_floor_above: int = 0
    guaranteed_from: int | None = None
    header: int | None = None
    line: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Awarding:
    """Everything a section gives.  None stands for a question the regulation has not answered.

    ``share_minimum`` is the least share paid out; ``cap_single`` forbids a share above the highest single
    prize.  ``unit`` is the rounding unit in kopecks (100 = whole roubles).  ``tax_percent`` in hundredths;
    ``policy_order`` ranks categories for equal prizes of one player.  ``money_only`` promises that no trophies
    are given.  ``trophy_twice`` False: who has an overall trophy does not also take his nomination's, which goes
    to the next.  ``full_awards_from`` participants on, trophies go to more than the first place.
    ``absent_percent`` is what a prize-winner absent from the closing is paid (5000: half).
    """

    fund: Fund = Fund()
    brackets: tuple[Bracket, ...] = ()
    headcount: Counted | None = None
    policy: Policy | None = None
    policy_order: tuple[str, ...] = ("", "women", "veterans", "rating")
    sharing: Sharing | None = None
    share_minimum: int = 0
    cap_single: bool = False
    leftover: Leftover | None = None
    unit: int | None = None
    remainder: Remainder = Remainder.LARGEST_REMAINDER
    full_awards_from: int | None = None
    money_only: bool = False
    trophy_twice: bool | None = None
    absent_percent: int | None = None
    tax_percent: int | None = None
    tax_free: int = 0
    line: int | None = None


NOTHING_AWARDED = Awarding()
