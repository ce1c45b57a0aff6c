"""Payout sheet, award sheet and inventory, on the shipped regulations' rules and the worked examples."""

from dataclasses import replace
from pathlib import Path

from prize_cases import prize_cases
from tura.domain.prizes.allocate import settled
from tura.domain.prizes.award_sheet import award_sheet
from tura.domain.prizes.fund import certain_and_conditional
from tura.domain.prizes.inventory import inventory_sheet, needed
from tura.domain.prizes.naming import Names, english
from tura.domain.prizes.sheets import payout_sheet, undistributed_sheet
from tura.domain.prizes.tax import tax_on, taxed
from tura.domain.regulation.schema import Regulation
from tura.formats.regulation.read import read_regulation
from tura.wording.sheets import worded

CASES = {case.name: case for case in prize_cases()}
SHIPPED = Path(__file__).parents[3] / "regulations"


def regulation(name: str) -> Regulation:
    """A shipped regulation."""
    file = read_regulation((SHIPPED / f"{name}.toml").read_text(encoding="utf-8"), name)
    assert file.regulation is not None
    return file.regulation


def test_the_guaranteed_fund_is_partly_conditional() -> None:
    """RULES 6.2.16, 6.2.17: 260 000 in all, 226 000 of it certain and 34 000 conditional."""
    totals = [
        certain_and_conditional(section.awarding.brackets[0].prizes)
        for section in regulation("classical-rating-categories").sections
    ]
    assert (sum(one for one, _ in totals), sum(other for _, other in totals)) == (22600000, 3400000)
    assert [sum(total) for total in totals] == [13400000, 3300000, 3300000, 3000000, 3000000]


def test_things_needed_are_the_regulations_maximum() -> None:
    """RULES 6.1.21, 6.2.21: 12 cups, 18 medals and diplomas for B to D; 20 cups, 30 medals in the classical."""
    rapid = {one.letter: one.awarding for one in regulation("rapid-age-categories").sections}
    assert dict(needed(rapid["B"])) == {"cup": 4, "medal": 6, "diploma": 6}
    rows = inventory_sheet(rapid).rows
    assert [row[1:3] for row in rows if row[0] == ""] == [
        ("item.cup", 12),
        ("item.medal", 18),
        ("item.diploma", 18),
    ]
    classical = {one.letter: one.awarding for one in regulation("classical-rating-categories").sections}
    rows = inventory_sheet(classical).rows
    assert [row[1:3] for row in rows if row[0] == ""] == [("item.cup", 20), ("item.medal", 30)]


def test_inventory_counts_what_was_given() -> None:
    """Given and left over stand beside what was needed."""
    contest = CASES["6.1.21-trophies-girl-second-overall"].contest
    sheet = inventory_sheet({"D": contest.awarding}, [settled(contest)])
    assert sheet.rows[0] == ("D", "item.cup", 4, 4, 0)
    assert sheet.rows[1] == ("D", "item.medal", 6, 5, 1)


def test_tax_follows_the_setting() -> None:
    """40 000: tax 4 680 with 4 000 exempt, 5 200 without; off, nothing; part of the exemption used counts."""
    assert (tax_on(4000000, 1300, 400000), tax_on(4000000, 1300), tax_on(4000000, None)) == (
        468000,
        520000,
        0,
    )
    assert tax_on(300000, 1300, 400000) == 0


def test_single_rates_and_used_exemptions_are_read() -> None:
    """A non-resident's own rate and the exemption already used this year change his tax only."""
    contest = CASES["6.2.22-classical-a-largest"].contest
    awarding = replace(contest.awarding, tax_percent=1300, tax_free=400000)
    money = {one.entry: one for one in taxed(awarding, [settled(contest)], {"2": 3000}, {"3": 400000})}
    assert (money["1"].tax, money["1"].net) == (468000, 3532000)
    assert money["2"].tax == 780000
    assert money["3"].tax == 260000


def test_payout_sheet_adds_up_and_keeps_passports_blank() -> None:
    """Rows in order of payouts, a total, blank columns, and a note that shows the rest of the fund."""
    contest = CASES["6.1.06-brackets-five-women"].contest
    outcome = settled(contest)
    sheet = payout_sheet(contest.awarding, [outcome], Names({"1": "Примеров Илья"}))
    assert sheet.rows[0] == (1, "Примеров Илья", "A: place:1 25%", 300000, 0, 300000, *[None] * 6)
    assert sheet.rows[-1][3:6] == (1140000, 0, 1140000)
    assert dict(sheet.notes[-1].values) == {"fund": 1200000, "paid": 1140000, "left": 60000}
    assert worded(sheet, "ru").headings[:6] == (
        "№",
        "ФИО",
        "Место, номинация",
        "Начислено",
        "НДФЛ",
        "К выдаче",
    )


def test_undistributed_money_is_listed_with_its_reason() -> None:
    """What nobody takes is a row with the reason, and the total stands below."""
    outcome = settled(CASES["6.1.06-brackets-five-women"].contest)
    sheet = undistributed_sheet([outcome], Names(prizes={"women:2": "2 женское"}))
    assert [(row[1], row[2]) for row in sheet.rows] == [("2 женское", 60000)]
    assert sheet.notes[0].values["amount"] == 60000


def test_award_sheet_is_read_out_from_the_back() -> None:
    """The last section first; nominations before places; 3, 2, 1; who is in both lists is called once."""
    small = CASES["6.1.21-trophies-girl-second-overall"].contest
    large = CASES["6.2.22-classical-a-largest"].contest
    contests = {"A": large, "D": small}
    outcomes = [settled(contest) for contest in contests.values()]
    brackets = {letter: contest.awarding.brackets[0] for letter, contest in contests.items()}
    rows = award_sheet(outcomes, brackets, Names(), {"cup": "кубок"}).rows
    assert [(row[0], row[2]) for row in rows[:5]] == [
        ("D", "5"),
        ("D", "4"),
        ("D", "3"),
        ("D", "2"),
        ("D", "1"),
    ]
    second = rows[3]
    assert second[3] == "кубок, medal, diploma"
    assert second[5] is not None
    assert [row[2] for row in rows if row[0] == "A"] == [
        "8",
        "11",
        "10",
        "9",
        "7",
        "6",
        "5",
        "4",
        "3",
        "2",
        "1",
    ]
    assert all(row[5] is None for row in rows[:3])


def test_english_names_of_prizes() -> None:
    """Labels for English papers come from the regulation."""
    section = regulation("rapid-age-categories").sections[0]
    assert english(section.awarding.brackets[0].prizes)["women:1"] == "Woman 1"
