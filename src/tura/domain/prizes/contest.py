"""What the prizes are decided on: the ranking, who took part, and the section's rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from tura.domain.reason import Reason
from tura.domain.regulation.awarding import NOTHING_AWARDED, Awarding, Counted, Ranking, Scope
from tura.domain.regulation.conditions import Condition
from tura.domain.regulation.eligibility import judge
from tura.domain.regulation.facts import Facts, Verdict

EVERYWHERE = frozenset(Counted)


@dataclass(frozen=True, slots=True, kw_only=True)
class Entrant:
    """One entry of the event for head counts and fees, whether or not it played.

    ``took_part`` are the counting rules under which the entry counts.  ``due`` and ``paid`` are kopecks, paid
    net of refunds.
    """

    entry: str
    section: str
    facts: Facts = field(default_factory=Facts)
    took_part: frozenset[Counted] = EVERYWHERE
    due: int = 0
    paid: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Contender:
    """One row of the ranking.

    ``place`` is unique, lots included; ``shared`` is equal for players whom every tie-break left equal (0: alone).
    ``points`` are tenths.  ``merits`` are the values of rankings other than the standings, higher is better;
    ``rating`` breaks ties of rating gains.  ``barred`` says why the player takes no prize at all; ``asked`` is an
    open question about that, answered "he takes part" until it is settled.
    """

    entry: str
    place: int
    points: int = 0
    shared: int = 0
    facts: Facts = field(default_factory=Facts)
    merits: Mapping[Ranking, int] = field(default_factory=dict[Ranking, int], hash=False)
    rating: int = 0
    barred: Reason | None = None
    asked: Reason | None = None


@dataclass(frozen=True, kw_only=True)
class Contest:
    """A section ready for its prizes.

    ``entrants`` are those of the whole event (none given: the contenders are all).  ``bracket`` is the arbiter's
    choice among brackets, ``fund_override`` the organiser's own total in kopecks.
    """

    section: str = "A"
    awarding: Awarding = NOTHING_AWARDED
    contenders: tuple[Contender, ...] = ()
    entrants: tuple[Entrant, ...] = ()
    bracket: int | None = None
    fund_override: int | None = None

    @cached_property
    def ranking(self) -> tuple[Contender, ...]:
        """The contenders, those who never played barred from every prize.

        Head counts are frozen with round 2, so that who came later has played if his games say so.
        """
        absent = {one.entry for one in self.entrants if Counted.PLAYED not in one.took_part}
        return tuple(
            replace(row, barred=row.barred or Reason("did-not-play"))
            if row.entry in absent and not row.facts.games
            else row
            for row in self.contenders
        )

    def counted(self, rule: Counted) -> Mapping[Scope, tuple[Entrant, ...]]:
        """Those who count as participants by a rule, in the section and in the event."""
        known = self._counted.get(rule)
        if known is None:
            event = tuple(one for one in self.present if rule in one.took_part)
            section = tuple(one for one in event if one.section == self.section)
            known = self._counted[rule] = {Scope.EVENT: event, Scope.SECTION: section}
        return known

    def verdict(self, condition: Condition) -> Callable[[Facts], Verdict]:
        """A condition asked of this contest's players, each of them once: money, trophies and counts ask alike."""
        known = self._verdicts.get(condition)
        if known is None:
            known = self._verdicts[condition] = _remembered(judge(condition))
        return known

    @cached_property
    def _verdicts(self) -> dict[Condition, Callable[[Facts], Verdict]]:
        return {}

    @cached_property
    def _counted(self) -> dict[Counted, Mapping[Scope, tuple[Entrant, ...]]]:
        return {}

    @cached_property
    def present(self) -> tuple[Entrant, ...]:
        """The entrants to count; without a list, every contender who is not barred."""
        if self.entrants:
            return self.entrants
        return tuple(
            Entrant(entry=row.entry, section=self.section, facts=row.facts)
            for row in self.contenders
            if row.barred is None
        )


def _remembered(verdict: Callable[[Facts], Verdict]) -> Callable[[Facts], Verdict]:
    """A verdict that looks at each player's facts once; the facts are kept, so that their identity holds."""
    known: dict[int, tuple[Facts, Verdict]] = {}

    def remembered(facts: Facts) -> Verdict:
        found = known.get(id(facts))
        if found is None:
            found = known[id(facts)] = (facts, verdict(facts))
        return found[1]

    return remembered
