"""Lists taken in on the command line: read twice, with and without a check-in column, told without noise."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from tura.app.demo.events import DEMO
from tura.cli.main import tura


def call(desk: Path, *words: str, code: int = 0) -> Result:
    """One command on the desk's database; its exit code is checked."""
    result = CliRunner().invoke(tura, list(words), env={"TURA_DB": str(desk / "t.sqlite"), "TURA_LANG": "en"})
    assert result.exit_code == code, (words, result.output, result.exception)
    return result


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A folder with an event of the classical opened."""
    (tmp_path / "classical.toml").write_text(DEMO[1].regulation_text(), encoding="utf-8")
    return tmp_path


@pytest.fixture
def event(desk: Path) -> str:
    """The event's slug."""
    return call(desk, "event", "new", str(desk / "classical.toml")).stdout.strip()


def taken(desk: Path, slug: str, head: str, *rows: str) -> list[dict[str, Any]]:
    """The verdicts on a small list."""
    (desk / "list.csv").write_text("\n".join([head, *rows]) + "\n", encoding="utf-8")
    found: list[dict[str, Any]] = json.loads(
        call(desk, "register", slug, str(desk / "list.csv"), "--json").stdout
    )
    return found


def entries(desk: Path, slug: str) -> str:
    """The event's entries as they are listed."""
    return call(desk, "entry", "list", slug).stdout


HEAD = "ФИО;Латиница;Пол;Дата рождения;Гражданство;ID ФШР;Fide_No;Rtg_Int_Std;Категория;Оплачено"
KINDS = {
    "undecided": "Кротов Лев;;м;;RUS;;;;A;3000",
    "a letter that is none": "Зорин Ян;;м;1990-02-01;RUS;70001;;;Ж;2000",
    "a letter that is none, rated": "Зорин Марк;Zorin, Mark;м;1990-02-01;RUS;70002;998300001;1700;Ж;2500",
    "no birth date": "Зорин Лука;Zorin, Luka;м;;RUS;70003;998300002;1700;B;2500",
    "a birth year": "Зорин Тихон;;м;1990;RUS;;998300003;1700;B;2500",
    "unrated in a stronger section": "Ежов Игорь;;м;1990-02-01;RUS;70004;;;D;2000",
    "a foreigner without id": "Каримов Тимур;;м;1990-02-01;UZB;;;;E;2000",
    "without a letter": "Пихтин Егор;;м;1990-02-01;RUS;70005;998300005;1700;;2500",
    "stronger than the section": "Щавелёв Лев;;м;1990-02-01;RUS;70006;998300006;1950;C;2500",
    "between the sections": "Маяков Лев;;м;1990-02-01;RUS;70007;998300007;990;D;2000",
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_row_read_twice_is_entered_once(desk: Path, event: str, kind: str) -> None:
    """Nothing is declared, asked or paid again, whatever was open about the row."""
    first = taken(desk, event, HEAD, KINDS[kind])
    before, log = entries(desk, event), call(desk, "event", "history", event).stdout
    again = taken(desk, event, HEAD, KINDS[kind])
    assert entries(desk, event) == before
    assert call(desk, "event", "history", event).stdout == log
    if first[0]["entry"]:
        assert again[0]["verdict"] == "refused"
        assert [reason["code"] for reason in again[0]["reasons"]] == ["duplicate-entered"]


def test_a_whole_list_of_doubts_read_twice_is_entered_once(desk: Path, event: str) -> None:
    """Two rows of one name without ids stay two entries; the second reading adds neither."""
    rows = (*KINDS.values(), KINDS["undecided"])
    taken(desk, event, HEAD, *rows)
    log = call(desk, "event", "history", event).stdout
    again = taken(desk, event, HEAD, *rows)
    assert call(desk, "event", "history", event).stdout == log
    assert {row["entry"] for row in again} == {""}


def test_another_section_is_still_a_question(desk: Path, event: str) -> None:
    """A row that asks for another section than the entry made without doubt is no repeat."""
    row = "Зорин Марк;;м;1990-02-01;RUS;70002;998300001;1700;{};2500"
    taken(desk, event, HEAD, row.format("B"))
    (again,) = taken(desk, event, HEAD, row.format("A"))
    assert "twice-in-event-entered" in again["questions"]


def test_a_blank_in_a_check_in_column_is_not_confirmed(desk: Path, event: str) -> None:
    """RULES 6.3.3: declared, the fee recorded, told as a note; without the column everybody is confirmed."""
    head, row = f"{HEAD};CheckIn", "Зорин {};;м;1990-02-01;RUS;7000{};99830000{};1700;B;2500"
    first, second = taken(
        desk, event, head, f"{row.format('Ян', 1, 1)};10:12", f"{row.format('Марк', 2, 2)};"
    )
    codes = [[reason["code"] for reason in each["reasons"]] for each in (first, second)]
    assert ["not-checked-in" in each for each in codes] == [False, True]
    assert (second["verdict"], second["due"], second["paid"]) == ("accepted", 250_000, 250_000)
    taken(desk, event, HEAD, row.format("Лука", 3, 3))
    drawn = json.loads(call(desk, "round", "pair", event, "B", "--json").stdout)
    assert (len(drawn["boards"]), drawn["bye"]) == (1, None)


def test_one_who_came_later_is_confirmed_at_the_desk(desk: Path, event: str) -> None:
    """Confirmed before round 1 is paired, he is paired in it."""
    row = "Зорин {};;м;1990-02-01;RUS;7000{};99830000{};1700;B;2500;"
    taken(desk, event, f"{HEAD};CheckIn", row.format("Ян", 1, 1), row.format("Марк", 2, 2))
    call(desk, "round", "pair", event, "B", code=1)
    for name in ("Зорин Ян", "Зорин Марк"):
        call(desk, "entry", "confirm", event, name)
    assert len(json.loads(call(desk, "round", "pair", event, "B", "--json").stdout)["boards"]) == 1


def test_the_note_on_rating_prizes_does_not_hide_the_traps(desk: Path) -> None:
    """How many fit no rating prize is told in one line; --verbose names them, JSON tells of each."""
    (desk / "rapid.toml").write_text(DEMO[0].regulation_text(), encoding="utf-8")
    (desk / "list.csv").write_bytes(DEMO[0].roster_bytes())
    slug = call(desk, "event", "new", str(desk / "rapid.toml")).stdout.strip()
    words = ("register", slug, str(desk / "list.csv"), "--dry-run")
    told = json.loads(call(desk, *words, "--json").stdout)
    rows = [str(row["row"]) for row in told if "in-no-rating-band" in {r["code"] for r in row["reasons"]}]
    assert rows
    brief, whole = call(desk, *words).stdout, call(desk, *words, "--verbose").stdout
    assert f"fit no rating prize: {len(rows)} (rows {', '.join(rows)})" in brief
    assert "--verbose" not in whole
    assert (brief.count("fits no rating prize"), whole.count("fits no rating prize")) == (0, len(rows))


def test_ratings_are_those_of_the_published_list_and_every_difference_is_told(tmp_path: Path) -> None:
    """List, day and both numbers are named; a list published after the regulation's day does not count."""
    (tmp_path / "rapid.toml").write_text(DEMO[0].regulation_text(), encoding="utf-8")
    slug = call(tmp_path, "event", "new", str(tmp_path / "rapid.toml")).stdout.strip()
    heading = "ID_No,Name,Sex,Fed,Clubnumber,ClubName,Birthday,Rtg_Nat,Fide_No,Rtg_Int\n"
    for day, rating in (("2026-11-01", 1400), ("2026-12-01", 1450), ("2027-01-01", 1990)):
        file = tmp_path / f"smanager_rapid_{day}.csv"
        file.write_text(f"{heading}61183,Липов Олег,,RUS,18,Ижевск,2010,{rating},,\n", encoding="utf-8")
        call(tmp_path, "lists", "import", str(file), "--listed", day)
    found = taken(
        tmp_path, slug, "ФИО;Пол;Дата рождения;ID ФШР;Рейтинг ФШР рапид;Категория",
        "Липов Олег;м;2010;61183;1500;B", "Соснов Пётр;м;2011;61184;1300;B",
    )  # fmt: skip
    first, second = (" ".join(str(reason) for reason in row["reasons"]) for row in found)
    assert all(word in first for word in ("2026-12-01", "1450", "1500"))
    assert "1990" not in first
    assert "1300" not in second
