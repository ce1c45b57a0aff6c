"""The printed defaults, taken: what an open question becomes when the organiser says "as you propose"."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeVar

from tura.domain.players import Discipline, RatingSource
from tura.domain.regulation.awarding import (
    Awarding,
    Bracket,
    Counted,
    Leftover,
    Policy,
    Prize,
    Scope,
    Sharing,
)
from tura.domain.regulation.conditions import Condition, RatingBand, RatingList
from tura.domain.regulation.lint.amounts import row_read
from tura.domain.regulation.lint.finding import Finding, Level
from tura.domain.regulation.schema import LastResort, Merge, Playing, Regulation, Schedule, Section

PLAYING: dict[str, Callable[[Playing], Playing]] = {
    "lint-late-entry": lambda p: replace(p, late_entry=_or(p.late_entry, True)),
    "lint-if-small": lambda p: replace(p, if_small=p.if_small or Merge.MERGE),
    "lint-default-time": lambda p: replace(p, default_time=_or(p.default_time, 0)),
    "lint-pab": lambda p: replace(p, pab=_or(p.pab, 10)),
    "lint-half-point-byes": lambda p: replace(p, half_point_byes=_or(p.half_point_byes, 0)),
    "lint-last-resort": lambda p: replace(p, last_resort=p.last_resort or LastResort.LOTS),
    "lint-wins": lambda p: replace(p, wins_unplayed_count=_or(p.wins_unplayed_count, True)),
    "lint-tiebreaks": lambda p: replace(p, tiebreaks=_or(p.tiebreaks, ("DE", "BH-C1", "BH", "WIN"))),
}
AWARDING: dict[str, Callable[[Awarding], Awarding]] = {
    "lint-policy": lambda a: replace(a, policy=a.policy or Policy.LARGEST),
    "lint-leftover": lambda a: replace(a, leftover=a.leftover or Leftover.KEEP),
    "lint-sharing": lambda a: replace(a, sharing=a.sharing or Sharing.EQUAL_IF_ALL_EQUAL),
    "lint-rounding": lambda a: replace(a, unit=_or(a.unit, 100)),
    "lint-trophy-twice": lambda a: replace(a, trophy_twice=_or(a.trophy_twice, False)),
    "lint-absent": lambda a: replace(a, absent_percent=_or(a.absent_percent, 10000)),
}
SECTION: dict[str, Callable[[Section], Section]] = {
    "lint-up": lambda s: replace(s, up=_or(s.up, False)),
    "lint-up-prizes": lambda s: replace(s, up_takes_prizes=_or(s.up_takes_prizes, True)),
    "lint-unrated-up": lambda s: replace(s, unrated_up=_or(s.unrated_up, True)),
}
SCHEDULE: dict[str, Callable[[Schedule], Schedule]] = {
    "lint-start-per-section": lambda s: replace(s, start_per_section=True),
    "lint-closing-per-section": lambda s: replace(s, closing_per_section=True),
}
# Answered in words alone: the answer's number in ``answers`` settles them.
SPOKEN = frozenset({"lint-own-only", "lint-up-limit", "lint-small-group", "lint-no-rating"})
TEXTS = frozenset({"lint-byes", "lint-appeals", "lint-refunds", "lint-withdrawal"})


T = TypeVar("T")


def _or(value: T | None, default: T) -> T:
    return default if value is None else value


def take_defaults(
    regulation: Regulation, words: Callable[[Finding], str]
) -> tuple[Regulation, tuple[Finding, ...]]:
    """The regulation with the default of every question that has one, each recorded in its ``answers``.

    ``words`` makes the sentence to record.  Dates and fees have no default and stay open.
    """
    from tura.domain.regulation.lint import lint  # noqa: PLC0415  the rules use nothing of the defaults

    taken: list[Finding] = []
    for _ in range(2):  # a default may open a question of its own: tie-breaks that name the wins
        for finding in lint(regulation):
            if finding.level is not Level.QUESTION or finding in taken:
                continue
            changed = _settled(regulation, finding, words(finding))
            if changed is not None:
                taken.append(finding)
                regulation = changed
    answers = dict(regulation.answers)
    for finding in taken:
        said = answers.get(finding.rule)
        answers[finding.rule] = f"{said}; {words(finding)}" if said else words(finding)
    return replace(regulation, answers=answers), tuple(taken)


def take_default(regulation: Regulation, finding: Finding, words: str) -> Regulation | None:
    """The regulation with the default of one question, recorded as ``words``; None where it has none."""
    changed = _settled(regulation, finding, words)
    if changed is None:
        return None
    said = changed.answers.get(finding.rule)
    return replace(changed, answers={**changed.answers, finding.rule: f"{said}; {words}" if said else words})


R = TypeVar("R", Regulation, Condition)


def _with(value: R, changes: Mapping[str, object]) -> R:
    changed: Callable[..., R] = replace
    return changed(value, **changes)


def _settled(regulation: Regulation, finding: Finding, words: str) -> Regulation | None:
    """The regulation with one default taken, or None where there is none to take."""
    code = finding.reason.code
    if code in SPOKEN:
        return regulation
    if code in TEXTS:
        return _with(regulation, {code.removeprefix("lint-"): words})
    if code in SCHEDULE:
        return replace(regulation, schedule=SCHEDULE[code](regulation.schedule))
    simple: dict[str, Callable[[], Regulation]] = {
        "lint-headcount": lambda: replace(regulation, headcount=Counted.PLAYED),
        "lint-guarantee": lambda: replace(regulation, guarantee_conditional=True),
        "lint-list-date": lambda: replace(regulation, list_date=regulation.schedule.first_day),
    }
    if code in simple:
        changed = simple[code]()
        return changed if changed != regulation else None
    sections = tuple(_section(section, finding, regulation.discipline) for section in regulation.sections)
    return replace(regulation, sections=sections) if sections != regulation.sections else None


def _section(section: Section, finding: Finding, discipline: Discipline) -> Section:
    code = finding.reason.code
    letters = finding.reason.values.get("sections") or finding.reason.values.get("section")
    is_for_all = code in {"lint-entry-list", "lint-prize-list"}
    if (
        letters is not None
        and not is_for_all
        and section.letter not in (letters if isinstance(letters, tuple) else (letters,))
    ):
        return section
    if code in PLAYING:
        return replace(section, playing=PLAYING[code](section.playing))
    if code in AWARDING:
        return replace(section, awarding=AWARDING[code](section.awarding))
    if code in SECTION:
        return SECTION[code](section)
    return _rare(section, finding, discipline)


def _rare(section: Section, finding: Finding, discipline: Discipline) -> Section:
    """Defaults that fill in lists, rows and scopes."""
    code, awarding = finding.reason.code, section.awarding
    if code == "lint-seeding" and not section.seeding.lists:
        sources = section.seeding.sources or (RatingSource.FIDE, RatingSource.FSHR)
        return replace(section, seeding=replace(section.seeding, lists=_lists(sources, discipline)))
    if code in {"lint-entry-list", "lint-unrated-list"}:
        return replace(section, entry=_listed(section.entry, discipline))
    if code == "lint-fund-fees" and awarding.fund.fee_percent is not None:
        fund = replace(awarding.fund, fee_sections=(section.letter,), fees_counted=Counted.PAID)
        return replace(section, awarding=replace(awarding, fund=fund))
    change: dict[str, Callable[[Prize], Prize]] = {
        "lint-prize-list": lambda prize: replace(prize, condition=_listed(prize.condition, discipline)),
        "lint-scope": _scoped,
    }
    if code in change:
        rows = tuple(replace(row, prizes=tuple(map(change[code], row.prizes))) for row in awarding.brackets)
        return replace(section, awarding=replace(awarding, brackets=rows))
    count = finding.reason.values.get("count")
    if code.startswith("lint-row-twice") and isinstance(count, int):
        return replace(section, awarding=_parted(awarding, count))
    return section


def _lists(sources: tuple[RatingSource, ...], discipline: Discipline) -> tuple[RatingList, ...]:
    """Each publisher's list of the discipline, then its standard list."""
    kinds = dict.fromkeys((discipline, Discipline.STANDARD))
    return tuple(RatingList(source=source, discipline=kind) for source in sources for kind in kinds)


def _listed(condition: Condition, discipline: Discipline) -> Condition:
    band: RatingBand | None = condition.rating
    parts = {name: tuple(_listed(part, discipline) for part in getattr(condition, name)) for name in _NESTED}
    nested = _with(condition, parts)
    if band is None or band.lists:
        return nested
    return replace(
        nested, rating=replace(band, lists=_lists(band.sources or (RatingSource.FIDE,), discipline))
    )


_NESTED = ("any_of", "all_of", "none_of")


def _scoped(prize: Prize) -> Prize:
    if prize.minimum is None or prize.minimum.scope is not None:
        return prize
    return replace(prize, minimum=replace(prize.minimum, scope=Scope.EVENT))


def _parted(awarding: Awarding, count: int) -> Awarding:
    """Rows of which only the one that is read holds for ``count``."""
    read = row_read(awarding, count)

    def without(row: Bracket) -> Bracket:
        if row is read:
            return row
        if row.high == count:
            return replace(row, high=count - 1)
        return replace(row, low=count + 1) if row.low == count else row

    return replace(awarding, brackets=tuple(without(row) for row in awarding.brackets))
