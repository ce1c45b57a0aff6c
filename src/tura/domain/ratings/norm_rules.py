"""What each title by norms asks for (B.01 1.4), as a table."""

from dataclasses import dataclass

MALE_AND_FEMALE_TITLES = frozenset({"GM", "IM", "FM", "WGM", "WIM", "WFM"})
NO_FEDERATION = frozenset({"", "FID", "NON"})
UNRATED = 1400
LEAST_GAMES = 9
MOST_ROUNDS = 13
LEAST_PERCENT = 35


@dataclass(frozen=True, slots=True)
class NormRule:
    """One title: performance, opponents' average, floor for one opponent, and who counts as of its level."""

    title: str
    performance: int
    average: int
    floor: int
    level: frozenset[str]


RULES: dict[str, NormRule] = {
    rule.title: rule
    for rule in (
        NormRule("GM", 2600, 2380, 2200, frozenset({"GM"})),
        NormRule("IM", 2450, 2230, 2050, frozenset({"IM", "GM"})),
        NormRule("WGM", 2400, 2180, 2000, frozenset({"WGM", "IM", "GM"})),
        NormRule("WIM", 2250, 2030, 1850, frozenset({"WIM", "WGM", "IM", "GM"})),
    )
}


@dataclass(frozen=True, slots=True)
class Ticks:
    """What only an arbiter knows.

    ``exempt``: the event is exempt from the foreigners' rule (1.4.3), which also lifts the federations' shares.
    ``scheduled_fixed``: all rounds count, as in a round robin; otherwise later rounds and won games may be
    dropped (1.4.1).  ``least_games``: 9, or 7 or 8 where B.01 says so.
    """

    exempt: bool = False
    scheduled_fixed: bool = False
    least_games: int = LEAST_GAMES
