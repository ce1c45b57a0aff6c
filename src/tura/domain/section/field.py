"""The field: those who are paired together, with one list of numbers and one row of rounds."""

from dataclasses import dataclass, replace

from tura.domain.regulation.awarding import Counted
from tura.domain.regulation.schema import Section, System
from tura.domain.results import Colour
from tura.domain.round.values import Round


@dataclass(frozen=True, slots=True, kw_only=True)
class Headcount:
    """The entries that count as participants by one reading (RULES 6.1.9)."""

    counted: Counted
    entries: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark:
    """Something the tournament report must tell (a ``###`` line), by code, round and entries."""

    code: str
    round: int
    entries: tuple[str, ...] = ()
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ban:
    """Entries of whom no two may meet, in rounds ``first`` to ``last`` (TRF26 record 260)."""

    entries: tuple[str, ...]
    first: int = 1
    last: int = 9999


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One or more sections paired as one; named by the letter of the section that hosts the others.

    ``numbers`` are the entries in order of TPN, the first has TPN 1.  ``editions`` remembers, by round, the
    last edition of a pairing that was taken back, ``withdrawn`` those rounds as everybody had seen them.
    ``headcounts`` are frozen when round 2 is paired.
    ``lots`` is the seed of the drawing of lots, ``lots_by_hand`` an order drawn by hand.
    ``left_fide_mode`` is the round in which FIDE mode was left, for good (None: still in it).
    """

    letter: str
    sections: tuple[str, ...]
    rounds_planned: int
    system: System = System.DUTCH
    numbers: tuple[str, ...] = ()
    rounds: tuple[Round, ...] = ()
    first_board: int = 1
    fixed_boards: tuple[tuple[str, int], ...] = ()
    bans: tuple[Ban, ...] = ()
    initial_colour: Colour | None = None
    lots: int | None = None
    lots_by_hand: tuple[str, ...] = ()
    headcounts: tuple[Headcount, ...] = ()
    editions: tuple[tuple[int, int], ...] = ()
    withdrawn: tuple[Round, ...] = ()
    left_fide_mode: int | None = None
    remarks: tuple[Remark, ...] = ()

    @property
    def is_predetermined(self) -> bool:
        """A round robin: everybody's opponents are known in advance."""
        return self.system in (System.ROUND_ROBIN, System.DOUBLE_ROUND_ROBIN)

    @property
    def is_started(self) -> bool:
        """Round 1 is paired, if only as a draft."""
        return bool(self.rounds)

    @property
    def last(self) -> Round | None:
        """The round paired last, draft or published."""
        return self.rounds[-1] if self.rounds else None

    @property
    def published(self) -> int:
        """The number of the last published round, 0 before the first."""
        return sum(1 for round_ in self.rounds if round_.is_published)

    def round(self, number: int) -> Round | None:
        """A round by number."""
        return self.rounds[number - 1] if 1 <= number <= len(self.rounds) else None

    def tpns(self) -> dict[str, int]:
        """TPN by entry."""
        return {entry: tpn for tpn, entry in enumerate(self.numbers, 1)}

    def with_round(self, changed: Round) -> "Field":
        """The field with the round of the same number replaced, or added as the next."""
        at = changed.number - 1
        return replace(self, rounds=(*self.rounds[:at], changed, *self.rounds[at + 1 :]))


def alone(section: Section) -> Field:
    """The field of one section by itself, as its regulation says."""
    return Field(
        letter=section.letter,
        sections=(section.letter,),
        rounds_planned=section.playing.rounds,
        system=section.playing.system,
        first_board=section.first_board or 1,
    )
