"""Regulations in many wordings, each with the file it must become and the sentences it must leave unread."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drafting.comparing import score
from tura.domain.regulation.lint import lint
from tura.drafting import draft
from tura.formats.regulation import read_regulation, write_regulation

TEXTS = sorted(path.parent for path in Path(__file__).parent.glob("texts/*/text.txt"))
VOCABULARY = """турнир категория A Б «Юниоры» призы место 1 2-3 место: - 5000 ₽ 10% женское ветеран 1963 г.р. и старше
тур в 11:00 31 февраля 2025 до 20 участников 40+ взнос рейтинг FIDE до 1600 U10 Бухгольц при равенстве личная встреча
регистрация с по 10+5 минут опоздание кубок медаль | . ; : ( )"""
WORDS = st.sampled_from(sorted({*VOCABULARY.split(), "\n"}))


@pytest.mark.parametrize("folder", TEXTS, ids=lambda folder: folder.name)
def test_a_text_becomes_its_regulation(folder: Path) -> None:
    """Every value, and the line it came from, is the expected one."""
    drafted = draft((folder / "text.txt").read_text(encoding="utf-8")).regulation
    expected = read_regulation((folder / "regulation.toml").read_text(encoding="utf-8")).regulation
    assert score(drafted, expected)[1] == []
    assert drafted == expected


@pytest.mark.parametrize("folder", TEXTS, ids=lambda folder: folder.name)
def test_what_is_not_read_is_listed(folder: Path) -> None:
    """Exactly the expected sentences are reported as unread."""
    unread = draft((folder / "text.txt").read_text(encoding="utf-8")).unread
    expected = (folder / "unread.txt").read_text(encoding="utf-8").splitlines()
    assert [f"{item.line}: {item.text}" for item in unread] == expected


@given(st.lists(WORDS, max_size=60).map(" ".join))
def test_no_text_stops_the_draft(text: str) -> None:
    """Any jumble of a regulation's words gives a regulation that can be written, read and linted."""
    drafted = draft(text)
    written = write_regulation(drafted.regulation)
    assert read_regulation(written).regulation == drafted.regulation
    assert draft(text) == drafted
    lint(drafted.regulation)


@pytest.mark.parametrize("folder", TEXTS, ids=lambda folder: folder.name)
def test_web_typography_does_not_matter(folder: Path) -> None:
    """No-break spaces, long dashes and bullets of a web page change no value."""
    text = (folder / "text.txt").read_text(encoding="utf-8")
    pasted = "\n".join(
        f"•\u00a0{line}" if line.strip() and "|" not in line else line for line in text.split("\n")
    )
    pasted = pasted.replace(" - ", " \u2014 ").replace(" ", "\u00a0")
    share, wrong = score(draft(pasted).regulation, draft(text).regulation)
    assert share == 1, wrong


@pytest.mark.parametrize(
    ("words", "choice"),
    [
        ("по рейтингу FIDE, затем ФШР", "first"),
        ("по наивысшему из рейтингов ФИДЕ и ФШР", "highest"),
        ("по наименьшему из рейтингов ФШР и ФИДЕ", "lowest"),
    ],
)
def test_the_choice_among_ratings_is_drafted(words: str, choice: str) -> None:
    """Which of a player's ratings orders the starting list is read, written and read again."""
    text = f"Турнир по быстрым шахматам.\nСтартовый список составляется {words}.\n"
    again = read_regulation(write_regulation(draft(text).regulation)).regulation
    assert [section.seeding.choice.value for section in again.sections] == [choice]


def test_more_sections_than_letters_do_not_stop_the_draft() -> None:
    """Items that find no letter any more stay unread, and are listed."""
    items = "\n".join(f"- рейтинг от {1000 + 10 * number} до {1009 + 10 * number}" for number in range(20))
    drafted = draft(f"Турниры (категории):\n{items}\n")
    assert len(drafted.regulation.sections) == 14
    assert len(drafted.unread) >= 6
