"""Questions and contradictions of a regulation: one small rule each, in the order of the rules."""

from collections.abc import Callable, Iterator

from tura.domain.regulation.lint import (
    awards,
    brackets,
    fees,
    nominations,
    papers,
    play,
    playing_up,
    ratings,
    schedule,
    sections,
    several,
    ties,
)
from tura.domain.regulation.lint.finding import PAIRING, PAYING, PUBLISHING, Finding, Level
from tura.domain.regulation.schema import Regulation

Rule = Callable[[Regulation], Iterator[Finding]]

RULES: tuple[Rule, ...] = (
    schedule.dates,  # 6.1.1, 6.2.1
    schedule.rounds_scheduled,  # 6.1.4, 6.2.1
    play.missing,  # 6.1.2
    play.small_fields,  # 6.1.2
    play.periods,  # 6.1.2
    play.time_controls,  # 6.1.2, 6.2.2
    schedule.double_days,  # 6.2.2
    papers.program,  # 6.2.3
    play.points_in_order,  # 6.1.2
    play.seeding,  # 6.2.4, 6.3.2
    play.seeding_choice,  # 6.2.4, 6.3.2
    papers.rated,  # 6.2.5, 6.1.23
    papers.citizens,  # 6.2.6
    sections.sections_meet,  # 6.1.3, 6.2.7
    sections.floors,  # 6.2.7
    sections.unrated,  # 6.2.8
    playing_up.playing_up,  # 6.1.3, 6.2.9
    schedule.registration,  # 6.1.4, 6.2.12, 6.3.3
    fees.missing,  # 6.1.5, 6.2.10
    fees.fund_fees,  # 6.1.5
    fees.band_borders,  # 6.2.10
    fees.discounts,  # 6.2.10
    brackets.borders_meet,  # 6.1.6
    brackets.monotone,  # 6.1.7
    brackets.percentages,  # 6.1.8
    brackets.headcount,  # 6.1.9
    nominations.minimums,  # 6.1.10
    nominations.leftovers,  # 6.1.11
    ratings.prize_bands,  # 6.1.12
    ratings.lists,  # 6.1.13, 6.2.4
    ratings.floor,  # 6.1.13
    ratings.fallback,  # 6.1.14
    several.policy,  # 6.1.15, 6.2.22
    nominations.place_below_nomination,  # 6.1.16
    ties.tiebreaks,  # 6.1.17, 6.2.23
    ties.last_resort,  # 6.1.17, 6.2.23
    ties.wins,  # 6.2.24
    several.rounding,  # 6.1.18
    several.changes,  # 6.1.19
    several.headers,  # 6.2.16
    several.guarantee,  # 6.2.17
    nominations.veterans,  # 6.2.18
    nominations.impossible,  # 6.2.18
    nominations.scopes,  # 6.2.19, 6.2.20
    awards.money_only,  # 6.1.20
    awards.trophies_twice,  # 6.1.21
    awards.small_groups,  # 6.1.22
    awards.absent,  # 6.2.14
    play.merged_ratings,  # 6.1.23
    play.unplayed_points,  # 6.2.25
    play.default_times,  # 6.3.1
    schedule.flexible,  # 6.3.4
    papers.silence,  # 6.3.5
    papers.scoresheets,  # 6.3.6
)


def lint(regulation: Regulation) -> tuple[Finding, ...]:
    """Every finding of every rule, in the order of the rules."""
    return tuple(finding for rule in RULES for finding in rule(regulation))


def blocked(regulation: Regulation, step: str) -> tuple[Finding, ...]:
    """The open findings that hold up ``pairing``, ``publishing`` or ``paying``."""
    return tuple(finding for finding in lint(regulation) if finding.is_open and step in finding.blocks)


__all__ = ["PAIRING", "PAYING", "PUBLISHING", "RULES", "Finding", "Level", "blocked", "lint"]
