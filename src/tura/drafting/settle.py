"""Statements about whole nominations, applied to the prizes they are about."""

from dataclasses import replace

from tura.domain.players import RatingSource, Sex
from tura.domain.regulation.awarding import Prize, Sharing
from tura.domain.regulation.conditions import Condition, RatingBand
from tura.drafting.sheet import Row, SectionSheet, Sheet, Statement

_CONDITIONS = {
    "": Condition(),
    "women": Condition(sex=Sex.FEMALE),
    "men": Condition(sex=Sex.MALE),
    "veterans": Condition(groups=("veteran",)),
}
_LABELS = {
    "": ("{place} место", "Place {place}"),
    "women": ("{place} место среди женщин", "Woman {place}"),
    "men": ("{place} место среди мужчин", "Man {place}"),
    "veterans": ("{place} место среди ветеранов", "Veteran {place}"),
}


def settle(sheet: Sheet, known: list[SectionSheet]) -> None:
    """Give every section its rows, and every prize what is said of its nomination elsewhere."""
    for section in known:
        if not any(row.prizes for row in section.rows):
            shared = [replace(row, prizes=list(row.prizes)) for row in sheet.everybody.rows]
            section.rows = shared
    _tell_lost(sheet, known)
    for statement in sheet.statements:
        for section in _meant(statement, known):
            for row in section.rows or _first_row(section):
                _apply(statement, row)
    for section in known:
        for row in section.rows:
            row.prizes = [_completed(prize, sheet) for prize in row.prizes]


def _tell_lost(sheet: Sheet, known: list[SectionSheet]) -> None:
    """Prizes of the whole event, where every section has its own: the schema has no place for them."""
    shared = [prize for row in sheet.everybody.rows for prize in row.prizes]
    lines = {prize.line for prize in shared}
    if not any(prize.line in lines for section in known for row in section.rows for prize in row.prizes):
        sheet.leftovers.extend((prize.line or 0, "") for prize in shared)


def _first_row(section: SectionSheet) -> list[Row]:
    section.rows.append(Row())
    return section.rows


def _meant(statement: Statement, known: list[SectionSheet]) -> list[SectionSheet]:
    """The sections a statement is about: those named, else those that have the nomination, else all."""
    named = [section for section in known if section.letter in statement.letters]
    if named and (statement.items or statement.kind == "*" or any(_has(s, statement.kind) for s in named)):
        return named
    if statement.kind == "*":
        return known
    if not statement.kind:
        return [section for section in known if not section.money_only]
    having = [section for section in known if _has(section, statement.kind)]
    return having or (known if statement.items else [])


def _has(section: SectionSheet, kind: str) -> bool:
    return any(prize.category == kind for row in section.rows for prize in row.prizes)


def _apply(statement: Statement, row: Row) -> None:
    for place, items in sorted(statement.items.items()):
        label, english = _LABELS[statement.kind]
        row.add(
            Prize(
                key=f"{statement.kind or 'place'}:{place}",
                label=label.format(place=place),
                label_en=english.format(place=place),
                place=place,
                category=statement.kind,
                condition=_CONDITIONS[statement.kind],
                items=items,
                line=statement.line,
            )
        )
    if statement.minimum:
        row.prizes = [
            replace(prize, minimum=statement.minimum)
            if _is_meant(statement, prize) and prize.minimum is None
            else prize
            for prize in row.prizes
        ]


def _is_meant(statement: Statement, prize: Prize) -> bool:
    return bool(prize.category) if statement.kind == "*" else prize.category == statement.kind


def _completed(prize: Prize, sheet: Sheet) -> Prize:
    """The prize with its nomination's definition and the rating that stands in for a missing one."""
    if prize.category == "women" and sheet.facts.get("women-add-up"):
        prize = replace(prize, adds_up=True)
    sharing = sheet.facts.get("women-sharing") if prize.category == "women" else None
    sharing = sharing or (sheet.facts.get("special-sharing") if prize.category else None)
    if isinstance(sharing, Sharing) and sharing is not sheet.awarding.get("sharing"):
        prize = replace(prize, sharing=sharing)
    condition = prize.condition
    if condition.groups == ("veteran",) and "veterans" in sheet.kinds:
        return replace(prize, condition=sheet.kinds["veterans"])
    if condition.rating is None:
        return prize
    for limit, line in sheet.fallbacks:
        if limit in {0, condition.rating.high}:
            return replace(
                prize, condition=replace(condition, rating=_with_national(condition.rating), line=line)
            )
    return prize


def _with_national(band: RatingBand) -> RatingBand:
    first = tuple(source for source in band.sources if source is not RatingSource.FSHR)
    return replace(band, sources=(*(first or (RatingSource.FIDE,)), RatingSource.FSHR))
