"""Given ranks and values against recomputed ones: the standings half of a file check."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tura.domain.points import as_text
from tura.domain.standings.order import POINTS
from tura.domain.standings.ranking import Standing


@dataclass(frozen=True, slots=True)
class Given:
    """What a file says of a player: rank, points in tenths, printed tie-break values by code; None where silent."""

    rank: int | None = None
    points: int | None = None
    values: Mapping[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Difference:
    """One wrong figure: ``kind`` is rank, points or tiebreak, ``code`` the tie-break."""

    tpn: int
    kind: str
    given: str
    expected: str
    code: str = ""


def check_standings(lines: Sequence[Standing], given: Mapping[int, Given]) -> tuple[Difference, ...]:
    """Every given figure that the recomputed standings contradict.

    Ranks of players whom the list leaves equal may stand in any order inside their shared places.
    """
    sizes: dict[int, int] = {}
    for line in lines:
        sizes[line.rank] = sizes.get(line.rank, 0) + 1
    found: list[Difference] = []
    for line in lines:
        said = given.get(line.tpn, Given())
        last = line.rank + sizes[line.rank] - 1
        if said.points is not None and said.points != line.points:
            found.append(Difference(line.tpn, "points", as_text(said.points), as_text(line.points), POINTS))
        if said.rank is not None and not line.rank <= said.rank <= last:
            expected = str(line.rank) if last == line.rank else f"{line.rank}-{last}"
            found.append(Difference(line.tpn, "rank", str(said.rank), expected))
        found.extend(_values(line, said.values or {}))
    return tuple(found)


def _values(line: Standing, values: Mapping[str, str]) -> list[Difference]:
    return [
        Difference(line.tpn, "tiebreak", text, line.values[code].text, code)
        for code, text in values.items()
        if code in line.values and text != line.values[code].text
    ]
