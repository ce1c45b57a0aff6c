"""What a reader owes to any file: a value that holds together, or bad input that names the file and what to do."""

from collections.abc import Callable
from random import Random
from typing import TypeVar

from tura.app.file_pairing import pair_file
from tura.app.file_standings import SWISS, file_differences, file_standings
from tura.domain.pairing.dutch.engine import Way
from tura.domain.regulation.lint import lint
from tura.drafting import draft
from tura.formats.bad_input import BadInput
from tura.formats.lists import read_list
from tura.formats.regulation import read_regulation, write_regulation
from tura.formats.tables.entries import read_entries
from tura.formats.tournament_file import read_tournament
from tura.formats.trf import TrfFile, Version, converted, left_out, read, to_tournament, write

T = TypeVar("T")
_PAIRED_EVERY, _MOST_PLAYERS = 8, 60


class LawBrokenError(Exception):
    """A value or a refusal that is not as it must be."""


def must(holds: object, law: str) -> None:
    """Raise unless it holds."""
    if not holds:
        raise LawBrokenError(law)


def told(error: BadInput, data: bytes, file: str) -> None:
    """The refusal names the file, a line that it has (or none), what is wrong and what to do."""
    must(error.file == file and error.problems, "the refusal does not name the file")
    # What is packed has lines of its own.
    packed = data.startswith(b"PK")
    most = data.count(b"\n") + data.count(b"\r") + 2
    for problem in error.problems:
        must(problem.what.strip() and problem.remedy.strip(), "a refusal without words")
        must(
            packed or problem.line is None or 0 < problem.line <= most,
            f"line {problem.line} of a file of {most}",
        )
    must(str(error).startswith(f"{file}:"), "the refusal does not begin with the file")


def tournament(data: bytes, chance: Random) -> object:
    """Read, written and read again it is the same, in every edition; it can be paired and ranked, or says why not."""
    file = _refused(data, "x.trf", read_tournament)
    to_tournament(file)
    must(read(write(file), "x.trf") == file, "written and read again it is another file")
    for version in Version:
        left_out(file, version)
        new = converted(file, version)
        must(read(write(file, version), "x.trf") == new, f"written as {version.value} it is another file")
    if not chance.randrange(_PAIRED_EVERY) and len(file.players) <= _MOST_PLAYERS and file.rounds < 30:
        _used(file)
    return file


def _used(file: TrfFile) -> None:
    pair_file(file, None, Way.FAST)
    file_differences(file)
    if not file.settings.team:
        lines = file_standings(file, SWISS)
        must(len(lines) == len(file.players), "a player has no place")


def entries(name: str) -> Callable[[bytes, Random], object]:
    """Rows with names, in their order."""

    def law(data: bytes, _chance: Random) -> object:
        read_ = _refused(data, name, read_entries)
        rows = [row.row for row in read_.rows]
        must(
            rows and rows == sorted(rows) and all(row.name for row in read_.rows),
            "rows without names or order",
        )
        for row in read_.rows:
            row.name.encode()
        return read_

    return law


def regulation(data: bytes, _chance: Random) -> object:
    """Read, linted, written and read again it is the same."""
    text = data.decode("utf-8", "replace")
    file = _refused(text.encode(), "x.toml", lambda _, name: read_regulation(text, name))
    lint(file.regulation)
    again = read_regulation(write_regulation(file.regulation), "x.toml")
    must(again.regulation == file.regulation, "written and read again it is another regulation")
    return file


def rating_list(data: bytes, _chance: Random) -> object:
    """Its records and its flat rows are the same players."""
    records = _refused(data, "x", lambda content, name: list(read_list(content, name).records))
    rows = _refused(data, "x", lambda content, name: list(read_list(content, name).rows))
    must(len(records) == len(rows), f"{len(records)} records, {len(rows)} rows")
    for record, row in zip(records, rows, strict=True):
        ident = record.fshr_id if hasattr(record, "fshr_id") else record.fide_id
        must((ident, record.name, record.birth_year) == (row.id, row.name, row.birth), f"{record} is {row}")
    return records or None


def drafted(data: bytes, _chance: Random) -> object:
    """What is drafted is a regulation that reads back as it was written."""
    made = draft(data.decode("utf-8", "replace"))
    read_regulation(write_regulation(made.regulation), "x.toml")
    lint(made.regulation)
    return made if made.lines_read else None


def _refused(data: bytes, name: str, reads: Callable[[bytes, str], T]) -> T:
    try:
        return reads(data, name)
    except BadInput as error:
        told(error, data, name)
        raise
