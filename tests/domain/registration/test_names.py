"""Spellings of one name meet; different names do not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tura.domain.registration.names import is_exactly, may_be_one, patronymics, skeleton, words

CYRILLIC = st.text("абвгдеёжзийклмнопрстуфхцчшщъыьэюя", min_size=2, max_size=12)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Мотылёв Ян", "Мотылев Ян Егорович"),
        ("Ян Мотылёв", "Мотылёв Ян"),
        ("Щавелёва Юлия", "Shchaveleva, Yuliya"),
        ("Щавелёва Юлия", "Schaveleva Julia"),
        ("Хвойный Алексей", "Khvoynyy, Aleksey"),
        ("Хвойный Алексей", "Hvoinyi Alexey"),
        ("Чайкина Ксения", "Chaykina, Kseniya"),
        ("Чайкина Ксения", "Chaikina Xenia"),
        ("Ежов Семён", "Yezhov, Semen"),
        ("Цаплин Пётр Лукич", "TSAPLIN Petr"),
        ("Римская-Корсакова Ия", "Rimskaya-Korsakova, Iya"),
    ],
)
def test_one_name_in_two_spellings(one: str, other: str) -> None:
    """ё, order, alphabet, transliteration and a missing patronymic make no second person."""
    assert may_be_one(one, other)
    assert may_be_one(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Огнёв Марк", "Огнёва Марк"),
        ("Огнёв Марк", "Огнёв Степан"),
        ("Огнёв Марк Лукич", "Огнёв Марк Юрьевич"),
        ("Огнёв", "Огнёв Марк"),
        ("Ким Ли", "Ким Ли Анна"),
        ("", "Огнёв Марк"),
    ],
)
def test_two_names(one: str, other: str) -> None:
    """Another surname, name or patronymic, or too little to tell, is not one name."""
    assert not may_be_one(one, other)
    assert not may_be_one(other, one)


@given(CYRILLIC)
def test_yo_and_case_do_not_change_how_a_word_sounds(word: str) -> None:
    """A word with е for ё, or in capitals, has one skeleton, in Latin letters."""
    assert skeleton(word) == skeleton(word.replace("ё", "е")) == skeleton(word.upper())
    assert skeleton(word).isascii()


def test_patronymics_are_told_from_surnames_by_their_endings() -> None:
    """Ильич, Ильинична and Фёдоровна are fathers' names, Огнёв is not."""
    assert len(patronymics("Огнёв Марк Ильич")) == len(patronymics("Огнёва Ника Ильинична")) == 1
    assert patronymics("Огнёва Ника Фёдоровна") == words("Фёдоровна")
    assert patronymics("Огнёв Марк") == frozenset()
    assert is_exactly("Огнёв Марк", "Огнев Марк")
    assert not is_exactly("Огнёв Марк", "Огнев Марк Ильич")
