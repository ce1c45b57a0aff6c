"""The table of sports ranks (ЕВСК): a text that an arbiter completes from the official edition."""

import csv
from importlib.resources import files

from tura.domain.players import Sex
from tura.domain.ratings.sports_ranks import RankRow
from tura.formats.bad_input import BadInput, bad_input

HEADER = ("разряд", "пол", "от", "до", "процент", "партий", "возраст", "сверено")
_SEX = {"": None, "м": Sex.MALE, "ж": Sex.FEMALE}
_MOST_DIGITS = 9
_YES = {"да": True, "": False, "нет": False}


def shipped_ranks() -> tuple[RankRow, ...]:
    """The table that comes with tura: it holds only lines that were verified, and must be completed."""
    text = (files("tura.formats") / "data" / "sports_ranks.csv").read_text(encoding="utf-8")
    return read_ranks(text, "sports_ranks.csv")


def read_ranks(text: str, name: str) -> tuple[RankRow, ...]:
    """The lines of a table: semicolons, a header line, comments after ``#``; raises BadInput naming the line."""
    rows: list[RankRow] = []
    seen_header = False
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        cells = tuple(cell.strip() for cell in next(csv.reader([line], delimiter=";")))
        if not seen_header:
            if tuple(cell.lower() for cell in cells) != HEADER:
                raise bad_input(
                    name, "the header line is another", "write {columns}", number, columns=";".join(HEADER)
                )
            seen_header = True
            continue
        rows.append(_row(cells, name, number))
    return tuple(rows)


def _row(cells: tuple[str, ...], name: str, number: int) -> RankRow:
    if len(cells) != len(HEADER) or not cells[0]:
        raise bad_input(
            name,
            "{count} columns are needed, the first with the rank",
            "complete it",
            number,
            count=len(HEADER),
        )
    sex, verified = cells[1].lower(), cells[7].lower()
    if sex not in _SEX:
        raise _wrong(name, number, "пол", cells[1], "м, ж or nothing")
    if verified not in _YES:
        raise _wrong(name, number, "сверено", cells[7], "да or nothing")
    numbers = [_whole(cell, HEADER[place], name, number) for place, cell in enumerate(cells[2:7], 2)]
    low, high, percent, games, age = numbers
    if low > high or not 0 < percent <= 100:
        raise bad_input(name, "the band or the percentage is impossible", "correct от, до or процент", number)
    return RankRow(cells[0], _SEX[sex], low, high, percent, games, age, _YES[verified])


def _whole(cell: str, column: str, name: str, number: int) -> int:
    if not cell and column in ("партий", "возраст"):
        return 0
    if not cell.isdecimal() or len(cell) > _MOST_DIGITS:
        raise _wrong(name, number, column, cell, "a whole number")
    return int(cell)


def _wrong(name: str, number: int, column: str, cell: str, wanted: str) -> BadInput:
    return bad_input(
        name, "{column} is {cell!r}", "write {wanted}", number, column=column, cell=cell, wanted=wanted
    )
