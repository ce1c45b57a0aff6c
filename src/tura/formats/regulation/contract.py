"""The short forms of a file, found again: nominations, common tables, prizes without brackets."""

import re
from collections.abc import Iterator

from tura.formats.regulation.expand import COMMON, OVERALL
from tura.formats.regulation.plain import Table

_SHARED = ("label", "label-en", "condition", "minimum")
_OWN = {"awarding": {"bracket", "prizes", "fund", "line"}}


def contract(table: Table) -> Table:
    """A regulation's table with what repeats written once."""
    sections = list(_tables(table.get("section")))
    prizes = list(_prizes(sections))
    nominations = {name: _nomination(name, prizes) for name in dict.fromkeys(map(_name, prizes)) if name}
    for prize in prizes:
        _shorten(prize, nominations)
    for section in sections:
        _unbracket(section)
    common = _common(sections)
    rest = {key: value for key, value in table.items() if key not in {"section", "answers"}}
    written: Table = {**rest, **common}
    if nominations:
        written["nomination"] = nominations
    if sections:
        written["section"] = sections
    return {**written, **({"answers": table["answers"]} if "answers" in table else {})}


def _tables(value: object) -> Iterator[Table]:
    if isinstance(value, list):
        yield from (item for item in value if isinstance(item, dict))


def _prizes(sections: list[Table]) -> Iterator[Table]:
    for section in sections:
        awarding = section.get("awarding")
        for bracket in _tables(awarding.get("bracket")) if isinstance(awarding, dict) else ():
            yield from _tables(bracket.get("prizes"))


def _name(prize: Table) -> str:
    """The nomination of a prize, "" for the overall placing and for keys of another shape."""
    name, _, place = str(prize["key"]).rpartition(":")
    return name if name != "place" and prize.get("category") and place == str(prize["place"]) else ""


def _template(prize: Table, key: str) -> object:
    value = prize.get(key)
    if isinstance(value, str):
        return re.sub(rf"(?<!\d){prize['place']}(?!\d)", "{place}", value, count=1)
    return value


def _nomination(name: str, prizes: list[Table]) -> Table:
    """What all prizes of one nomination have in common."""
    own = [prize for prize in prizes if _name(prize) == name]
    nomination: Table = {}
    if len({prize["category"] for prize in own}) == 1:
        nomination["kind"] = own[0]["category"]
    for key in _SHARED:
        if all(key in prize for prize in own):
            templates, values = [_template(prize, key) for prize in own], [prize[key] for prize in own]
            if all(template == templates[0] for template in templates):
                nomination[key] = templates[0]
            elif all(value == values[0] for value in values):
                nomination[key] = values[0]
    return nomination


def _shorten(prize: Table, nominations: dict[str, Table]) -> None:
    name, place = _name(prize), prize["place"]
    given = nominations.get(name, {})
    shared = {**given, "category": given.get("kind")} if name else OVERALL
    filled = {k: v.replace("{place}", str(place)) if isinstance(v, str) else v for k, v in shared.items()}
    same = [key for key, value in filled.items() if key in prize and prize[key] == value]
    if name or len(same) == len(OVERALL):
        for key in same:
            del prize[key]
    if name or prize["key"] == f"place:{place}":
        del prize["key"]
    if name:
        rest = dict(prize)
        prize.clear()
        prize.update({"nomination": name, **rest})


def _unbracket(section: Table) -> None:
    """One bracket without borders is a list of prizes."""
    awarding = section.get("awarding")
    brackets = list(_tables(awarding.get("bracket"))) if isinstance(awarding, dict) else []
    if isinstance(awarding, dict) and len(brackets) == 1 and set(brackets[0]) == {"prizes"}:
        del awarding["bracket"]
        awarding["prizes"] = brackets[0]["prizes"]


def _common(sections: list[Table]) -> Table:
    """What every section says alike."""
    common: Table = {}
    if len(sections) < 2:
        return common
    for name in COMMON:
        tables = [table for section in sections if isinstance(table := section.get(name), dict)]
        if len(tables) < len(sections):
            continue
        keys = [key for key in tables[0] if key not in _OWN.get(name, set())]
        shared = {k: tables[0][k] for k in keys if all(k in t and t[k] == tables[0][k] for t in tables)}
        if shared:
            common[name] = shared
        for section, table in zip(sections, tables, strict=True):
            for key in shared:
                del table[key]
            if not table:
                del section[name]
    return common
