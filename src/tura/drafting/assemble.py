"""The sheet as a regulation: scopes resolved, statements applied, what is not known left open."""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import timedelta
from typing import TypeVar

from tura.domain.players import RatingSource
from tura.domain.regulation.awarding import Awarding, Bracket, Fund
from tura.domain.regulation.conditions import ANYONE, Condition
from tura.domain.regulation.lint.play import discipline_of
from tura.domain.regulation.schema import Fees, Playing, Regulation, Section, Seeding, TimeControl
from tura.drafting.settle import settle
from tura.drafting.sheet import Row, SectionSheet, Sheet
from tura.drafting.timetable import schedule_of

UNKNOWN = TimeControl(minutes=0)


def assemble(sheet: Sheet) -> Regulation:
    """The regulation a finished sheet describes.

    Rounds or minutes the text does not give are 0, which the lint reports.
    """
    known = [section for section in sheet.sections.values() if _is_real(section, sheet)]
    known = known or [SectionSheet("A", sheet.name or "Основной турнир", 1)]
    settle(sheet, known)
    control = sheet.playing.get("control")
    discipline = discipline_of(control) if isinstance(control, TimeControl) else None
    sections = tuple(_section(sheet, section, order) for section, order in _ordered(known))
    is_unplaced = sheet.everybody.fund_line and sheet.everybody.fee_percent is not None
    if is_unplaced and not any(s.awarding.fund.line == sheet.everybody.fund_line for s in sections):
        sheet.leftovers.append((sheet.everybody.fund_line or 0, ""))
    facts = sheet.facts
    text = {
        name: str(facts.get(name, ""))
        for name in ("place", "organiser", "general", "program", "site", "rules")
    }
    guaranteed = facts.get("guaranteed")
    if guaranteed is None and len(known) > 1 and sheet.everybody.fee_percent is None:
        guaranteed = sheet.everybody.fixed
        if guaranteed is not None and sheet.everybody.fund_line:
            sheet.lines["guaranteed"] = sheet.everybody.fund_line
    said: dict[str, object] = {
        key: str(facts[key]) for key in ("byes", "appeals", "refunds", "withdrawal") if key in facts
    }
    named = discipline or facts.get("discipline")
    if named is not None:
        said["discipline"] = named
    regulation = Regulation(
        name=sheet.name or "Турнир",
        place=text["place"],
        organiser=text["organiser"],
        schedule=schedule_of(sheet),
        entry=_entry(sheet),
        sections=sections,
        guaranteed=guaranteed if isinstance(guaranteed, int) else None,
        may_move_players=bool(facts.get("may-move")),
        fund_may_change=bool(facts.get("fund-may-change")),
        general_rules=text["general"],
        prescribed_program=text["program"],
        prescribed_site=text["site"],
        rules=text["rules"],
        lines=_lines(sheet, known),
    )
    return _with(regulation, said)


def _is_real(section: SectionSheet, sheet: Sheet) -> bool:
    """Whether a letter is a section and not a mere mention beside defined ones."""
    has_rules = (
        section.entry is not None or any(row.prizes for row in section.rows) or section.line is not None
    )
    defined = any(other.entry is not None or other.rows for other in sheet.sections.values())
    return has_rules or not defined or section.fee is not None


def _ordered(known: list[SectionSheet]) -> Iterable[tuple[SectionSheet, int]]:
    """Sections with their order: the oldest, the highest rated first; else as in the text."""
    entries = [section.entry or ANYONE for section in known]
    by_rating = all(entry.rating and entry.born_from is None and entry.born_to is None for entry in entries)
    by_birth = all(entry.rating is None and not entry.any_of for entry in entries)

    def strength(section: SectionSheet) -> int:
        entry = section.entry or ANYONE
        if by_rating and entry.rating:
            return 9999 if entry.rating.unrated else -(entry.rating.low or (1 if entry.rating.high else 0))
        return (entry.born_from or 0) if by_birth else 0

    ranked = sorted(known, key=strength)
    return [(section, ranked.index(section) + 1) for section in known]


def _entry(sheet: Sheet) -> Condition:
    stated = sheet.facts.get("entry")
    parts = tuple(sheet.entries)
    if sheet.facts.get("foreigners") and not any(part.citizenship for part in parts):
        parts = (Condition(citizenship=("RUS",), line=parts[0].line), *parts)
    nationality = (
        Condition(any_of=parts, line=parts[0].line) if len(parts) > 1 else (parts[0] if parts else ANYONE)
    )
    if not isinstance(stated, Condition):
        return nationality
    return Condition(all_of=(stated, nationality), line=stated.line) if parts else stated


def _section(sheet: Sheet, section: SectionSheet, order: int) -> Section:
    return Section(
        letter=section.letter,
        title=section.title or f"Категория {section.letter}",
        order=order,
        entry=section.entry or _by_age(sheet, section),
        own_only=section.own_only,
        up=section.up,
        fees=_fees(sheet, section),
        seeding=sheet.seeded or Seeding(),
        playing=_playing(sheet, section),
        awarding=_awarding(sheet, section),
        line=section.line or section.prize_line,
    )


def _by_age(sheet: Sheet, section: SectionSheet) -> Condition:
    """Who belongs to U10 where only the name says it: not yet eleven in the event's year."""
    if sheet.year is None or not re.fullmatch(r"U\d{1,2}", section.letter):
        return ANYONE
    return Condition(born_from=sheet.year - int(section.letter[1:]), line=section.line)


def _fees(sheet: Sheet, section: SectionSheet) -> Fees:
    everybody = sheet.everybody
    late = sheet.late_fee
    own = section.fee if section.fee is not None else everybody.fee
    named = late[0].dated(sheet.year) if late else None
    late_day = named + timedelta(days=late[1]) if late and named else None
    return Fees(
        own=own,
        up_per_band=sheet.up_fee,
        bands=tuple(section.fee_bands or everybody.fee_bands),
        discounts=tuple(sheet.discounts),
        late_from=late_day,
        late_extra=max(0, late[2] - own) if late and late_day and own is not None else 0,
        line=section.fee_line or everybody.fee_line,
    )


def _playing(sheet: Sheet, section: SectionSheet) -> Playing:
    said = sheet.playing
    control = section.control or said.get("control", UNKNOWN)
    rounds = section.rounds or said.get("rounds") or max(sheet.rounds, default=0)
    fields = {
        "system": "system",
        "default_time": "default-time",
        "recording": "recording",
        "late_entry": "late-entry",
        "half_point_byes": "half-point-byes",
        "pab": "pab",
        "last_resort": "last-resort",
    }
    plain = Playing(
        rounds=rounds if isinstance(rounds, int) else 0,
        time_control=control if isinstance(control, TimeControl) else UNKNOWN,
        tiebreaks=tuple(sheet.tiebreaks) or None,
        rated_by=_rated(sheet, section.letter)[0],
        line=(control.line if isinstance(control, TimeControl) else None) or sheet.lines.get("rounds"),
    )
    return _with(plain, {field: said[key] for field, key in fields.items() if key in said})


T = TypeVar("T", Playing, Awarding, Regulation)


def _with(value: T, changes: dict[str, object]) -> T:
    """The value with fields that their own readers wrote."""
    changed: Callable[..., T] = replace
    return changed(value, **changes)


def _rated(sheet: Sheet, letter: str) -> tuple[tuple[RatingSource, ...], int | None]:
    """Who rates a section's games; a sentence that names sections overrides one that does not."""
    sources: dict[RatingSource, int] = {}
    for source, letters, excepted, line in sheet.rated:
        if not letters or (letter in letters) is not excepted:
            sources[source] = line
        else:
            sources.pop(source, None)
    found = tuple(source for source in (RatingSource.FSHR, RatingSource.FIDE) if source in sources)
    return found, max(sources.values(), default=None)


def _awarding(sheet: Sheet, section: SectionSheet) -> Awarding:
    everybody, said = sheet.everybody, sheet.awarding
    in_percent = len(sheet.sections) <= 1 or any(p.percent for row in section.rows for p in row.prizes)
    percent = section.fee_percent
    if percent is None and in_percent:
        percent = everybody.fee_percent
    fixed = section.fixed if section.fixed is not None else section.header
    if fixed is None and len(sheet.sections) <= 1:
        fixed = everybody.fixed
    fund_line = section.fund_line or section.header_line or everybody.fund_line
    has_fund = percent is not None or fixed is not None
    fields = {"sharing": "sharing", "policy": "policy", "leftover": "leftover"}
    fields |= {"absent_percent": "absent-percent", "tax_percent": "tax-percent"}
    small = section.full_awards_from if section.full_awards_from is not None else everybody.full_awards_from
    plain = Awarding(
        fund=Fund(
            fixed=fixed or 0,
            fee_percent=percent,
            at_least=(section.fund_floor or everybody.fund_floor) if percent is not None else 0,
            header=section.header,
            line=fund_line if has_fund else None,
        ),
        brackets=tuple(_bracket(row) for row in section.rows if row.prizes),
        full_awards_from=small,
        money_only=section.money_only or everybody.money_only,
        line=section.prize_line or fund_line,
    )
    return _with(plain, {field: said[key] for field, key in fields.items() if key in said})


def _bracket(row: Row) -> Bracket:
    return Bracket(prizes=tuple(row.prizes), low=row.low, high=row.high, printed=row.printed, line=row.line)


_PLAYING = ("default-time", "recording", "late-entry", "half-point-byes", "pab", "tiebreaks", "last-resort")
_AWARDING = ("sharing", "policy", "leftover", "absent-percent", "tax-percent")


def _lines(sheet: Sheet, known: list[SectionSheet]) -> dict[str, int]:
    """The text's lines of single values, by the regulation's dotted keys."""
    lines = {key: line for key, line in sheet.lines.items() if key not in (*_PLAYING, *_AWARDING)}
    lines = {key: line for key, line in lines.items() if key not in {"rounds", "control", "system"}}
    up_fee = lines.pop("fees.up-per-band", None)
    for section in known:
        prefix = f"section.{section.letter}"
        lines |= {f"{prefix}.playing.{key}": sheet.lines[key] for key in _PLAYING if key in sheet.lines}
        lines |= {f"{prefix}.awarding.{key}": sheet.lines[key] for key in _AWARDING if key in sheet.lines}
        lines |= {f"{prefix}.{key}": section.lines[key] for key in ("up", "own-only") if key in section.lines}
        if up_fee:
            lines[f"{prefix}.fees.up-per-band"] = up_fee
        noted = {**sheet.everybody.lines, **section.lines}
        lines |= {
            f"{prefix}.awarding.{k}": noted[k] for k in ("full-awards-from", "money-only") if k in noted
        }
        rated = _rated(sheet, section.letter)[1]
        if rated:
            lines[f"{prefix}.playing.rated-by"] = rated
    return lines
