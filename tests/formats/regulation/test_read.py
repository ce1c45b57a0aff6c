"""Reading regulation files: the shipped ones whole, the faulty ones with every line."""

from datetime import date, time

import pytest

from tura.app.shipped import shipped_regulations
from tura.domain.players import RatingSource
from tura.domain.regulation.awarding import Minimum, Scope
from tura.domain.regulation.schema import TimeControl
from tura.formats.regulation import RegulationError, read_regulation

SMALL = """\
name = "Кубок"

[playing]
rounds = 9
time-control = "15+10"

[nomination.women]
kind = "women"
label = "{place} женское место"
condition = { sex = "f" }

[[section]]
letter = "А"
title = "Категория А"
playing = { default-time = { is = 15, line = 7 } }

[section.awarding]
fund = { fixed = "40 000 ₽", line = 9 }
prizes = [
    { place = 1, percent = "62,5 %" },
    { nomination = "women", place = 1, percent = 37.5, minimum = 3 },
]
"""


def faults(text: str) -> list[tuple[int, str]]:
    """The line and code of every fault of a text."""
    with pytest.raises(RegulationError) as caught:
        read_regulation(text, "cup.toml")
    return [(issue.line, issue.reason.code) for issue in caught.value.issues]


def test_common_tables_reach_every_section_and_its_own_keys_win() -> None:
    """A section inherits the common playing table and adds its own default time with its line."""
    read = read_regulation(SMALL)
    (section,) = read.regulation.sections
    assert section.playing.rounds == 9
    assert section.playing.time_control == TimeControl(minutes=15, increment=10)
    assert section.playing.default_time == 15
    assert read.regulation.lines == {"section.A.playing.default-time": 7}


def test_amounts_become_kopecks_and_hundredths() -> None:
    """Money is read in roubles and percentages as written, both exactly."""
    awarding = read_regulation(SMALL).regulation.sections[0].awarding
    assert awarding.fund.fixed == 4_000_000
    assert [prize.percent for prize in awarding.brackets[0].prizes] == [6250, 3750]


def test_a_nomination_gives_its_prizes_label_condition_and_kind() -> None:
    """A prize of a nomination is keyed by it and counts its minimum in the section."""
    prize = read_regulation(SMALL).regulation.sections[0].awarding.brackets[0].prizes[1]
    assert (prize.key, prize.category, prize.label) == ("women:1", "women", "1 женское место")
    assert prize.minimum == Minimum(count=3, scope=Scope.SECTION)


def test_look_alike_letters_are_folded_and_told() -> None:
    """A Cyrillic А is the section A, and the reader says so with the line."""
    read = read_regulation(SMALL)
    assert read.regulation.sections[0].letter == "A"
    assert [(issue.line, issue.reason.code) for issue in read.warnings] == [(13, "regulation-letter-folded")]


def test_line_of_finds_the_nearest_key() -> None:
    """A dotted key leads to its line, an absent one to the table above it."""
    read = read_regulation(SMALL)
    assert read.line_of("section.A.awarding.bracket.0.prizes.1") == 21
    assert read.line_of("section.A.playing.rounds") == 4
    assert read.line_of("section.A.fees.own") == 12


@pytest.mark.parametrize(
    ("old", "new", "line", "code"),
    [
        ("rounds = 9", "rouns = 9", 4, "regulation-unknown-key"),
        ("rounds = 9", 'rounds = "nine"', 4, "regulation-wrong-value"),
        ("rounds = 9", "", 15, "regulation-missing-key"),
        ("percent = 37.5", "percent = 37.555", 21, "regulation-wrong-value"),
        ('"40 000 ₽"', '"много"', 18, "regulation-wrong-value"),
        ('"40 000 ₽"', '"1/0"', 18, "regulation-wrong-value"),
        ('nomination = "women", place', 'nomination = "wimin", place', 21, "regulation-unknown-nomination"),
        ('nomination = "women", place = 1', "place = 1", 21, "regulation-duplicate"),
        ("percent = 37.5", "percent = 37.5, amount = 5", 21, "regulation-amount-and-percent"),
        ("default-time = {", 'merge-into = "Z", default-time = {', 15, "regulation-unknown-section"),
        ("rounds = 9", "rounds = ", 4, "regulation-not-toml"),
        ("prizes = [", "prizes = 7 # [", 19, "regulation-wrong-type"),
    ],
)
def test_each_fault_names_its_line(old: str, new: str, line: int, code: str) -> None:
    """A fault is named by kind and line."""
    assert old in SMALL
    text = SMALL.replace(old, new)
    if code == "regulation-wrong-type":
        text = text[: text.index("    { place")]
    assert (line, code) in faults(text)


def test_two_prizes_of_an_unknown_nomination_are_two_faults() -> None:
    """Neither has a key, and that is not one key twice."""
    line = '    { nomination = "women", place = 1, percent = 37.5, minimum = 3 },\n'
    unknown = line.replace("women", "wimin")
    assert line in SMALL
    found = faults(SMALL.replace(line, unknown + unknown))
    assert [code for _, code in found].count("regulation-unknown-nomination") == 2


def test_all_faults_are_told_at_once() -> None:
    """One reading collects every fault, in the file's order."""
    text = SMALL.replace("rounds = 9", "rounds = true").replace("fixed = ", "fixd = ")
    assert faults(text) == [(4, "regulation-wrong-value"), (18, "regulation-unknown-key")]


def test_the_nearest_key_is_suggested() -> None:
    """An unknown key comes with the key it was probably meant to be."""
    with pytest.raises(RegulationError) as caught:
        read_regulation(SMALL.replace("default-time", "defaut-time"))
    assert caught.value.issues[0].reason.values["nearest"] == "default-time"


def test_the_shipped_rapid_says_what_its_text_says() -> None:
    """Seven rounds of 10+5 on one Saturday, a fund of half of A's fees in three rows that each make 100 %."""
    regulation = read_regulation(shipped_regulations()["rapid-age-categories"]).regulation
    first = regulation.sections[0]
    assert [section.letter for section in regulation.sections] == list("ABCD")
    assert regulation.schedule.first_day == date(2026, 12, 12)
    assert regulation.schedule.rounds[0].start == time(12)
    assert {section.playing.time_control for section in regulation.sections} == {
        TimeControl(minutes=10, increment=5, line=5)
    }
    assert (first.awarding.fund.fee_percent, first.awarding.fund.line) == (5000, 22)
    rows = [
        (row.low, row.high, sum(prize.percent or 0 for prize in row.prizes))
        for row in first.awarding.brackets
    ]
    assert rows == [(1, 19, 10000), (20, 39, 10000), (40, None, 10000)]
    assert not any(prize.items for row in first.awarding.brackets for prize in row.prizes)


def test_the_shipped_classical_adds_up_to_its_guarantee() -> None:
    """The five sections' prizes make the 260 000 roubles, 34 000 of them conditional."""
    regulation = read_regulation(shipped_regulations()["classical-rating-categories"]).regulation
    prizes = [prize for section in regulation.sections for prize in section.awarding.brackets[0].prizes]
    assert sum(prize.amount or 0 for prize in prizes) == regulation.guaranteed == 26_000_000
    assert sum(prize.amount or 0 for prize in prizes if prize.minimum) == 3_400_000
    assert [section.fees.own for section in regulation.sections] == [300000, 250000, 250000, 200000, 200000]
    assert [section.playing.rated_by for section in regulation.sections][-1] == (RatingSource.FSHR,)


def test_every_rule_taken_from_the_text_names_its_line() -> None:
    """Every section, bracket and prize of the shipped regulations names the text's line."""
    for text in shipped_regulations().values():
        for section in read_regulation(text).regulation.sections:
            assert section.line
            assert section.entry.line
            assert all(prize.line for bracket in section.awarding.brackets for prize in bracket.prizes)


def test_thousands_of_sections_are_a_fault_at_once() -> None:
    """A table pasted over and over is named with its line, and does not keep the arbiter waiting."""
    text = 'name = "Кубок"\n[playing]\nrounds = 7\n' + "[[section]]\nletter = 'A'\n" * 3000
    with pytest.raises(RegulationError) as caught:
        read_regulation(text, "event.toml")
    codes = {(issue.reason.code, issue.line) for issue in caught.value.issues}
    assert ("regulation-wrong-value", 4 + 2 * 100) in codes


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_the_line_is_the_one_an_editor_shows(end: str) -> None:
    """Whatever ends the lines, and whatever signs stand in a comment, the faulty line is named."""
    text = end.join(("# one\u2028still one\x85and one", 'name = "Кубок"', "rounds = ", ""))
    with pytest.raises(RegulationError, match=r"^event\.toml:3: "):
        read_regulation(text, "event.toml")
