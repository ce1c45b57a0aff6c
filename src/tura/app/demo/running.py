"""One event run from its regulation to its last result."""

from collections.abc import Callable
from datetime import datetime
from random import Random
from typing import TypeVar

from tura.app import scoring
from tura.app.answering import take_defaults
from tura.app.consents import all_consent
from tura.app.demo.day import day_of
from tura.app.demo.events import Shipped
from tura.app.enrolling import Enrolled, enrol
from tura.app.office import Office
from tura.app.opening import open_event
from tura.app.pairing import Asked, pair, publish
from tura.app.papers.hall import Hall
from tura.app.ports import Catalogued
from tura.domain.commands import Command
from tura.domain.commands.results import EnterResult
from tura.domain.generate.game import play
from tura.domain.generate.settings import Rates
from tura.domain.reason import Reason, Refusal, Value
from tura.domain.results import Result
from tura.domain.round.outcome import SIDES, Outcome
from tura.domain.round.values import Round
from tura.formats.regulation import read_regulation
from tura.formats.tables.entries import read_entries

T = TypeVar("T")
Progress = Callable[[Reason], None]
Tick = Callable[[datetime], None]
_RATES = Rates(forfeit=12, double_forfeit=0, unrated=0, draw=280)
_OUTCOMES = {sides: outcome for outcome, sides in SIDES.items()}


class DemoStoppedError(Exception):
    """The shipped event refused a step of its own day: a defect, never the person's mistake."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("; ".join(f"{reason.code} {dict(reason.values)}" for reason in refusal.reasons))


def run(
    office: Office, shipped: Shipped, seed: int, progress: Progress, tick: Tick = lambda _moment: None
) -> tuple[Catalogued, tuple[Enrolled, ...]]:
    """The event opened, its entries taken in, every round paired, published and played.

    ``tick`` is told what time it is on the event's own days, for a clock that follows them.
    """
    regulation = read_regulation(shipped.regulation_text(), f"{shipped.regulation}.toml").regulation
    day = day_of(regulation)
    tick(day.morning)
    event = _sure(open_event(office, regulation))
    progress(Reason("demo-opened", "", {"event": regulation.name, "sections": len(regulation.sections)}))
    rows = read_entries(shipped.roster_bytes(), f"{shipped.roster}.csv").rows
    enrolled = _sure(enrol(office, event.event_id, rows))
    all_consent(office, event.event_id)
    _sure(take_defaults(office, event.event_id))
    progress(Reason("demo-enrolled", "", _counted(enrolled)))
    chances = {
        letter: Random(f"{seed}/{shipped.regulation}/{letter}")  # noqa: S311  the demo's results, not a secret
        for letter in office.state(event.event_id).fields
    }
    for number, (published, over) in enumerate(day.rounds, 1):
        tick(published)
        going = [letter for letter in chances if _pair(office, event.event_id, letter, number)]
        tick(over)
        for letter in going:
            _play(office, event.event_id, letter, chances[letter])
    for letter in chances:
        progress(Reason("demo-played", "", _played(office, event.event_id, letter)))
    return event, enrolled


def _counted(enrolled: tuple[Enrolled, ...]) -> dict[str, int]:
    count = {"accepted": 0, "refused": 0, "question": 0}
    for each in enrolled:
        count[each.verdict.decision.value] += 1
    return count


def _pair(office: Office, event_id: str, letter: str, number: int) -> bool:
    """The round drawn and published, when the section plays it."""
    if number > office.state(event_id).fields[letter].rounds_planned:
        return False
    if number == 2:
        # Whoever came after registration closed is let in now (RULES 6.1.4).
        _sure(take_defaults(office, event_id))
    _sure(pair(office, event_id, letter, Asked(confirm=3)))
    _sure(publish(office, event_id, letter, confirm=3))
    return True


def _play(office: Office, event_id: str, letter: str, chance: Random) -> None:
    round_ = office.state(event_id).fields[letter].rounds[-1]
    _sure(office.perform(event_id, _results(office, event_id, letter, round_, chance)))
    _sure(scoring.settle_absences(office, event_id, letter, goes_on=True))


def _played(office: Office, event_id: str, letter: str) -> dict[str, Value]:
    field = office.state(event_id).fields[letter]
    return {
        "sections": ", ".join(field.sections),
        "players": len(field.numbers),
        "rounds": field.published,
    }


def _results(office: Office, event_id: str, letter: str, round_: Round, chance: Random) -> list[Command]:
    """Every board's result by the rating table: expected score, draws between equals, a rare forfeit."""
    state = office.state(event_id)
    hall = Hall(state, {})
    found: list[Command] = []
    for board in round_.boards:
        white, black = (hall.rating(state.entries[name]) or 1200 for name in (board.white, board.black))
        sides = play(white, black, _RATES, chance)
        outcome = _outcome(sides)
        found.append(
            EnterResult(field=letter, round=round_.number, board=board.number, outcome=outcome, confirm=3)
        )
    return found


def _outcome(sides: tuple[Result, Result]) -> Outcome:
    return _OUTCOMES[sides]


def _sure(answer: T | Refusal) -> T:
    if isinstance(answer, Refusal):
        raise DemoStoppedError(answer)
    return answer
