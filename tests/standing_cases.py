"""Values of a tie-break case, compared exactly."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path

from tura.domain.standings import Standing, standings
from tura.domain.tiebreaks.edition import Edition
from tura.domain.tournament import Tournament
from tura.formats.trf import read, to_tournament


def tournament_of(path: Path) -> Tournament:
    """The tournament of a file."""
    return to_tournament(read(path.read_bytes(), path.name))


def ranked(lines: Sequence[Standing]) -> list[list[int]]:
    """The TPNs by rank, equals together."""
    found: dict[int, list[int]] = {}
    for line in lines:
        found.setdefault(line.rank, []).append(line.tpn)
    return list(found.values())


def wrong_values(
    tournament: Tournament, wanted: Mapping[str, Mapping[str, float | str | None]], edition: Edition
) -> list[str]:
    """Every value that differs from the wanted one, beyond the decimals with which that was printed."""
    codes = sorted({code for values in wanted.values() for code in values} - {"DE"})
    lines = {line.tpn: line for line in standings(tournament, codes, edition=edition)}
    wrong: list[str] = []
    for tpn, values in wanted.items():
        for code, value in values.items():
            if code == "DE" or value is None or isinstance(value, dict):
                continue
            line = lines[int(tpn)]
            exact = Fraction(line.points, 10) if code == "PTS" else line.values[code].exact
            if abs(exact - Fraction(str(value))) > _printed_to(str(value), code):
                wrong.append(f"{tpn} {code}: {float(exact)}, wanted {value}")
    return wrong


def _printed_to(text: str, code: str) -> Fraction:
    """Half a unit of the last decimal, for AOB alone: everything else is exact."""
    return Fraction(1, 2 * 10 ** max(2, len(text.partition(".")[2]))) if code == "AOB" else Fraction(0)
