"""Lists of the ФШР: Swiss-Manager's own layout with a heading, and the older one without."""

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tura.domain.players import Discipline, Sex
from tura.formats.bad_input import bad_input
from tura.formats.decoding import lines_of
from tura.formats.lists.number import number
from tura.formats.lists.player_row import PlayerRow

if TYPE_CHECKING:
    from _csv import Reader as CsvReader

HEADING = (
    "ID_No",
    "Name",
    "Sex",
    "Fed",
    "Clubnumber",
    "ClubName",
    "Birthday",
    "Rtg_Nat",
    "Fide_No",
    "Rtg_Int",
)
_OLD_COLUMNS = 8


@dataclass(frozen=True, slots=True)
class FshrRecord:
    """A player of one ФШР list.

    ``name`` is "Фамилия Имя Отчество" (the last often missing).  ``rating`` None: none in this discipline.
    ``fide_rating`` is as the list gives it: of which FIDE list it is in the rapid and blitz files is not told.
    """

    fshr_id: str
    name: str
    sex: Sex
    federation: str = ""
    region: str = ""
    region_name: str = ""
    birth_year: int | None = None
    rating: int | None = None
    fide_id: str = ""
    fide_rating: int | None = None


def is_heading(line: str) -> bool:
    """The heading of the current lists."""
    return line.lstrip("\ufeff").lower().startswith("id_no")


def is_old(line: str) -> bool:
    """A line of the older lists: an id and seven more fields between semicolons."""
    parts = line.split(";")
    return len(parts) >= _OLD_COLUMNS and parts[0].strip('"').isdigit()


def read_fshr(text: str, name: str) -> Iterator[FshrRecord]:
    """Records in either layout; rows without an id are left out; raises BadInput where the table breaks off."""
    lines = lines_of(text.lstrip("\ufeff"))
    reader: csv.DictReader[str] | CsvReader
    if lines and is_heading(lines[0]):
        separator = ";" if lines[0].count(";") > lines[0].count(",") else ","
        reader = csv.DictReader(lines, delimiter=separator)
        found = _current(reader)
    else:
        reader = csv.reader(lines, delimiter=";")
        found = _old(reader)
    try:
        yield from found
    except csv.Error as error:
        line = min(reader.line_num + 1, len(lines))
        raise bad_input(
            name, "the table breaks off: {why}", "download the list again", line, why=error
        ) from None


def rows(text: str, name: str, discipline: Discipline | None) -> Iterator[PlayerRow]:
    """The records as flat rows; without a discipline the rating counts as standard until it is told."""
    for record in read_fshr(text, name):
        row = PlayerRow(
            record.fshr_id,
            record.name,
            record.sex is Sex.FEMALE,
            record.birth_year,
            record.federation,
            record.region,
            record.region_name,
            record.fide_id,
        )
        yield row.rated_in(discipline or Discipline.STANDARD, record.rating)


def _current(rows: Iterator[dict[str, str | None]]) -> Iterator[FshrRecord]:
    for row in rows:
        get = {
            str(key).strip().lower(): (value or "").strip()
            for key, value in row.items()
            if isinstance(value, str)
        }
        if get.get("id_no", "").isdigit():
            yield FshrRecord(
                fshr_id=get["id_no"],
                name=get.get("name", ""),
                sex=_sex(get.get("sex", "")),
                federation=get.get("fed", ""),
                region=get.get("clubnumber", ""),
                region_name=get.get("clubname", ""),
                birth_year=number(get.get("birthday", "")[:4]),
                rating=number(get.get("rtg_nat", "")),
                fide_id=get.get("fide_no", ""),
                fide_rating=number(get.get("rtg_int", "")),
            )


def _old(rows: Iterator[list[str]]) -> Iterator[FshrRecord]:
    """Id, name, -, region, rating, -, year, sex."""
    for row in rows:
        if len(row) >= _OLD_COLUMNS and row[0].strip().isdigit():
            yield FshrRecord(
                fshr_id=row[0].strip(),
                name=row[1].strip(),
                sex=_sex(row[7].strip()),
                region_name=row[3].strip(),
                birth_year=number(row[6].strip()[:4]),
                rating=number(row[4].strip()),
            )


def _sex(text: str) -> Sex:
    return Sex.FEMALE if text.lower() in ("f", "w", "ж") else Sex.MALE
