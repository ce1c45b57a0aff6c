"""A newcomer's first day: what is open is told by name and can be answered, and a refusal changes nothing."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tura.app.demo.events import DEMO
from tura.cli.main import tura


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A folder with the rapid's regulation, two of its answers taken out, and a list of seven."""
    text = DEMO[0].regulation_text()
    silent = [line for line in text.splitlines() if not line.startswith(("default-time", "tiebreaks = "))]
    (tmp_path / "mine.toml").write_text("\n".join(silent) + "\n", encoding="utf-8")
    rows = [f"Ежов{end} Игорь;м;19{70 + n}-02-01;RUS;70000{n};А;1000" for n, end in enumerate(ENDS)]
    rows.append("Кротов Лев;м;;RUS;;А;1000")
    head = "ФИО;Пол;Дата рождения;Гражданство;ID ФШР;Категория;Оплачено"
    (tmp_path / "list.csv").write_text("\n".join([head, *rows]) + "\n", encoding="utf-8")
    return tmp_path


ENDS = ("", "ин", "ский", "енко", "иков", "цев")


def call(desk: Path, *words: str, code: int = 0) -> Result:
    """One Russian command on the desk's database; its exit code is checked."""
    result = CliRunner().invoke(tura, list(words), env={"TURA_DB": str(desk / "t.sqlite"), "TURA_LANG": "ru"})
    assert result.exit_code == code, (words, result.output, result.exception)
    return result


@pytest.fixture
def event(desk: Path) -> str:
    """The event's slug, with the list taken in."""
    slug = call(desk, "event", "new", str(desk / "mine.toml")).stdout.strip()
    call(desk, "register", slug, str(desk / "list.csv"))
    return slug


def test_a_refused_pairing_numbers_nobody(desk: Path, event: str) -> None:
    """While a question is open, pairing is refused and the journal is as long as before."""
    before = call(desk, "event", "history", event).stdout
    call(desk, "round", "pair", event, "A", code=1)
    assert call(desk, "event", "history", event).stdout == before


def test_open_questions_name_the_player_and_the_question(desk: Path, event: str) -> None:
    """What is open about a player is told by name and in words, what the regulation leaves open in its own."""
    shown = call(desk, "event", "show", event).stdout
    assert "Кротов Лев (e7): относится ли игрок к категории?" in shown
    assert "Сколько можно опоздать на партию?" in shown
    assert f"tura event amend {event} --defaults" in shown


def test_questions_are_answered_on_the_command_line(desk: Path, event: str) -> None:
    """The regulation's by their defaults, a player's by name; then the round is paired."""
    call(desk, "event", "answer", event, "Кротов", "section-unknown-fact", "да")
    assert "открытых вопросов: 0" in call(desk, "event", "amend", event, "--defaults").stdout
    assert "!" not in call(desk, "event", "show", event).stdout
    call(desk, "round", "pair", event, "A", "--publish")


def test_an_amended_file_replaces_the_regulation(desk: Path, event: str) -> None:
    """The whole file, with its answers, is the regulation from now on."""
    (desk / "whole.toml").write_text(DEMO[0].regulation_text(), encoding="utf-8")
    assert "открытых вопросов: 0" in call(desk, "event", "amend", event, str(desk / "whole.toml")).stdout
    call(desk, "event", "amend", event, code=2)


def test_a_list_read_again_says_who_is_there_already(desk: Path, event: str) -> None:
    """No row of nowhere, and no money to pay back that was taken once."""
    again = call(desk, "register", event, str(desk / "list.csv"), "--dry-run").stdout
    assert "уже заявлен в категории A (Ежов Игорь (e1))" in again
    assert "строке 0" not in again
    assert "вернуть" not in again


def test_a_draft_shows_its_boards_before_it_is_published(desk: Path, event: str) -> None:
    """The arbiter sees whom he is about to publish."""
    call(desk, "event", "answer", event, "Кротов", "section-unknown-fact", "да")
    call(desk, "event", "amend", event, "--defaults")
    drafted = call(desk, "round", "pair", event, "A").stdout
    assert "черновик" in drafted
    assert all(name in drafted for name in ("Ежов Игорь", "Ежовин Игорь", "Кротов Лев"))


def test_a_warning_says_how_to_go_on(desk: Path, event: str) -> None:
    """Missing results hold the next pairing up at a level, and the level is named."""
    call(desk, "event", "answer", event, "Кротов", "section-unknown-fact", "да")
    call(desk, "event", "amend", event, "--defaults")
    call(desk, "round", "pair", event, "A", "--publish")
    refused = call(desk, "round", "pair", event, "A", code=1).stderr
    level = refused.rpartition("--confirm ")[2].strip()
    call(desk, "round", "pair", event, "A", "--confirm", level)


def test_a_whole_surname_is_meant_before_a_longer_one(desk: Path, event: str) -> None:
    """Ежов is found although Ежовин and Ежовский are there too."""
    call(desk, "event", "answer", event, "Кротов", "section-unknown-fact", "да")
    call(desk, "entry", "withdraw", event, "Ежов")
    assert "выбыл" in next(
        line for line in call(desk, "entry", "list", event, "A").stdout.splitlines() if " e1 " in f" {line} "
    )


def test_a_backup_goes_beside_a_database_named_by_url(desk: Path, event: str) -> None:
    """The URL's scheme is not part of the file's name."""
    assert event
    made = call(desk, "event", "backup", "--db", f"sqlite:///{desk / 't.sqlite'}").stdout.strip()
    assert Path(made).parent == desk
    assert Path(made).stat().st_size > 0


def test_a_column_nobody_reads_is_named(desk: Path, event: str) -> None:
    """A heading in two alphabets is read; one that is not known is told, never passed over in silence."""
    head = "ФИО;Рейтинг FIDE рапид;Любимый дебют"
    (desk / "odd.csv").write_text(f"{head}\nКротов Лев;1700;Дебют Берда\n", encoding="utf-8")
    said = call(desk, "register", event, str(desk / "odd.csv"), "--dry-run").stderr
    assert said.strip() == "графы не прочитаны: Любимый дебют"
