"""Two regulations compared value by value, as an organiser would: names and labels apart."""

from tura.domain.regulation.schema import Regulation
from tura.formats.regulation.plain import plain_table

_WORDS = {
    "name",
    "name-en",
    "title",
    "title-en",
    "label",
    "label-en",
    "key",
    "rules",
    "printed",
    "time-zone",
    "place",
}


def values(regulation: Regulation) -> dict[str, object]:
    """Every value of a regulation by a key that does not depend on order or wording."""
    found: dict[str, object] = {}
    _walk(plain_table(regulation, "", {}), "", found)
    return found


def _walk(value: object, at: str, found: dict[str, object]) -> None:
    if isinstance(value, dict):
        for key, item in value.items():
            if key == "minimum" and isinstance(item, int):
                _walk({"count": item, "scope": "section"}, f"{at}.{key}", found)
            elif _is_value(key, at):
                _walk(item, f"{at}.{key}", found)
    elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
        for index, item in enumerate(value):
            _walk(item, f"{at}[{_named(item, index)}]", found)
    else:
        found[at] = sorted(map(str, value)) if isinstance(value, list) and at.endswith("rated-by") else value


def _is_value(key: str, at: str) -> bool:
    """Whether a key is compared: a title that a condition asks for is, a section's title is not."""
    if at.endswith(".minimum"):
        return key in {"count", "scope"}
    return key not in _WORDS or (key == "title" and "condition" in at)


def _named(item: object, index: int) -> str:
    """What tells one item from its neighbours: a letter, a round, a nomination and place."""
    if not isinstance(item, dict):
        return str(index)
    if "place" in item:
        rating = item.get("condition", {}).get("rating", {})
        return f"{item.get('category', '')} {rating.get('low', '')}-{rating.get('high', '')} {item['place']}"
    return str(item.get("letter") or item.get("number") or index)


def score(drafted: Regulation, wanted: Regulation) -> tuple[float, list[str]]:
    """The share of values that agree, and every one that does not."""
    mine, theirs = values(drafted), values(wanted)
    keys = sorted(mine.keys() | theirs.keys())
    wrong = [
        f"{key}: {mine.get(key)} != {theirs.get(key)}" for key in keys if mine.get(key) != theirs.get(key)
    ]
    return 1 - len(wrong) / len(keys), wrong
