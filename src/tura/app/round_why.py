"""A round of an event followed bracket by bracket, to be asked why it is as it is."""

from dataclasses import dataclass, replace

from tura.domain.event.crosstable import to_pair, to_tournament
from tura.domain.event.state import EventState
from tura.domain.pairing.acceleration import accelerate
from tura.domain.pairing.dutch.engine import Way
from tura.domain.pairing.explain.course import Course, follow
from tura.domain.pairing.replay import before
from tura.domain.reason import Refusal, refuse
from tura.domain.regulation.schema import System
from tura.domain.results import Result
from tura.domain.round.values import Board, Round
from tura.domain.section.field import Field
from tura.domain.tournament import Tournament


def follow_round(state: EventState, field: Field, made: Round, way: Way = Way.FAST) -> Course | Refusal:
    """The round as the rules pair it from what stood before it; refused for round robins."""
    stood = paired_from(state, field, made)
    return stood if isinstance(stood, Refusal) else follow(stood, made.number, way)


def paired_from(state: EventState, field: Field, made: Round) -> Tournament | Refusal:
    """What stood before a round, as its pairing sees it; refused for round robins."""
    if field.is_predetermined:
        return refuse("why-predetermined", "C.05 Annexe 1")
    if made.number == field.published + 1:
        tournament = to_pair(state, field.letter)
    else:
        tournament = before(to_tournament(state, field.letter, made.number), made.number)
    return accelerate(tournament) if field.system is System.DUTCH_BAKU else tournament


def boards_of(made: Round) -> tuple[Board, ...]:
    """The boards to be seen: the draft's while there is one, else the published ones."""
    return made.boards if made.draft is None else made.draft.boards


@dataclass(frozen=True, slots=True)
class Ruled:
    """The round as the rules have it, by TPN: who meets whom, colours aside, and who gets the PAB."""

    pairs: frozenset[frozenset[int]]
    bye: int | None


def ruled(course: Course) -> Ruled:
    """What a course comes to."""
    tpn = course.field.tpn
    pairs = frozenset(frozenset((tpn[one], tpn[other])) for one, other in course.mate.items())
    return Ruled(pairs, None if course.bye is None else tpn[course.bye])


def is_by_the_rules(rules: Ruled, field: Field, made: Round) -> bool:
    """Whether the round has the opponents, colours aside, and the PAB that the rules give it."""
    tpns = field.tpns()
    seated = {frozenset((tpns[board.white], tpns[board.black])) for board in boards_of(made)}
    byes = made.byes if made.draft is None else made.draft.byes
    free = {tpns[bye.entry] for bye in byes if bye.result is Result.PAIRING_BYE}
    return seated == rules.pairs and free == (set() if rules.bye is None else {rules.bye})


def as_published(field: Field) -> Field:
    """The field as those see it who may not pair: without drafts."""
    return replace(field, rounds=tuple(replace(r, draft=None) for r in field.rounds if r.is_published))
