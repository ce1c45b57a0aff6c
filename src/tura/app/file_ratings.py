"""What a tournament file means for ratings and titles: estimated changes and norms."""

from dataclasses import dataclass

from tura.domain.players import RatingSource
from tura.domain.ratings.estimates import Estimate, estimate
from tura.domain.ratings.k_factor import FIDE_K, FSHR_K, Career, k_factor
from tura.domain.ratings.norm_choice import check_norm, norm_games
from tura.domain.ratings.norm_rules import RULES, Ticks
from tura.domain.ratings.norms import NormCheck
from tura.domain.ratings.rated import TimeControl
from tura.domain.ratings.rules import RatingRules
from tura.domain.reason import Reason
from tura.formats.trf import Player, TrfFile, to_tournament

# Titles that a player no longer needs a norm for, by the title held.
_BEHIND = {"GM": {"GM", "IM", "WGM", "WIM"}, "IM": {"IM", "WIM"}, "WGM": {"WGM", "WIM"}, "WIM": {"WIM"}}


@dataclass(frozen=True, slots=True)
class FileEstimate:
    """A player's estimate with the K used and the clause that gives it (None: typed in)."""

    player: Player
    k: int
    clause: Reason | None
    estimate: Estimate


def file_estimates(
    file: TrfFile, rules: RatingRules, k: int | None = None, control: TimeControl | None = None
) -> tuple[FileEstimate, ...]:
    """Every player's estimate; without ``k`` it follows from rating and birth year, as if 30 games were rated."""
    tournament, year = to_tournament(file), event_year(file)
    found: list[FileEstimate] = []
    for player in file.players:
        used, clause = (k, None) if k is not None else _k(player, year, rules)
        found.append(
            FileEstimate(player, used, clause, estimate(tournament, player.tpn, used, rules, control))
        )
    return tuple(found)


def file_norms(file: TrfFile, ticks: Ticks) -> tuple[tuple[Player, NormCheck], ...]:
    """Every norm that a player of the file may still need, checked; those with too few games are left out."""
    tournament = to_tournament(file)
    found: list[tuple[Player, NormCheck]] = []
    for player in file.players:
        games = norm_games(tournament, player.tpn)
        if len(games) >= ticks.least_games:
            checks = (check_norm(title, player.federation, games, ticks) for title in _titles_ahead(player))
            found.extend((player, check) for check in checks)
    return tuple(found)


def _titles_ahead(player: Player) -> list[str]:
    """Titles by norms that the player does not hold or surpass; women's titles for women."""
    behind = _BEHIND.get(player.title, set())
    return [title for title in RULES if title not in behind and (player.sex == "w" or title[0] != "W")]


def event_year(file: TrfFile) -> int | None:
    """The year in which the event began (record 042), None when the file does not say."""
    text = file.header("042")[:4]
    return int(text) if text.isdecimal() and len(text) == 4 else None


def _k(player: Player, year: int | None, rules: RatingRules) -> tuple[int, Reason]:
    born = player.birth[:4]
    known = year is not None and born.isdecimal() and int(born) > 0
    steps = FSHR_K if rules.source is RatingSource.FSHR else FIDE_K
    return k_factor(player.rating, Career(birth_year=int(born) if known else None), year or 0, steps)
