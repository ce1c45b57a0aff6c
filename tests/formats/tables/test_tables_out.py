"""Tables handed out as CSV and XLSX."""

import io
import time
from datetime import date

import pytest
from python_calamine import CalamineWorkbook

from tura.formats.tables import Column, Table, decimal_text, to_csv, to_xlsx

TABLE = Table(
    "Итоги: А",
    (Column("Место"), Column("ФИО"), Column("Очки", decimals=1), Column("Приз", decimals=2), Column("Дата")),
    (
        (1, 'Липов "Лев" Олег', 55, 288750, date(2026, 3, 1)),
        (None, "=HYPERLINK(1)", 0, None, None),
    ),
)


def test_csv_is_what_a_russian_excel_opens() -> None:
    """BOM, semicolons, decimal commas, quoted quotes, and no formula that would run."""
    assert to_csv(TABLE).decode("utf-8-sig").split("\r\n") == [
        "Место;ФИО;Очки;Приз;Дата",
        '1;"Липов ""Лев"" Олег";5,5;2887,50;2026-03-01',
        ";'=HYPERLINK(1);0,0;;",
        "",
    ]
    assert to_csv(TABLE).startswith(b"\xef\xbb\xbf")


@pytest.mark.parametrize(
    ("text", "shown"),
    [("+", "+"), ("-1", "-1"), ("-,5", "-,5"), ("@a", "'@a"), ("+-", "+-"), ("-2+3", "'-2+3"), ("+a", "'+a")],
)
def test_only_what_could_run_is_disarmed(text: str, shown: str) -> None:
    """Signs of results and numbers stay as they are."""
    table = Table("t", (Column("h"),), ((text,),))
    assert to_csv(table).decode("utf-8-sig").split("\r\n")[1] == shown


def test_xlsx_holds_numbers_dates_and_texts() -> None:
    """Points and money are numbers, a formula is text, the sheet is named after the title."""
    book = CalamineWorkbook.from_filelike(io.BytesIO(to_xlsx([TABLE, TABLE])))
    assert book.sheet_names == ["Итоги  А", "Итоги  А 2"]
    title, heading, first, second = book.get_sheet_by_index(0).to_python()
    assert title[0] == "Итоги: А"
    assert heading == ["Место", "ФИО", "Очки", "Приз", "Дата"]
    assert first == [1.0, 'Липов "Лев" Олег', 5.5, 2887.5, date(2026, 3, 1)]
    assert second[1] == "=HYPERLINK(1)"


def test_xlsx_bytes_do_not_depend_on_the_clock() -> None:
    """The same table gives the same bytes at another second."""
    first = to_xlsx([TABLE])
    time.sleep(1.1)
    assert to_xlsx([TABLE]) == first


@pytest.mark.parametrize(
    ("value", "decimals", "text"), [(55, 1, "5.5"), (-5, 1, "-0.5"), (5, 2, "0.05"), (7, 0, "7")]
)
def test_scaled_numbers_are_exact(value: int, decimals: int, text: str) -> None:
    """Tenths and kopecks become text without a float."""
    assert decimal_text(value, decimals) == text


def test_values_with_a_point_get_the_mark_of_the_table() -> None:
    """A tie-break of 29.5 written with a point would become the 29th of May in a Russian Excel."""
    table = Table("", (Column("Бух"), Column("Тур")), (("29.5", "1.5 тур"),))
    assert to_csv(table).decode("utf-8-sig").splitlines()[1] == "29,5;1.5 тур"
    assert to_csv(table, ",", ".").decode("utf-8-sig").splitlines()[1] == "29.5,1.5 тур"
