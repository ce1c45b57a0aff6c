"""Events made for tests: a regulation, players, rounds, all by commands."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tura.domain.apply import apply, fold
from tura.domain.commands.command import Command
from tura.domain.commands.opening import OpenEvent
from tura.domain.commands.registration import ConfirmEntry, DeclareEntry
from tura.domain.commands.results import EnterResult
from tura.domain.commands.rounds import DraftPairing, PublishPairing
from tura.domain.commands.sections import AssignNumbers, DrawInitialColour
from tura.domain.decide import decide
from tura.domain.event.entry import Facts
from tura.domain.event.state import EventState
from tura.domain.events import Event
from tura.domain.players import Discipline, Rating, RatingSource
from tura.domain.reason import Refusal
from tura.domain.regulation.conditions import RatingList
from tura.domain.regulation.schema import Playing, Regulation, Section, Seeding, TimeControl
from tura.domain.results import Colour
from tura.domain.round.outcome import Outcome

FIDE = RatingList(source=RatingSource.FIDE, discipline=Discipline.STANDARD)


def playing(**changes: object) -> Playing:
    """Nine rounds of 90+30 with two half-point byes, changed as told."""
    return replace(
        Playing(rounds=9, time_control=TimeControl(minutes=90, increment=30), half_point_byes=2),
        **changes,  # type: ignore[arg-type] # the fields are named by the tests
    )


def section(letter: str, **changes: object) -> Section:
    """A section of that letter, seeded by FIDE standard."""
    return Section(letter=letter, title=letter, playing=playing(**changes), seeding=Seeding(lists=(FIDE,)))


def regulation(*letters: str, **changes: object) -> Regulation:
    """A regulation with these sections, each changed as told."""
    sections = tuple(section(letter, **changes) for letter in letters or ("A",))
    return Regulation(name="Кубок", sections=sections)


def facts(rating: int = 0, title: str = "") -> Facts:
    """Facts of a player with a FIDE standard rating (0: unrated)."""
    rated = (Rating(RatingSource.FIDE, Discipline.STANDARD, rating),) if rating else ()
    return Facts(title=title, ratings=rated)


class Journal:
    """A journal in memory: its events and the state after them."""

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.events: list[Event] = list(events)
        self.state: EventState = fold(self.events)

    def after(self, seq: int) -> EventState:
        """The state after ``seq``."""
        return fold(self.events[:seq])

    def take(self, events: Iterable[Event]) -> None:
        """Events appended."""
        for event in events:
            self.state = apply(self.state, event, self.after)
            self.events.append(event)

    def do(self, command: Command) -> "Journal":
        """A command that must succeed."""
        decided = decide(self.state, command)
        assert not isinstance(decided, Refusal), decided
        self.take(decided)
        return self

    def refusal(self, command: Command) -> Refusal:
        """The refusal of a command that must fail."""
        decided = decide(self.state, command)
        assert isinstance(decided, Refusal), decided
        return decided

    def codes(self, command: Command) -> tuple[str, ...]:
        """The codes with which a command is refused."""
        return tuple(reason.code for reason in self.refusal(command).reasons)


def entered(count: int, letter: str = "A", journal: Journal | None = None) -> Journal:
    """An event with ``count`` confirmed players in a section: e1 is the strongest."""
    journal = journal or Journal().do(OpenEvent(regulation=regulation("A")))
    first = len(journal.state.entries) + 1
    for number in range(first, first + count):
        name = f"e{number}"
        journal.do(
            DeclareEntry(entry=name, person=f"p{number}", section=letter, facts=facts(2500 - 10 * number))
        )
        journal.do(ConfirmEntry(entry=name))
    return journal


def numbered(count: int) -> Journal:
    """As ``entered``, with numbers and the initial colour White."""
    journal = entered(count)
    journal.do(AssignNumbers(field="A", numbers=tuple(journal.state.entries)))
    return journal.do(DrawInitialColour(field="A", colour=Colour.WHITE))


def draft(journal: Journal, pairs: Sequence[tuple[int, int]], pab: int = 0) -> Journal:
    """The next round drafted with these players by number in their ids."""
    number = journal.state.fields["A"].published + 1
    return journal.do(
        DraftPairing(
            field="A",
            round=number,
            pairs=tuple((f"e{white}", f"e{black}") for white, black in pairs),
            pab=f"e{pab}" if pab else "",
            engine="test 1",
            confirm=3,
        )
    )


def publish(journal: Journal) -> Journal:
    """The draft published."""
    number = len(journal.state.fields["A"].rounds)
    return journal.do(PublishPairing(field="A", round=number, at="2026-12-12T09:00:00Z"))


def result(journal: Journal, board: int, outcome: Outcome, round_: int = 0) -> Journal:
    """A result entered on an empty board of the last round."""
    number = round_ or journal.state.fields["A"].published
    return journal.do(EnterResult(field="A", round=number, board=board, outcome=outcome))


def played(
    journal: Journal, pairs: Sequence[tuple[int, int]], outcomes: Sequence[Outcome], pab: int = 0
) -> Journal:
    """A whole round: drafted, published, with its results by board."""
    publish(draft(journal, pairs, pab))
    for board, outcome in enumerate(outcomes, 1):
        result(journal, board, outcome)
    return journal


R1 = ((1, 5), (6, 2), (3, 7), (8, 4))
R2 = ((1, 2), (4, 3), (5, 6), (7, 8))
R3 = ((3, 1), (2, 4), (6, 7), (8, 5))
W, B, D = Outcome.WHITE, Outcome.BLACK, Outcome.DRAW
