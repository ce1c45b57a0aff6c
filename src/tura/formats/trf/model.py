"""A tournament report file as its records in file order."""

from dataclasses import dataclass, field
from functools import cached_property

from tura.domain.results import Cell
from tura.formats.trf.notes import Note, Notes
from tura.formats.trf.paired import rounds_paired
from tura.formats.trf.settings import Settings, parse_settings


@dataclass(frozen=True, slots=True)
class Player:
    """Record 001.

    ``sex`` is "m", "w" or "" (unknown); ``title`` is FIDE's abbreviation; ``birth`` is "YYYY/MM/DD", "YYYY/00/00"
    or "" (a date that cannot be read stays as written); ``points`` are tenths or None; ``cells[r - 1]`` is
    round r as written, where BLANK is an empty block and trailing empty blocks are left out.
    """

    tpn: int
    name: str = ""
    sex: str = ""
    title: str = ""
    rating: int = 0
    federation: str = ""
    fide_id: str = ""
    birth: str = ""
    points: int | None = None
    rank: int | None = None
    cells: tuple[Cell, ...] = ()
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class National:
    """A national record (NRS): a federation's own view of the player with the same ``tpn``."""

    federation: str
    tpn: int
    sex: str = ""
    title: str = ""
    name: str = ""
    rating: int = 0
    origin: str = ""
    ident: str = ""
    birth: str = ""
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Raw:
    """Any other line, verbatim: headers, team records, comments, rulers, records nobody knows, blanks."""

    text: str
    line: int = field(default=0, compare=False)

    @property
    def code(self) -> str:
        """Columns 1 to 3."""
        return self.text[:3]

    @property
    def value(self) -> str:
        """The free text from column 5."""
        return self.text[4:].strip()


Record = Player | National | Raw


@dataclass(frozen=True)
class TrfFile:
    """Everything a file holds; two files are equal when their records are."""

    records: tuple[Record, ...]
    name: str = field(default="", compare=False)
    encoding: str = field(default="utf-8", compare=False)
    repairs: tuple[Note, ...] = field(default=(), compare=False)

    @cached_property
    def players(self) -> tuple[Player, ...]:
        """The 001 records in file order."""
        return tuple(record for record in self.records if isinstance(record, Player))

    @cached_property
    def raws(self) -> tuple[Raw, ...]:
        """All lines that are not players'."""
        return tuple(record for record in self.records if isinstance(record, Raw))

    @cached_property
    def settings(self) -> Settings:
        """What the other records say of scoring, colours, byes, acceleration and pairs that must not be."""
        return parse_settings(((raw.line, raw.text) for raw in self.raws), Notes())

    @cached_property
    def rounds_paired(self) -> int:
        """The last round with a pairing (see ``rounds_paired``)."""
        return rounds_paired([player.cells for player in self.players])

    @cached_property
    def rounds(self) -> int:
        """Rounds planned: 142 or XXR, but never fewer than the rounds paired."""
        return max(self.settings.rounds or 0, self.rounds_paired)

    def header(self, code: str) -> str:
        """The text of the first record with this code, or ""."""
        return next((raw.value for raw in self.raws if raw.code == code), "")

    def headers(self, code: str) -> tuple[str, ...]:
        """The texts of all records with this code."""
        return tuple(raw.value for raw in self.raws if raw.code == code)
