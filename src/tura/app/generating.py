"""Random tournaments that obey the rules, as files: what is not given gets a sensible random value."""

from dataclasses import dataclass, replace
from random import Random

from tura import __version__
from tura.domain.generate.settings import Rates, Settings
from tura.domain.generate.tournament import generate
from tura.domain.points import PointSystem
from tura.domain.standings import standings
from tura.domain.tournament import Tournament
from tura.formats.trf import Identity, Report, TrfFile, build

_LISTS = (
    ("DE", "BH/C1", "BH", "WIN"),
    ("BH/C1", "BH", "SB", "DE"),
    ("DE", "WIN", "BPG", "BH/C1"),
    ("BH", "SB/C1", "PS", "WON"),
    ("WIN", "BH/M1", "ARO", "REP"),
)
_TRIES = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """What the person gave; None is left to chance.  Rates are per mille."""

    players: int | None = None
    rounds: int | None = None
    half_byes: int | None = None
    zero_byes: int | None = None
    full_byes: int | None = None
    forfeits: int | None = None
    double_forfeits: int | None = None
    unrated: int | None = None
    draws: int | None = None
    withdrawals: int | None = None
    late: int | None = None
    baku: bool | None = None
    points: PointSystem | None = None
    tiebreaks: tuple[str, ...] | None = None
    ratings: tuple[int, ...] = ()
    lowest: int | None = None
    highest: int | None = None
    prohibited: int = 0


def generated(wishes: Wishes, seed: int) -> TrfFile:
    """One tournament; the same wishes and seed give the same file, which records the seed."""
    chance = Random(seed)  # noqa: S311  a tournament to test with, not a secret
    settings = _settings(wishes, chance)
    tiebreaks = chance.choice(_LISTS) if wishes.tiebreaks is None else wishes.tiebreaks
    tournament = _complete(settings, chance)
    lines = standings(tournament, tiebreaks)
    report = Report(
        name=f"Generated tournament {seed}",
        kind="Individual: Swiss-System",
        system="FIDE_DUTCH_2026",
        standings=("PTS", *tiebreaks),
        controller=f"tura {__version__}",
        comments=(f"seed {seed}",),
    )
    people = {row.tpn: Identity(row.name, rating=row.rating) for row in tournament.participants}
    return build(tournament, people, report, {line.tpn: line.rank for line in lines})


def _complete(settings: Settings, chance: Random) -> Tournament:
    """A tournament with all its rounds: one that ends early is drawn again, at last as short as the longest."""
    while True:
        reached = 1
        for _ in range(_TRIES):
            tournament = generate(settings, chance)
            reached = max(reached, *(len(row.cells) for row in tournament.participants))
            if reached >= settings.rounds:
                return tournament
        settings = replace(settings, rounds=reached)


def _settings(wishes: Wishes, chance: Random) -> Settings:
    players = wishes.players or len(wishes.ratings) or _log_uniform(chance, 8, 200)
    rounds = wishes.rounds or min(chance.choice((5, 6, 7, 8, 9, 9, 11)), max(1, players - 2))
    points = wishes.points or PointSystem()
    baku = chance.random() < 0.1 if wishes.baku is None else wishes.baku
    low = chance.randrange(1000, 2000) if wishes.lowest is None else wishes.lowest
    high = chance.randrange(2000, 2700) if wishes.highest is None else wishes.highest
    return Settings(
        players=players,
        rounds=rounds,
        rates=_rates(wishes, chance),
        points=points,
        rated=wishes.ratings,
        lowest=low,
        highest=high,
        baku=baku and points.win == 2 * points.draw and not points.loss,
        prohibited=wishes.prohibited,
    )


def _rates(wishes: Wishes, chance: Random) -> Rates:
    def of(given: int | None, most: int) -> int:
        return chance.randrange(most + 1) if given is None else given

    return Rates(
        half_bye=of(wishes.half_byes, 30),
        zero_bye=of(wishes.zero_byes, 20),
        full_bye=of(wishes.full_byes, 4),
        withdrawal=of(wishes.withdrawals, 8),
        late=of(wishes.late, 20),
        forfeit=of(wishes.forfeits, 20),
        double_forfeit=of(wishes.double_forfeits, 3),
        unrated=of(wishes.unrated, 3),
        draw=300 if wishes.draws is None else wishes.draws,
    )


def _log_uniform(chance: Random, low: int, high: int) -> int:
    return min(high, int(low * (high / low) ** chance.random() + 0.5))
