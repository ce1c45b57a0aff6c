"""The file's short forms written out: common tables, nominations, prizes without brackets, letters."""

from collections.abc import Iterator

from tura.domain.regulation.letters import fold_letter
from tura.formats.regulation.issues import Log
from tura.formats.regulation.places import Path

Table = dict[str, object]

COMMON = ("playing", "seeding", "fees", "awarding")
OVERALL: Table = {"label": "{place} место", "label-en": "Place {place}"}
_MOST_SECTIONS = 100
_NOMINATION_KEYS = {"kind", "label", "label-en", "condition", "minimum", "sharing", "adds-up", "ranking"}


def expand(document: Table, log: Log) -> Table:
    """The document as one table whose keys are the schema's; places of moved keys are kept."""
    table = dict(document)
    common = {name: table.pop(name) for name in COMMON if name in table}
    sections = table.get("section")
    if isinstance(sections, list) and len(sections) > _MOST_SECTIONS:
        wanted = f"≤ {_MOST_SECTIONS}"
        at: Path = ("section", _MOST_SECTIONS)
        log.fault(at, "regulation-wrong-value", key="section", value=len(sections), wanted=wanted)
        table["section"] = sections[:_MOST_SECTIONS]
    nominations = _nominations(table.pop("nomination", {}), log)
    for index, section in enumerate(_tables(table.get("section"))):
        path: Path = ("section", index)
        for name, shared in common.items():
            _merge(section, name, shared, path, log)
        _fold_letters(section, path, log)
        awarding = section.get("awarding")
        if isinstance(awarding, dict):
            _expand_prizes(awarding, nominations, (*path, "awarding"), log)
    return table


def _tables(value: object) -> Iterator[Table]:
    if isinstance(value, list):
        yield from (item for item in value if isinstance(item, dict))


def _move(log: Log, old: Path, new: Path) -> None:
    """The places below ``old``, known under ``new`` too."""
    size = len(old)
    moved = {(*new, *path[size:]): line for path, line in log.places.items() if path[:size] == old}
    for path, line in moved.items():
        log.places.setdefault(path, line)


def _merge(section: Table, name: str, shared: object, path: Path, log: Log) -> None:
    own = section.setdefault(name, {})
    if not isinstance(own, dict) or not isinstance(shared, dict):
        section[name] = shared if own == {} else own
        return
    merged = {**_copied(shared), **own}
    for key in shared:
        if key not in own:
            _move(log, (name, key), (*path, name, key))
    section[name] = merged


def _copied(value: Table) -> Table:
    """A copy deep enough that one section's expansion does not touch another's."""
    return {key: _copy(item) for key, item in value.items()}


def _copy(value: object) -> object:
    if isinstance(value, dict):
        return _copied(value)
    return [_copy(item) for item in value] if isinstance(value, list) else value


def _fold_letters(section: Table, path: Path, log: Log) -> None:
    letter = section.get("letter")
    if isinstance(letter, str):
        folded = fold_letter(letter)
        if folded != letter:
            log.repair((*path, "letter"), "regulation-letter-folded", written=letter, read=folded)
        section["letter"] = folded
    playing, awarding = section.get("playing"), section.get("awarding")
    if isinstance(playing, dict) and isinstance(playing.get("merge-into"), str):
        playing["merge-into"] = fold_letter(playing["merge-into"])
    fund = awarding.get("fund") if isinstance(awarding, dict) else None
    if isinstance(fund, dict) and isinstance(fund.get("fee-sections"), list):
        fund["fee-sections"] = [fold_letter(item) for item in fund["fee-sections"] if isinstance(item, str)]


def _nominations(value: object, log: Log) -> dict[str, Table]:
    if not isinstance(value, dict):
        log.fault(("nomination",), "regulation-wrong-type", key="nomination", wanted="table")
        return {}
    for name, nomination in value.items():
        for key in nomination if isinstance(nomination, dict) else ():
            if key not in _NOMINATION_KEYS:
                path: Path = ("nomination", name, key)
                log.fault(path, "regulation-unknown-key", key=key, table=f"nomination.{name}", nearest="")
    return {name: item for name, item in value.items() if isinstance(item, dict)}


def _expand_prizes(awarding: Table, nominations: dict[str, Table], path: Path, log: Log) -> None:
    if "prizes" in awarding and "bracket" not in awarding:
        awarding["bracket"] = [{"prizes": awarding.pop("prizes")}]
        _move(log, (*path, "prizes"), (*path, "bracket", 0, "prizes"))
    for number, bracket in enumerate(_tables(awarding.get("bracket"))):
        seen: set[object] = set()
        for index, prize in enumerate(_tables(bracket.get("prizes"))):
            at = (*path, "bracket", number, "prizes", index)
            _expand_prize(prize, nominations, at, log)
            key = prize.get("key")
            if key is not None and key in seen:
                log.fault(at, "regulation-duplicate", key=str(key))
            seen.add(key)


def _expand_prize(prize: Table, nominations: dict[str, Table], at: Path, log: Log) -> None:
    name, place = prize.pop("nomination", ""), prize.get("place")
    overall = {} if "label" in prize else OVERALL
    nomination = nominations.get(str(name)) if name else overall
    if nomination is None:
        known = ", ".join(nominations)
        log.fault((*at, "nomination"), "regulation-unknown-nomination", name=str(name), known=known)
        return
    prize.setdefault("key", f"{name or 'place'}:{place}")
    for key, value in nomination.items():
        filled = value.replace("{place}", str(place)) if isinstance(value, str) else _copy(value)
        target = "category" if key == "kind" else key
        if target not in prize:
            prize[target] = filled
            _move(log, ("nomination", str(name), key), (*at, target))
    prize.setdefault("label", str(prize["key"]))
