"""What a tournament file means for sports ranks (ЕВСК)."""

from collections.abc import Iterator, Sequence

from tura.app.file_ratings import event_year
from tura.domain.players import Sex
from tura.domain.ratings.sports_ranks import RankCheck, RankRow, check_ranks, opponents_met
from tura.formats.trf import Player, TrfFile, to_tournament


def file_ranks(file: TrfFile, rows: Sequence[RankRow]) -> Iterator[tuple[Player, RankCheck]]:
    """Each player's lines of the table whose points he has made, with what stands against them.

    The file's ratings count; they should be those of the national list.  An unknown sex is taken as male, whose
    norms are the higher; the age is that of the event's year.
    """
    tournament, year = to_tournament(file), event_year(file)
    for player in file.players:
        ratings, halves = opponents_met(tournament, player.tpn)
        sex = Sex.FEMALE if player.sex == "w" else Sex.MALE
        for check in check_ranks(rows, ratings, halves, file.rounds, sex=sex, age=_age(player, year)):
            if check.made >= check.needed:
                yield player, check


def _age(player: Player, year: int | None) -> int | None:
    born = player.birth[:4]
    return year - int(born) if year is not None and born.isdecimal() and int(born) else None
