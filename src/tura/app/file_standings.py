"""Standings of a tournament file: by its own list or another, and its ranks checked."""

from collections.abc import Sequence

from tura.domain.reason import Refusal, refuse
from tura.domain.standings import Difference, Given, Options, Standing, check_standings, standings
from tura.domain.tiebreaks.code import UnknownCodeError
from tura.domain.tiebreaks.edition import Edition
from tura.formats.trf import TrfFile, to_tournament

SWISS = ("DE", "BH/C1", "BH", "WIN")
ROUND_ROBIN = ("DE", "WIN", "SB", "KS")


def listed(file: TrfFile) -> tuple[str, ...]:
    """The codes of records 202 or 212, without PTS; empty when the file names none."""
    return file.settings.tiebreaks


def usual(file: TrfFile) -> tuple[str, ...]:
    """A list for a file that names none."""
    return ROUND_ROBIN if to_tournament(file).predetermined else SWISS


def file_standings(
    file: TrfFile,
    codes: Sequence[str],
    after_round: int | None = None,
    edition: Edition = Edition.MARCH_2026,
) -> tuple[Standing, ...]:
    """The standings by ``codes``, equals sharing their place; raises UnknownCodeError."""
    options = Options(bonus=bonus_points(file, after_round))
    return standings(to_tournament(file), codes, after_round, edition=edition, options=options)


def file_differences(
    file: TrfFile, edition: Edition = Edition.MARCH_2026
) -> tuple[Difference, ...] | Refusal:
    """Points that the results contradict, and ranks that break the file's own list (202 or 212).

    A refusal names what cannot be checked: a team event, or a code that C.07 does not have for players.
    """
    if file.settings.team:
        return refuse("check-team-standings", "C.07 11")
    codes = listed(file)
    wrong = {note.line for note in file.repairs if note.reason.code == "trf-points-mismatch"}
    given = {
        player.tpn: Given(player.rank if codes else None, player.points if player.line in wrong else None)
        for player in file.players
    }
    try:
        return check_standings(file_standings(file, codes, edition=edition), given)
    except UnknownCodeError:
        return refuse("check-unknown-tiebreak", "C.07 5", codes=codes)


def bonus_points(file: TrfFile, after_round: int | None = None) -> dict[int, int]:
    """Tenths of a point by TPN that record 299 adds to the results' own worth, all or up to a round."""
    rows = to_tournament(file).participants
    return {row.tpn: sum(row.extra[:after_round]) for row in rows if row.extra}
