"""What the articles 1.2 to 1.8 say of each player, computed as they are written and shared with no engine."""

from dataclasses import dataclass

from tura.domain.points import PointSystem
from tura.domain.results import Cell, Colour, Result
from tura.domain.tournament import Participant, Tournament


@dataclass(frozen=True)
class Seat:
    """A player to pair."""

    tpn: int
    score: int
    colours: tuple[Colour, ...]
    opponents: frozenset[int]
    had_bye: bool
    unplayed: int
    topscorer: bool
    floats: tuple[str, str]  # round before, two rounds before: "down", "up" or ""
    number: int  # among those who ever took part

    @property
    def difference(self) -> int:
        """1.6."""
        return self.colours.count(Colour.WHITE) - self.colours.count(Colour.BLACK)

    @property
    def wish(self) -> tuple[str, Colour | None]:
        """1.7: the class of the preference and its colour."""
        cd, last = self.difference, self.colours[-2:]
        if cd > 1:
            return ("absolute", Colour.BLACK)
        if cd < -1:
            return ("absolute", Colour.WHITE)
        if len(last) == 2 and last[0] is last[1]:
            return ("absolute", last[0].opposite)
        if cd:
            return ("strong", Colour.BLACK if cd > 0 else Colour.WHITE)
        return ("mild", last[-1].opposite) if last else ("none", None)


def played(cell: Cell) -> bool:
    """Whether there was a game over the board."""
    return cell.result.facts.played


def points(cell: Cell, system: PointSystem) -> int:
    """The points of a cell, an adjourned game a draw."""
    return system.draw if cell.result is Result.UNKNOWN else system.of(cell.result)


def cell_of(row: Participant, number: int) -> Cell:
    """The cell of a round; absence when there is none."""
    return row.cells[number - 1] if number <= len(row.cells) else Cell(0, None, Result.PENDING)


def pairing_score(row: Participant, before: int, system: PointSystem) -> int:
    """The score for the pairing of a round, virtual points included."""
    virtual = row.virtual[before - 1] if before <= len(row.virtual) else 0
    return virtual + sum(points(cell_of(row, number), system) for number in range(1, before))


def float_in(tournament: Tournament, row: Participant, number: int) -> str:
    """1.4: the float of a row in a round."""
    if number < 1:
        return ""
    cell, system = cell_of(row, number), tournament.points
    if played(cell):
        mine = pairing_score(row, number, system)
        theirs = pairing_score(tournament.by_tpn[cell.opponent], number, system)
        return "down" if mine > theirs else "up" if mine < theirs else ""
    if cell.result is Result.PAIRING_BYE or points(cell, system) > system.loss:
        return "down"
    return ""


def took_part(row: Participant, done: int) -> bool:
    """Whether the row was ever paired."""
    return any(cell.opponent or cell.result is Result.PAIRING_BYE for cell in row.cells[:done])


def is_topscorer(tournament: Tournament, row: Participant, round_no: int) -> bool:
    """1.8."""
    if round_no < tournament.rounds:
        return False
    score = sum(points(cell_of(row, number), tournament.points) for number in range(1, round_no))
    return 2 * score > tournament.points.win * (round_no - 1)


def forbidden(tournament: Tournament, tpn: int, round_no: int) -> set[int]:
    """Whom a prohibition keeps from a player in a round."""
    return {
        other
        for rule in tournament.prohibitions
        if tpn in rule.tpns and rule.first <= round_no <= rule.last
        for other in rule.tpns
    }


def seats(tournament: Tournament, round_no: int) -> list[Seat]:
    """The players to pair, in the order of 1.2."""
    done = round_no - 1
    here = [row for row in tournament.participants if row.tpn not in tournament.absent]
    present = {row.tpn for row in here}
    numbered = [row.tpn for row in tournament.participants if row.tpn in present or took_part(row, done)]
    result = []
    for row in here:
        past = [cell_of(row, number) for number in range(1, round_no)]
        idle = [cell for cell in past if not played(cell)]
        win = tournament.points.win
        seat = Seat(
            tpn=row.tpn,
            score=pairing_score(row, round_no, tournament.points),
            colours=tuple(cell.colour for cell in past if played(cell) and cell.colour),
            opponents=frozenset(
                {cell.opponent for cell in past if played(cell)} | forbidden(tournament, row.tpn, round_no)
            ),
            had_bye=any(
                cell.result is Result.PAIRING_BYE or points(cell, tournament.points) >= win for cell in idle
            ),
            unplayed=len(idle),
            topscorer=is_topscorer(tournament, row, round_no),
            floats=(float_in(tournament, row, done), float_in(tournament, row, done - 1)),
            number=numbered.index(row.tpn) + 1,
        )
        result.append(seat)
    return sorted(result, key=lambda seat: (-seat.score, seat.tpn))
