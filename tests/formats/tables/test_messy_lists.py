"""Lists as they really come: titles, totals, odd spellings, invisible signs, second tables."""

import time

import pytest

from tura.domain.players import Birth
from tura.formats.tables import EntryRow, read_entries
from workbooks_made import xlsx


def rows(data: bytes | str) -> tuple[EntryRow, ...]:
    """The rows of a list."""
    return read_entries(data.encode() if isinstance(data, str) else data, "list").rows


def names(data: bytes | str) -> list[str]:
    """The names alone."""
    return [row.name for row in rows(data)]


@pytest.mark.parametrize(
    "text",
    ["01.02.2010", "1.2.10", "2010-02-01", "2010/02/01", "1 февраля 2010 г.", "1 фев 2010", "01 .02. 2010", "1.II.2010",
     "20100201", "01.02.2010 00:00:00", "Feb 1, 2010", "1. Februar 2010", "40210", "01-02-2010", "01.02.2010 г.р."],
)  # fmt: skip
def test_a_birth_date_in_any_spelling(text: str) -> None:
    """The first of February 2010, as a date, in words, with Roman months, or as a spreadsheet's number."""
    (row,) = rows(f'ФИО;Дата рождения\nЛипов Олег;"{text}"\n')
    assert (row.birth, row.problems) == (Birth(2010, 2, 1), ())


@pytest.mark.parametrize("text", ["31.02.2010", "1 брюмера 2010", "99999", "123456", "2010 или 2011"])
def test_what_is_no_date_is_a_question(text: str) -> None:
    """Nothing is guessed."""
    (row,) = rows(f"ФИО;Дата рождения\nЛипов Олег;{text}\n")
    assert [problem.reason.code for problem in row.problems] == ["entry-birth"]
    assert row.birth is None


def test_titles_totals_and_signatures_are_no_players() -> None:
    """Lines above the headings, group lines, totals and the arbiter's signature are left out."""
    table = [
        ["Список участников турнира"], [None], ["№", "Ф.И.О.", "Рейтинг"], ["Девочки"], [1, "Берёзкина Аня", 1211],
        ["Мальчики до 12 лет"], [2, "Липов Олег", 1500], ["Итого:", None, 2], ["Всего участников: 2"],
        ["Главный судья", "Сосновский П."],
    ]  # fmt: skip
    assert names(xlsx(table)) == ["Берёзкина Аня", "Липов Олег"]


def test_signs_nobody_sees_and_letters_of_the_other_alphabet_are_mended() -> None:
    """Soft hyphens, zero-width and no-break spaces; Latin letters in Russian words and headings, and the reverse."""
    text = "ФИO;Peйтинг\nЛипoв\u00a0Oлeг;1\u202f543\nБе\u00adрёзкина \u200bАня;1211\nNоvak Alex;\n"
    assert [(row.name, row.rating) for row in rows(text)] == [
        ("Липов Олег", 1543),
        ("Берёзкина Аня", 1211),
        ("Novak Alex", None),
    ]


def test_a_second_table_below_has_its_own_columns() -> None:
    """Headings that stand again start anew."""
    text = "ФИО;Рейтинг\nЛипов Олег;1500\n\nТурнир Б\nРейтинг;ФИО\n1400;Соснов Пётр\n"
    assert [(row.name, row.rating) for row in rows(text)] == [("Липов Олег", 1500), ("Соснов Пётр", 1400)]


def test_a_hidden_sheet_comes_after_those_that_are_seen() -> None:
    """Last year's list in a hidden sheet is not taken for this one."""
    old, new = [["ФИО", "Пол"], ["Старый Список", "м"]], [["ФИО", "Пол"], ["Липов Олег", "м"]]
    assert names(xlsx(old, new, hidden=(0,))) == ["Липов Олег"]


def test_headings_in_two_lines_and_empty_columns() -> None:
    """What is above counts with what is below it."""
    above, below = [None, "ФИО", None, "Рейтинг", None], [None, None, None, "ФШР", "ФИДЕ"]
    (row,) = rows(xlsx([above, below, [None, "Липов Олег", None, 1500, 1600]]))
    assert [(rating.source.value, rating.value) for rating in row.ratings] == [("fshr", 1500), ("fide", 1600)]


def test_the_questions_of_a_form_are_headings() -> None:
    """The answers of an online form; whose telephone the trainer's is, nobody takes for the player's."""
    text = (
        '"Отметка времени","Фамилия, имя, отчество участника","Дата рождения участника","ID ФШР (если есть)",'
        '"В каком турнире играете?","Телефон тренера"\n"2026/03/01 10:11:12","Липов Олег","01.02.2010",61183,А,7\n'
    )
    (row,) = rows(text)
    assert (row.name, row.birth, row.fshr_id, row.section) == ("Липов Олег", Birth(2010, 2, 1), "61183", "А")
    assert row.phone == ""


def test_a_bare_column_of_numbered_names() -> None:
    """A list typed into one column."""
    assert names("ФИО\n1. Липов Олег\n2) Берёзкина Аня\n") == ["Липов Олег", "Берёзкина Аня"]


def test_a_hundred_thousand_headings_are_read_at_once() -> None:
    """The first column of a field counts, however often its heading stands there."""
    text = f"ФИО;Рейтинг{';Name' * 100_000}\nЛипов Олег;1500;Другой\n"
    begin = time.process_time()
    (row,) = rows(text)
    assert (row.name, row.rating) == ("Липов Олег", 1500)
    assert time.process_time() - begin < 8
