"""The course of a pairing: every bracket with what was decided in it."""

from dataclasses import dataclass

from tura.domain.pairing.dutch.bracket import Bracket, Outcome
from tura.domain.pairing.dutch.completion import after_pab
from tura.domain.pairing.dutch.engine import Way, brackets, pair_round
from tura.domain.pairing.dutch.fast.round import FastWay
from tura.domain.pairing.dutch.field import Field, field_of
from tura.domain.reason import Refusal
from tura.domain.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Step:
    """A bracket and its outcome; ``taker`` is the rank that took the PAB in it, or None."""

    bracket: Bracket
    outcome: Outcome
    taker: int | None


@dataclass(frozen=True, slots=True)
class Course:
    """A paired round, bracket by bracket from the top; players are ranks of the field.

    ``rank`` finds a rank by TPN, ``mate`` the opponent by rank, ``step`` the index of the step in which a rank was
    paired or took the PAB.
    """

    tournament: Tournament
    field: Field
    steps: tuple[Step, ...]
    rank: dict[int, int]
    mate: dict[int, int]
    step: dict[int, int]
    bye: int | None

    @property
    def pab_score(self) -> int | None:
        """C5's score, None where nobody is left over."""
        return self.steps[0].bracket.pab_score


def follow(tournament: Tournament, round_no: int, way: Way = Way.FAST) -> Course | Refusal:
    """The round paired again by the readings taken, step by step, or why it cannot be paired."""
    field = field_of(tournament, round_no)
    fast = FastWay(field)
    if not len(field) or not fast.possible:
        refusal = pair_round(tournament, round_no, way)
        assert isinstance(refusal, Refusal), "an impossible round is refused"
        return refusal
    steps = tuple(_step(bracket, outcome) for bracket, outcome in brackets(fast, way))
    mate, where = {}, {}
    for index, step in enumerate(steps):
        for one, other in step.outcome.pairs:
            mate[one], mate[other] = other, one
            where[one] = where[other] = index
        if step.taker is not None:
            where[step.taker] = index
    takers = [step.taker for step in steps if step.taker is not None]
    return Course(
        tournament=tournament,
        field=field,
        steps=steps,
        rank={tpn: rank for rank, tpn in enumerate(field.tpn)},
        mate=mate,
        step=where,
        bye=takers[0] if takers else None,
    )


def _step(bracket: Bracket, outcome: Outcome) -> Step:
    gives = bracket.pab_score is not None and after_pab(bracket, outcome.floaters)[1] is None
    return Step(bracket, outcome, outcome.floaters[0] if gives else None)
