"""A round of an event followed bracket by bracket, to be asked why it is as it is."""

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


def follow_round(state: EventState, field: Field, made: Round, way: Way = Way.FAST) -> Course | Refusal:
    """The round as the rules pair it from what stood before it; refused for round robins."""
    if field.is_predetermined:
        return refuse("why-predetermined", "C.05 Annexe 1")
    if made.number == field.published + 1:
        tournament = to_pair(state, field.letter)
    else:
        tournament = before(to_tournament(state, field.letter, made.number), made.number)
    if field.system is not System.DUTCH_BAKU:
        return follow(tournament, made.number, way)
    lifted = accelerate(tournament)
    return lifted if isinstance(lifted, Refusal) else follow(lifted, made.number, way)


def boards_of(made: Round) -> tuple[Board, ...]:
    """The boards to be seen: the draft's while there is one, else the published ones."""
    return made.boards if made.draft is None else made.draft.boards


def is_by_the_rules(course: Course, field: Field, made: Round) -> bool:
    """Whether the round has the opponents, colours aside, and the PAB that the rules give it."""
    tpns, tpn = field.tpns(), course.field.tpn
    seated = {frozenset((tpns[board.white], tpns[board.black])) for board in boards_of(made)}
    byes = made.byes if made.draft is None else made.draft.byes
    free = {tpns[bye.entry] for bye in byes if bye.result is Result.PAIRING_BYE}
    paired = {frozenset((tpn[one], tpn[other])) for one, other in course.mate.items()}
    return seated == paired and free == ({tpn[course.bye]} if course.bye is not None else set())
