"""A TrfFile as the crosstable that the rules read."""

from tura.domain.results import ABSENT, Cell
from tura.domain.tournament import Participant, Tournament
from tura.formats.trf.adjusted import extra_points
from tura.formats.trf.cells import BLANK
from tura.formats.trf.initial_colour import initial_colour
from tura.formats.trf.model import Player, TrfFile
from tura.formats.trf.pairing_records import Acceleration
from tura.formats.trf.system import is_predetermined


def to_tournament(file: TrfFile) -> Tournament:
    """The section of the file, rows in TPN order.

    Rounds up to ``file.rounds_paired`` are filled (an empty block is a zero-point bye); after them stands
    at most one cell, the bye announced for the round to come.  Explicit acceleration becomes ``virtual``; the Baku
    acceleration that 192 merely names (``file.settings.baku``) is left to the caller.
    """
    settings = file.settings
    rows = tuple(_row(file, player) for player in sorted(file.players, key=lambda player: player.tpn))
    return Tournament(
        rounds=file.rounds,
        participants=rows,
        points=settings.points,
        initial_colour=settings.initial or initial_colour(rows),
        prohibitions=settings.prohibitions,
        absent=settings.absent,
        predetermined=is_predetermined(file),
    )


def _row(file: TrfFile, player: Player) -> Participant:
    return Participant(
        tpn=player.tpn,
        cells=resolved(file, player),
        rating=player.rating,
        title=player.title,
        name=player.name,
        federation=player.federation,
        virtual=virtual_points(file.settings.accelerations, player.tpn),
        extra=extra_points(file, player),
    )


def resolved(file: TrfFile, player: Player) -> tuple[Cell, ...]:
    """Rounds with empty blocks of the past read as byes, and the bye announced for the next round."""
    cells = [_cell(file, player, number) for number in range(1, file.rounds_paired + 2)]
    past = [ABSENT if cell == BLANK else cell for cell in cells[:-1]]
    return tuple(past) if cells[-1] == BLANK else (*past, cells[-1])


def _cell(file: TrfFile, player: Player, number: int) -> Cell:
    """The block of the round; where it is empty, record 240 may fill it."""
    cell = player.cells[number - 1] if number <= len(player.cells) else BLANK
    if cell == BLANK and not file.settings.team:
        for bye in file.settings.byes:
            if bye.round == number and player.tpn in bye.tpns:
                return Cell(0, None, bye.kind)
    return cell


def virtual_points(accelerations: tuple[Acceleration, ...], tpn: int) -> tuple[int, ...]:
    """Virtual points of a TPN by round, in tenths; of two records for one round the later counts.

    Ends with the last round that has any.
    """
    points: dict[int, int] = {}
    for acceleration in accelerations:
        if acceleration.low <= tpn <= acceleration.high:
            points.update(enumerate(acceleration.by_round, acceleration.first))
    last = max((number for number, value in points.items() if value), default=0)
    return tuple(points.get(number, 0) for number in range(1, last + 1))


def result_text(cell: Cell) -> str:
    """A round as "4w1" or, without an opponent, "U"."""
    if not cell.opponent:
        return cell.result.value.strip()
    colour = cell.colour.value if cell.colour else "-"
    return f"{cell.opponent}{colour}{cell.result.value}".strip()
