"""The regulation (положение) as typed data: everything the organiser's text says, and nothing it does not.

None stands for a question the text leaves open; ``lint`` asks it and names the default.  ``line`` fields name
the line of the organiser's text a rule came from.
"""

from dataclasses import dataclass, field
from datetime import date, time
from enum import Enum

from tura.domain.players import Discipline, RatingSource
from tura.domain.regulation.awarding import NOTHING_AWARDED, Awarding, Counted
from tura.domain.regulation.conditions import ANYONE, Condition
from tura.domain.regulation.officials import Official, Role
from tura.domain.regulation.seeding import NOT_SEEDED, RatingChoice, Seeding

__all__ = [
    "Discount", "Fees", "LastResort", "Merge", "Official", "Period", "Playing", "RatingChoice", "Regulation", "Role",
    "RoundTime", "Schedule", "Section", "Seeding", "System", "TimeControl", "Window",
]  # fmt: skip


class Merge(Enum):
    """What to do with a section too small for its rounds (RULES 6.1.2)."""

    MERGE = "merge"
    ROUND_ROBIN = "round-robin"
    FEWER_ROUNDS = "fewer-rounds"
    PLAY = "play"


class System(Enum):
    """The pairing system."""

    DUTCH = "dutch"
    DUTCH_BAKU = "dutch-baku"
    ROUND_ROBIN = "round-robin"
    DOUBLE_ROUND_ROBIN = "double-round-robin"


class LastResort(Enum):
    """What decides when every tie-break is equal (C.07 4.2)."""

    LOTS = "lots"
    SHARED = "shared"


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundTime:
    """When a round starts: a fixed time, or as soon as round ``after`` is over.

    ``printed`` is a day the text gives without its year ("3 января").
    """

    number: int
    day: date | None = None
    start: time | None = None
    after: int | None = None
    printed: str = ""
    line: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Window:
    """A registration window on one day, in the event's time zone; ``printed`` as in RoundTime."""

    day: date | None = None
    opens: time | None = None
    closes: time | None = None
    printed: str = ""
    line: int | None = None


A_GAME = 60
"""How many moves a game is taken to have, for what its time control is called (FIDE Laws A.1, B.1)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Period:
    """A later period of a game: ``minutes`` more for so many ``moves`` (0: for the rest of it)."""

    minutes: int
    moves: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeControl:
    """Minutes for the game and seconds a move from the first (90'+30": 90, 30).

    With ``moves`` the minutes are for the first that many, and the ``further`` periods follow.
    """

    minutes: int
    increment: int = 0
    moves: int = 0
    further: tuple[Period, ...] = ()
    line: int | None = None

    @property
    def periods(self) -> tuple[Period, ...]:
        """Every period in order."""
        return (Period(minutes=self.minutes, moves=self.moves), *self.further)

    @property
    def main(self) -> int:
        """The minutes that a game of sixty moves has, without the increments: of every period begun before its end."""
        begun, minutes = 0, 0
        for period in self.periods:
            if begun >= A_GAME:
                break
            minutes += period.minutes
            begun += period.moves or A_GAME
        return minutes

    @property
    def shown(self) -> str:
        """The minutes as one writes them: "90", or by periods "40/90, 30"."""
        return ", ".join(
            f"{period.moves}/{period.minutes}" if period.moves else str(period.minutes)
            for period in self.periods
        )

    @property
    def code(self) -> str:
        """Seconds as TRF26 record 222 and PGN write them: "5400+30", "40/5400+30:1800+30"."""
        return ":".join(
            f"{f'{period.moves}/' if period.moves else ''}{60 * period.minutes}+{self.increment}"
            for period in self.periods
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Schedule:
    """Days, rounds, registration and closing; ``printed`` are days without their year ("3-8 января").

    The closing is so many minutes after the last game, or ``closing_at`` a fixed hour of the last day.
    """

    first_day: date | None = None
    last_day: date | None = None
    weekday: str | None = None
    rounds: tuple[RoundTime, ...] = ()
    registration: tuple[Window, ...] = ()
    start_per_section: bool | None = None
    closing_minutes_after: int | None = None
    closing_at: time | None = None
    closing_per_section: bool | None = None
    printed: str = ""
    line: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Discount:
    """``percent`` (hundredths of a percent) or ``amount`` (kopecks) off for those who fulfil ``condition``."""

    key: str
    label: str
    condition: Condition
    percent: int = 0
    amount: int = 0
    line: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Fees:
    """Entry fees in kopecks: own section, a surcharge for each band played up, discounts, foreigners.

    ``bands`` are fees by condition, the first that holds wins (fee tables by rating band).
    """

    own: int | None = None
    up_per_band: int | None = None
    bands: tuple[tuple[Condition, int], ...] = ()
    discounts: tuple[Discount, ...] = ()
    late_from: date | None = None
    late_extra: int = 0
    line: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Playing:
    """How a section is played and ranked.

    ``norm_exempt``: title norms need no foreigners (B.01 1.4.3); ``norm_games``: the least games of a norm, 9, or
    7 or 8 where B.01 1.4.1 says so.
    """

    rounds: int
    system: System = System.DUTCH
    time_control: TimeControl
    default_time: int | None = None
    tiebreaks: tuple[str, ...] | None = None
    edition: str = "2026-03"
    last_resort: LastResort | None = None
    wins_unplayed_count: bool | None = None
    pab: int | None = None
    half_point_byes: int | None = None
    win: int = 10
    draw: int = 5
    loss: int = 0
    late_entry: bool | None = None
    recording: bool = False
    norm_exempt: bool = False
    norm_games: int = 9
    merge_into: str | None = None
    if_small: Merge | None = None
    rated_by: tuple[RatingSource, ...] = ()
    line: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """One tournament of the event.

    ``letter`` is Latin, look-alikes folded.  ``entry`` says who belongs here; ``up`` who of those who belong
    lower may also play here (None: an open question), at most ``up_limit`` bands up; ``up_takes_prizes``
    whether they take this section's prizes; ``own_only`` that the text lets everybody play in his own section
    alone.  ``order`` ranks sections from strongest (1) down, for playing up.
    """

    letter: str
    title: str
    title_en: str = ""
    order: int = 1
    entry: Condition = ANYONE
    own_only: bool = False
    up: bool | None = None
    up_limit: int | None = None
    up_takes_prizes: bool | None = None
    unrated_up: bool | None = None
    fees: Fees = Fees()
    seeding: Seeding = NOT_SEEDED
    playing: Playing
    awarding: Awarding = NOTHING_AWARDED
    first_board: int | None = None
    line: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Regulation:
    """One event's regulation; ``federation`` is the host's, as FIDE writes it.

    ``entry`` holds for every section (citizenship and id rules).  ``answers`` records, by question rule number
    (``6.1.6``), each default taken or decision made by the organiser, in words.  ``prescribed_program`` and
    ``prescribed_site`` are programs the text names.  ``general_rules`` is another document it refers to.
    ``list_date`` is the date whose rating lists decide.  ``lines`` names, by key (``fund-may-change``,
    ``section.A.playing.default-time``), the line of the text a single value came from.
    """

    name: str
    name_en: str = ""
    place: str = ""
    place_en: str = ""
    organiser: str = ""
    organiser_en: str = ""
    federation: str = "RUS"
    discipline: Discipline = Discipline.STANDARD
    time_zone: str = "Europe/Moscow"
    schedule: Schedule = Schedule()
    entry: Condition = ANYONE
    sections: tuple[Section, ...] = ()
    guaranteed: int | None = None
    guarantee_conditional: bool | None = None
    fund_may_change: bool = False
    may_move_players: bool = False
    list_date: date | None = None
    headcount: Counted | None = None
    general_rules: str = ""
    prescribed_program: str = ""
    prescribed_site: str = ""
    rules: str = ""
    byes: str | None = None
    appeals: str | None = None
    refunds: str | None = None
    withdrawal: str | None = None
    officials: tuple[Official, ...] = ()
    answers: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)

    def official(self, role: Role) -> Official | None:
        """The first official of a role."""
        return next((official for official in self.officials if official.role is role), None)

    def section(self, letter: str) -> Section | None:
        """The section with this (folded) letter."""
        for section in self.sections:
            if section.letter == letter:
                return section
        return None
