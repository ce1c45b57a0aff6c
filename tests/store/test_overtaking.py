"""Others write while a round is paired, through a connection of their own: on SQLite and on PostgreSQL."""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field

import pytest

from road import entered, sure
from tura.app.event_states import event_states
from tura.app.office import Office
from tura.app.pairing import Asked, pair, publish
from tura.app.scoring import enter
from tura.domain.commands.attendance import WithdrawEntry
from tura.domain.commands.fees import TakeFee
from tura.domain.events import Event
from tura.domain.events.rounds import PairingDrafted
from tura.domain.pairing.dutch.engine import Way, pair_round
from tura.domain.pairing.pairing import Pairing
from tura.domain.reason import Refusal
from tura.domain.round.outcome import Outcome
from tura.domain.tournament import Tournament
from tura.store.opening import Store, new_id, open_store, utc_now

SURE = Asked(confirm=4)
Meddle = Callable[[], object]


@dataclass
class Hall:
    """Two desks on one database: ``here`` pairs, ``there`` writes meanwhile; A and B have their first round."""

    here: Office
    there: Office
    event: str
    engine_ran: int = 0
    meddling: list[Meddle] = field(default_factory=list)

    def pair(self) -> object:
        """Section A's next round paired here; each time the engine is about to answer, the next meddler acts."""

        def engine(tournament: Tournament, number: int, way: Way) -> Pairing | Refusal:
            made = pair_round(tournament, number, way)
            if self.engine_ran < len(self.meddling):
                self.meddling[self.engine_ran]()
            self.engine_ran += 1
            return made

        return pair(self.here, self.event, "A", Asked(confirm=4, pair_round=engine))

    def result(self, section: str, board: int, outcome: Outcome) -> None:
        """A result of the first round entered there."""
        sure(enter(self.there, self.event, section, (1, board), outcome, 4))

    def drafts(self) -> int:
        """How often A's second round was drafted."""
        entries = self.here.journal.tail(self.event)
        return sum(
            isinstance(e.event, PairingDrafted) and (e.event.field, e.event.round) == ("A", 2)
            for e in entries
        )


def desk(store: Store[Event], actor: str) -> Office:
    """The app's office on an open store."""
    parts = {name: getattr(store, name) for name in ("journal", "catalogue", "persons", "transfer", "beside")}
    more = {"rating_lists": store.rating_lists, "phones": store.phones, "folded": event_states(store.journal)}
    return Office(**parts, **more, clock=utc_now, new_id=new_id, actor=actor)


@pytest.fixture
def hall(url: str) -> Iterator[Hall]:
    """The shipped rapid event with the first rounds of A (complete) and B (without results)."""
    with closing(open_store(url)) as one, closing(open_store(url)) as other:
        yield opened(desk(one, "here"), desk(other, "there"))


def opened(here: Office, there: Office) -> Hall:
    """Both first rounds published, A's with its results."""
    event = entered(here, 0)
    for section in "AB":
        sure(pair(here, event, section, SURE))
        sure(publish(here, event, section, confirm=4))
    made = Hall(here, there, event)
    for board in here.state(event).fields["A"].rounds[0].boards:
        made.result("A", board.number, Outcome.DRAW if board.number % 3 else Outcome.WHITE)
    return made


def test_what_others_write_about_another_section_costs_nothing(hall: Hall) -> None:
    """A result in B while A is paired: the pairing stands and was made once."""
    hall.meddling = [lambda: hall.result("B", 1, Outcome.WHITE)]
    sure(hall.pair())
    assert (hall.engine_ran, hall.drafts()) == (1, 1)
    assert hall.here.state(hall.event).fields["B"].rounds[0].boards[0].outcome is Outcome.WHITE


def test_money_taken_meanwhile_does_not_pair_anew(hall: Hall) -> None:
    """A fee changes an entry of A, but nothing that its pairing is made from."""
    entry = hall.here.state(hall.event).fields["A"].numbers[0]
    fee = TakeFee(entry=entry, receipt="9999", amount=100, how="cash", confirm=4)
    hall.meddling = [lambda: sure(hall.there.perform(hall.event, [fee]))]
    sure(hall.pair())
    assert (hall.engine_ran, hall.drafts()) == (1, 1)


@pytest.mark.parametrize("what", ["result", "withdrawal"])
def test_what_changes_the_field_is_paired_anew(hall: Hall, what: str) -> None:
    """A result put right or a player who leaves while the engine works: the draft is of what is true now."""
    last = hall.here.state(hall.event).fields["A"].rounds[0].boards[-1]
    leaves = WithdrawEntry(entry=last.white, reason="left", confirm=4)
    hall.meddling = [
        (lambda: hall.result("A", last.number, Outcome.BLACK))
        if what == "result"
        else (lambda: sure(hall.there.perform(hall.event, [leaves])))
    ]
    made = sure(hall.pair())
    assert (hall.engine_ran, hall.drafts()) == (2, 1)
    assert made == sure(pair(hall.there, hall.event, "A", SURE))


def test_a_draft_made_meanwhile_is_the_answer(hall: Hall) -> None:
    """Somebody at another desk pairs the same round first: there is one pairing, and both see it."""
    hall.meddling = [lambda: sure(pair(hall.there, hall.event, "A", SURE))]
    assert hall.pair() == hall.there.state(hall.event).fields["A"].last
    assert hall.drafts() == 1


def test_a_field_that_never_rests_is_refused_by_name(hall: Hall) -> None:
    """Results that change during each try: after a few the arbiter is told, and nothing is drafted."""
    boards = [board.number for board in hall.here.state(hall.event).fields["A"].rounds[0].boards]
    both = (Outcome.BLACK, Outcome.WHITE)
    hall.meddling = [
        lambda at=at: hall.result("A", boards[0], both[at % 2])  # type: ignore[misc]  bound now
        for at in range(9)
    ]
    answer = hall.pair()
    assert isinstance(answer, Refusal)
    assert answer.first.code == "pairing-overtaken"
    assert hall.drafts() == 0
