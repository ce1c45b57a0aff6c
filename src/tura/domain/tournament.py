"""The crosstable: what pairing, tie-breaks, ratings and files all read of a section."""

from dataclasses import dataclass
from functools import cached_property

from tura.domain.points import STANDARD, PointSystem
from tura.domain.results import Cell, Colour


@dataclass(frozen=True, slots=True)
class Participant:
    """One row: a TPN with its rounds so far (``cells[r - 1]`` is round r).

    ``rating`` 0 means unrated.  ``virtual`` are the acceleration's virtual points by round, in tenths
    (C.04.7 1.5); rounds beyond its end have none.  ``extra`` are points given or taken beside the results, in tenths
    by the round from whose end on they count (record 299).  ``name`` and ``title`` order equal ratings (C.04.2 2.2).
    """

    tpn: int
    cells: tuple[Cell, ...] = ()
    rating: int = 0
    title: str = ""
    name: str = ""
    federation: str = ""
    virtual: tuple[int, ...] = ()
    extra: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Prohibition:
    """Nobody of the group meets another of it, in rounds ``first`` to ``last`` (TRF26 record 260)."""

    tpns: frozenset[int]
    first: int = 1
    last: int = 9999


@dataclass(frozen=True)
class Tournament:
    """A section as numbers: rounds planned, points, rows by TPN, and what binds its pairing.

    ``initial_colour`` is the colour drawn for the highest-ranked odd TPN (C.04.3 5.1).
    ``absent`` are TPNs not to be paired in the round that comes next beside those whose cell for it is a bye.
    ``predetermined`` is true for round robins (C.07 15.2).
    """

    rounds: int
    participants: tuple[Participant, ...]
    points: PointSystem = STANDARD
    initial_colour: Colour | None = None
    prohibitions: tuple[Prohibition, ...] = ()
    absent: frozenset[int] = frozenset()
    predetermined: bool = False

    @cached_property
    def by_tpn(self) -> dict[int, Participant]:
        """Rows found by TPN."""
        return {row.tpn: row for row in self.participants}
