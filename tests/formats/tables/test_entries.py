"""Entry lists in the shapes that organisers send."""

import io
import json
import zipfile
from datetime import date

import pytest
import xlsxwriter
from hypothesis import given
from hypothesis import strategies as st

from shared_cases import cases
from tura.domain.players import Birth, Discipline, Rating, RatingSource, Sex
from tura.formats.bad_input import BadInput
from tura.formats.swiss_manager import ListedPlayer, players_text
from tura.formats.tables import EntryRow, read_entries

RUSSIAN = (
    "Фамилия;Имя;Пол;Дата рождения;Рейтинг;ФИДЕ ID;Клуб\n"
    'Берёзкина;Аня;ж;01.02.2014;;;"Клуб ""Ладья"", Ижевск"\n'
    "Сосновский;Пётр;м;31.12.2013;1 543;24100002;\n"
    "Липов;Олег;;2013;;;\n"
)


def rows(text: str, encoding: str = "utf-8") -> tuple[EntryRow, ...]:
    """The rows of a table."""
    return read_entries(text.encode(encoding), "list.csv").rows


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1251", "utf-16", "utf-16-le"])
def test_every_usual_encoding_gives_the_same_rows(encoding: str) -> None:
    """The same table in any encoding that Russian programs write is read alike."""
    assert rows(RUSSIAN, encoding) == rows(RUSSIAN)


def test_russian_headings_are_read_field_by_field() -> None:
    """Surname and given name join, words for sex and day-first dates are understood."""
    first, second, third = rows(RUSSIAN)
    assert (first.name, first.full_name, first.sex) == ("Берёзкина, Аня", "Берёзкина Аня", Sex.FEMALE)
    assert (first.birth, first.club, first.rating) == (Birth(2014, 2, 1), 'Клуб "Ладья", Ижевск', None)
    assert (second.rating, second.fide_id, second.row) == (1543, "24100002", 3)
    assert (third.sex, third.birth) == (None, Birth(2013))


def test_a_list_that_marks_only_women_leaves_men_blank() -> None:
    """Swiss-Manager writes f or nothing: nothing means a man there."""
    table = "ID_No,Name,Sex,Rtg_Nat,Fide_No,Rtg_Int\n1,Примерова Анна,f,1000,,\n2,Примеров Пётр,,1100,999000001,1500\n"
    woman, man = rows(table)
    assert (woman.sex, man.sex) == (Sex.FEMALE, Sex.MALE)
    assert man.ratings == (
        Rating(RatingSource.FSHR, Discipline.STANDARD, 1100),
        Rating(RatingSource.FIDE, Discipline.STANDARD, 1500),
    )


def test_line_breaks_inside_a_cell_become_blanks() -> None:
    """A quoted line break is part of the name, not a new row."""
    (row,) = rows('name,birth\n"Two\nLines, Kim",31/12/2012\n')
    assert (row.name, row.birth) == ("Two Lines, Kim", Birth(2012, 12, 31))


def test_an_american_column_is_read_month_first() -> None:
    """One date that can only be month first decides for its column."""
    first, second = rows("name,birth\nA B,05/04/1990\nC D,12/31/1991\n")
    assert (first.birth, second.birth) == (Birth(1990, 5, 4), Birth(1991, 12, 31))
    assert not first.problems


def test_an_open_date_order_is_asked_about() -> None:
    """A date with slashes that may be either order is read day first and named."""
    (row,) = rows("name,birth\nA B,05/04/1990\n")
    assert row.birth == Birth(1990, 4, 5)
    assert [problem.reason.code for problem in row.problems] == ["entry-birth-order"]


def test_desk_columns_are_typed() -> None:
    """Sums become kopecks, bye rounds numbers; a cell that cannot be read names its heading."""
    table = "Name\tPaid\tByeRounds\tLeavesAfterRound\nA B\t1 500,50 ₽\t2, 4-5\t6\nC D\tlater\t\t\n"
    first, second = rows(table)
    assert (first.paid, first.bye_rounds, first.leaves_after) == (150050, (2, 4, 5), 6)
    assert [(problem.heading, problem.text) for problem in second.problems] == [("Paid", "later")]


def test_unknown_columns_are_kept() -> None:
    """A column nobody knows stays with its heading."""
    (row,) = rows("ФИО;Любимый дебют;Пол\nA B;1. e4;м\n")
    assert row.other == (("Любимый дебют", "1. e4"),)


def test_a_workbook_reads_as_its_text_would() -> None:
    """XLSX with a title above the headings, numbers and a real date."""
    buffer = io.BytesIO()
    with xlsxwriter.Workbook(buffer) as book:
        sheet = book.add_worksheet()
        sheet.write_row(0, 0, ["Список участников"])
        sheet.write_row(2, 0, ["ФИО", "Рейтинг", "Дата рождения", "ID ФШР"])
        sheet.write_row(3, 0, ["Липов Олег", 1500, None, 61183])
        sheet.write_datetime(3, 2, date(2012, 5, 6), book.add_format({"num_format": "dd.mm.yyyy"}))
    (row,) = read_entries(buffer.getvalue(), "list.xlsx").rows
    assert (row.row, row.name, row.rating, row.birth) == (4, "Липов Олег", 1500, Birth(2012, 5, 6))
    assert row.fshr_id == "61183"


def test_an_open_document_sheet_is_read() -> None:
    """ODS, as LibreOffice writes it, with repeated empty cells and a date typed as a date."""
    content = (
        '<?xml version="1.0" encoding="UTF-8"?><office:document-content '
        'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
        'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" '
        'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet>'
        '<table:table table:name="1"><table:table-row>'
        + "".join(
            f'<table:table-cell office:value-type="string"><text:p>{text}</text:p></table:table-cell>'
            for text in ("ФИО", "Пол", "Дата рождения")
        )
        + "</table:table-row><table:table-row>"
        '<table:table-cell office:value-type="string"><text:p>Липов Олег</text:p></table:table-cell>'
        '<table:table-cell table:number-columns-repeated="1"/>'
        '<table:table-cell office:value-type="date" office:date-value="2012-05-06"><text:p>06.05.12</text:p>'
        "</table:table-cell></table:table-row></table:table></office:spreadsheet></office:body>"
        "</office:document-content>"
    )
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("content.xml", content)
        archive.writestr("META-INF/manifest.xml", "<manifest/>")
    (row,) = read_entries(buffer.getvalue(), "list.ods").rows
    assert (row.row, row.name, row.birth) == (2, "Липов Олег", Birth(2012, 5, 6))


def test_the_list_of_chess_results_is_read() -> None:
    """A title above, "Имя" as the whole name, unknown counters left alone."""
    (row,) = rows("Турнир\n\n№;;Имя;ФИДЕ ID;Фед.;Рейт.\n1;FM;Липов, Олег;999000001;RUS;2100\n")
    assert (row.row, row.name, row.fide_id, row.federation, row.rating) == (
        4,
        "Липов, Олег",
        "999000001",
        "RUS",
        2100,
    )


def test_swiss_managers_own_player_list_is_read() -> None:
    """What is written for Swiss-Manager is read back field by field."""
    player = ListedPlayer(
        1, "Примерова", "Анна", "WFM", "61183", 1500, 1600, Birth(1992, 6, 1), "RUS", Sex.FEMALE
    )
    (row,) = read_entries(players_text([player]), "players.txt").rows
    assert (row.name, row.title, row.fshr_id, row.birth) == (
        "Примерова, Анна",
        "WFM",
        "61183",
        Birth(1992, 6, 1),
    )
    assert (row.federation, row.sex, [rating.value for rating in row.ratings]) == (
        "RUS",
        Sex.FEMALE,
        [1500, 1600],
    )


@pytest.mark.parametrize(
    "data", [b"", b"\n\n", b"a;b\n1;2\n", b"Name;Sex\n", b"\x89PNG\x00\x01\x02\x03", b"PK\x03\x04nonsense"]
)
def test_a_file_without_entries_is_refused_by_name(data: bytes) -> None:
    """What is no entry list says so with the file's name."""
    with pytest.raises(BadInput, match=r"list\.csv"):
        read_entries(data, "list.csv")


@given(
    st.binary(max_size=200) | st.text(max_size=200).map(lambda text: ("Name;Sex;Birthday\n" + text).encode())
)
def test_no_bytes_break_the_reader(data: bytes) -> None:
    """Any bytes give rows or the one error for bad input."""
    assert _outcome(data)


def _outcome(data: bytes) -> bool:
    try:
        return bool(read_entries(data, "list.csv").rows)
    except BadInput as error:
        return str(error).startswith("list.csv")


@pytest.mark.parametrize("name", ["132-utf8bom-semicolon.csv", "133-comma-quoted-newline.csv"])
def test_the_shared_lists_read_as_their_answers_say(name: str) -> None:
    """Every name, rating, sex and birth date that the full case set lists is found."""
    folder = cases("scenarios")
    wanted = json.loads((folder / "expected.json").read_text(encoding="utf-8"))[name]["expected"]["players"]
    found = read_entries((folder / name).read_bytes(), name).rows
    assert len(found) == len(wanted)
    for row, player in zip(found, wanted, strict=True):
        birth = str(row.birth) if row.birth else None
        if isinstance(player, list):
            assert [row.name, row.rating, birth] == player
        else:
            sex = {Sex.MALE: "m", Sex.FEMALE: "w", None: None}[row.sex]
            birth = f"{birth} (year only)" if birth and len(birth) == 4 else birth
            shown = {"name": row.name, "sex": sex, "birth": birth, "rating": row.rating}
            shown |= {"club": row.club, "fide": row.fide_id}
            assert player.items() <= shown.items()


@pytest.mark.parametrize("text", ["1-99999999999", "7" * 5000, "1-2-3", "²"])
def test_rounds_that_no_tournament_has_are_a_question(text: str) -> None:
    """A slip of the finger neither fills the memory nor stops the reading."""
    (row,) = rows(f"ФИО;Баи\nЛипов Олег;{text}\n")
    assert (row.bye_rounds, [problem.reason.code for problem in row.problems]) == ((), ["entry-rounds"])
