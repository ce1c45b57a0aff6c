"""The full case set of prize sharing, promotion, thresholds and boundaries."""

import json
import re
from pathlib import Path

from shared_cases import cases
from tura.domain.players import Discipline, Rating, RatingSource, Sex
from tura.domain.prizes.allocate import allocate_prizes
from tura.domain.prizes.allocation import Allocation
from tura.domain.prizes.contest import Contender, Contest
from tura.domain.prizes.fund import scaled
from tura.domain.regulation.awarding import Awarding, Bracket, Counted, Fund, Leftover, Policy, Prize, Sharing
from tura.domain.regulation.conditions import Condition, RatingBand, RatingList
from tura.domain.regulation.facts import Facts

LISTS = (RatingList(source=RatingSource.FIDE, discipline=Discipline.STANDARD),)


def condition(criterion: dict, year: int) -> Condition:
    """The cases' criteria as a condition."""
    born = criterion.get("age_category")
    band = None
    if "rating_max" in criterion or "rating_min" in criterion:
        band = RatingBand(lists=LISTS, low=criterion.get("rating_min"), high=criterion.get("rating_max"))
    elif "rating_below" in criterion:
        band = RatingBand(lists=LISTS, high=criterion["rating_below"] - 1)
    elif criterion.get("rating") == 0:
        band = RatingBand(lists=LISTS, unrated=True)
    return Condition(
        sex=Sex.FEMALE if criterion.get("sex") == "w" else None,
        born_from=year - int(born[1:]) if born else None,
        rating=band,
    )


def mode(rule: str) -> Sharing:
    """How the rule's words say ties share."""
    if "no sharing" in rule:
        return Sharing.NONE
    if "Hort" in rule:
        return Sharing.HORT
    return Sharing.EQUAL if "shar" in rule or "32B2" in rule else Sharing.NONE


def contest(case: dict, order: tuple[str, ...]) -> Contest:
    """A case file as a contest; ``order`` ranks its categories for equal prizes."""
    rule = case["rule"]
    found = re.search(r"event (\d{4})", rule)
    year = int(found[1]) if found else 2026
    own = None if "category prizes not shared" not in rule else Sharing.NONE
    least = re.search(r"under (\d+) are not paid|minimum (\d+)", rule)
    prizes = [
        Prize(
            key=f"{category['name']}:{place}",
            label=f"{category['name']} {worth}",
            place=place,
            category="" if category["name"] == "main" else category["name"],
            condition=condition(category.get("criterion", {}), year),
            amount=worth * 100,
            sharing=None if category["name"] == "main" else own,
        )
        for category in case["categories"]
        for place, worth in enumerate(category["prizes"], start=1)
    ]
    awarding = Awarding(
        brackets=(Bracket(prizes=tuple(prizes)),),
        headcount=Counted.PLAYED,
        policy=Policy.LARGEST,
        policy_order=("", *order),
        sharing=mode(rule),
        share_minimum=int(least[1] or least[2]) * 100 if least else 0,
        leftover=Leftover.KEEP,
        unit=1,
    )
    rows = [
        Contender(
            entry=player["id"],
            place=place,
            points=int(player["score"] * 10),
            facts=Facts(
                sex={"m": Sex.MALE, "w": Sex.FEMALE, None: None}[player.get("sex")],
                born=player.get("born"),
                ratings=(Rating(RatingSource.FIDE, Discipline.STANDARD, player.get("rating", 0)),),
            ),
        )
        for place, player in enumerate(case["players_in_final_order"], start=1)
    ]
    return Contest(awarding=awarding, contenders=tuple(rows))


def received(outcome: Allocation, entry: str) -> list[str]:
    """An entry's prizes as the answers write them: 100, or "women 150"."""
    return [
        f"{'' if one.prize.startswith('main') else one.prize.split(':')[0] + ' '}{one.amount / 100:g}"
        for one in outcome.of(entry)
    ] or ["0"]


def check(case: dict, order: tuple[str, ...], expected: dict) -> list[str]:
    """The differences between outcome and answer."""
    outcome = allocate_prizes(contest(case, order))
    assert outcome.paid + outcome.left == outcome.fund
    unclaimed = [f"{one.prize.split(':')[0]} {one.amount // 100}" for one in outcome.undistributed]
    wrong = []
    for key, wanted in expected.items():
        if key == "warning":
            right = bool(outcome.warnings) is wanted
        elif key == "unassigned":
            right = unclaimed == wanted
        elif key.endswith("_unclaimed"):
            right = any(one.startswith(key.removesuffix("_unclaimed")) for one in unclaimed) is wanted
        elif isinstance(wanted, str):
            right = received(outcome, key) == [wanted]
        else:
            right = outcome.total(key) == wanted * 100
        if not right:
            wrong.append(f"{case['id']} {key}: {wanted}, not {received(outcome, key)} {unclaimed}")
    return wrong


def based_on(case: dict, expected: dict) -> list[str]:
    """Funds that shrink with the entries, one for each row of the case."""
    rows = [(case["categories"][0], expected["fund_paid"])]
    if "also" in case:
        rows.append((case["also"], case["also"]["fund_paid"]))
    got = [
        scaled(row["fund"], Fund(scaled_to=row["based_on"], scaled_floor_above=500), row["entries"])
        for row, _ in rows
    ]
    return [] if got == [wanted for _, wanted in rows] else [f"{case['id']}: {got}"]


def differences(folder: Path) -> list[str]:
    """Every difference between the engine and the answers of a folder."""
    wrong: list[str] = []
    for answer in json.loads((folder / "expected.json").read_text(encoding="utf-8"))["cases"]:
        case = json.loads((folder / answer["input"]).read_text(encoding="utf-8"))
        names = tuple(c.get("name", "") for c in case["categories"] if c.get("name") != "main")
        if "based_on" in case["categories"][0]:
            wrong += based_on(case, answer["expected"])
        elif "variants" in case:
            for variant in case["variants"]:
                order = tuple(variant.removeprefix("order ").split(","))
                wrong += check(case, order, answer["expected"][variant])
        else:
            wrong += check(case, names, answer["expected"])
    return wrong


def test_all_shared_prize_cases_agree() -> None:
    """Every case of the full set is paid as its answer says."""
    assert differences(cases("prizes")) == []
