"""Prize cases as small TOML files: a field of players, a section's prizes in short form, and the outcome."""

import re
import tomllib
from dataclasses import dataclass, replace
from pathlib import Path

from tura.domain.players import Discipline, Rating, RatingSource, Sex
from tura.domain.prizes.contest import Contender, Contest, Entrant
from tura.domain.regulation.awarding import (
    Awarding,
    Bracket,
    Counted,
    Fund,
    Leftover,
    Minimum,
    Policy,
    Prize,
    Ranking,
    Remainder,
    Scope,
    Sharing,
)
from tura.domain.regulation.conditions import ANYONE, Condition, Missing, RatingBand, RatingList
from tura.domain.regulation.facts import Facts

ENUMS = {
    "policy": Policy,
    "sharing": Sharing,
    "leftover": Leftover,
    "headcount": Counted,
    "remainder": Remainder,
    "fees_counted": Counted,
}
PRIZE = re.compile(r"(?P<category>[\w-]+):(?P<place>\d+)(?: (?P<worth>[\d.]+%?))?(?P<more>.*)")


@dataclass(frozen=True)
class Case:
    """One file: the contest, and what must come of it (roubles)."""

    name: str
    contest: Contest
    expected: dict


def a_list(word: str) -> RatingList:
    """``fide-rapid`` as a list."""
    source, discipline = word.split("-")
    return RatingList(source=RatingSource(source), discipline=Discipline(discipline))


def a_condition(data: dict) -> Condition:
    """A condition as the case files write it."""
    plain = dict(data)
    for nested in ("any_of", "all_of", "none_of"):
        plain[nested] = tuple(a_condition(inner) for inner in plain.get(nested, ()))
    if "rating" in plain:
        band = dict(plain["rating"])
        band["lists"] = tuple(map(a_list, band["lists"]))
        band["missing"] = Missing(band.get("missing", "out"))
        plain["rating"] = RatingBand(**band)
    if "sex" in plain:
        plain["sex"] = Sex(plain["sex"])
    return Condition(**{k: tuple(v) if isinstance(v, list) else v for k, v in plain.items()})


def some_facts(data: dict) -> Facts:
    """Facts as the case files write them."""
    plain = dict(data)
    rated = [
        Rating(a_list(key).source, a_list(key).discipline, value)
        for key, value in plain.pop("ratings", {}).items()
    ]
    if "sex" in plain:
        plain["sex"] = Sex(plain["sex"])
    plain["groups"] = frozenset(plain.get("groups", ()))
    return Facts(ratings=tuple(rated), **plain)


def a_prize(text: str, nominations: dict[str, Condition]) -> Prize:
    """``women:2 5% min=6/section items=medal+diploma sharing=hort by=upset adds-up`` as a prize."""
    match = PRIZE.fullmatch(text)
    assert match, text
    category = "" if match["category"] == "place" else match["category"]
    worth = match["worth"] or ""
    more = dict(word.partition("=")[::2] for word in match["more"].split())
    minimum = None
    if "min" in more:
        count, _, scope = more["min"].partition("/")
        minimum = Minimum(count=int(count), scope=Scope(scope) if scope else None)
    return Prize(
        key=f"{match['category']}:{match['place']}",
        label=text,
        place=int(match["place"]),
        category=category,
        condition=nominations.get(category, ANYONE),
        percent=int(float(worth[:-1]) * 100) if worth.endswith("%") else None,
        amount=round(float(worth) * 100) if worth and not worth.endswith("%") else None,
        items=tuple(more["items"].split("+")) if "items" in more else (),
        minimum=minimum,
        ranking=Ranking(more.get("by", "standings")),
        sharing=Sharing(more["sharing"]) if "sharing" in more else None,
        adds_up="adds-up" in more,
    )


def an_awarding(data: dict) -> Awarding:
    """A section's prizes as the case files write them."""
    plain = dict(data)
    nominations = {name: a_condition(one) for name, one in plain.pop("nominations", {}).items()}
    plain["brackets"] = tuple(
        Bracket(
            low=row.get("low"),
            high=row.get("high"),
            prizes=tuple(a_prize(text, nominations) for text in row["prizes"]),
        )
        for row in plain.pop("brackets", ())
    )
    fund = {k: tuple(v) if isinstance(v, list) else v for k, v in plain.pop("fund", {}).items()}
    if "fees_counted" in fund:
        fund["fees_counted"] = Counted(fund["fees_counted"])
    if "policy_order" in plain:
        plain["policy_order"] = tuple(plain["policy_order"])
    settings = {k: ENUMS[k](v) if k in ENUMS else v for k, v in plain.items()}
    return Awarding(fund=Fund(**fund), **settings)


def a_contest(data: dict) -> Contest:
    """``players`` men ranked 1 to n with one point less each, then the facts of single players by place."""
    section = data.get("section", "A")
    count = data["players"]
    plain = Facts(sex=Sex.MALE, born=2000)
    rows = [
        Contender(entry=str(place), place=place, points=10 * (count - place), facts=plain)
        for place in range(1, count + 1)
    ]
    for place, facts in data.get("who", {}).items():
        own = dict(facts)
        row = rows[int(place) - 1]
        points, shared = own.pop("points", row.points), own.pop("shared", 0)
        merits = {Ranking(k): v for k, v in own.pop("merits", {}).items()}
        rated = own.pop("rating", 0)
        own = {"sex": "m", "born": 2000, **own}
        own["born"] = own["born"] or None
        rows[int(place) - 1] = replace(
            row, points=points, shared=shared, facts=some_facts(own), merits=merits, rating=rated
        )
    fees = data.get("fees", [])
    paid = [fee * 100 for number, fee in fees for _ in range(number)] or [0] * count
    entrants = [
        Entrant(entry=row.entry, section=section, facts=row.facts, due=fee, paid=fee)
        for row, fee in zip(rows, paid, strict=False)
    ]
    entrants += [
        Entrant(
            entry=f"no-show {fee}", section=section, took_part=frozenset({Counted.PAID}), due=fee, paid=fee
        )
        for fee in paid[count:]
    ]
    for other in data.get("elsewhere", ()):
        for index in range(other.get("number", 1)):
            facts = some_facts(other["facts"])
            name = f"{other['section']}{index}{facts.sex}{facts.born}"
            entrants.append(Entrant(entry=name, section=other["section"], facts=facts))
    return Contest(
        section=section,
        awarding=an_awarding(data["awarding"]),
        contenders=tuple(rows),
        entrants=tuple(entrants),
        bracket=data.get("bracket"),
        fund_override=data["fund_override"] * 100 if "fund_override" in data else None,
    )


def prize_cases() -> list[Case]:
    """Every prize case of the repository."""
    found = []
    for path in sorted((Path(__file__).parent / "cases" / "prizes").glob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        shared = data.get("base", {})
        for index, run in enumerate(data["run"]):
            merged = {**shared, **run, "awarding": {**shared.get("awarding", {}), **run.get("awarding", {})}}
            name = f"{path.stem}-{run.get('name', index + 1)}"
            found.append(Case(name, a_contest(merged), run["expected"]))
    return found
