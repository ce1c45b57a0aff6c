"""The journal: milliseconds an append, seconds a cold load, and how they grow with the event's size.

``python -m bench.journal`` prints one line of JSON for each size.
"""

import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tura.app.event_states import event_states
from tura.app.ports import Conflict
from tura.domain.event.entry import Facts
from tura.domain.events import Event
from tura.domain.events.opening import EventOpened
from tura.domain.events.registration import EntryConfirmed, EntryDeclared
from tura.domain.events.results import ResultEntered
from tura.domain.events.rounds import PairingDrafted, PairingPublished
from tura.domain.events.sections import NumbersAssigned
from tura.domain.players import Discipline, Rating, RatingSource
from tura.domain.regulation.schema import Playing, Regulation, Section, TimeControl
from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Board
from tura.store.opening import Store, open_store

ROUNDS = 9


def season(sections: int, players: int, rounds: int = ROUNDS) -> Iterator[list[Event]]:
    """The appends of one event, in order: every entry, pairing and result is one append."""
    letters = [chr(ord("A") + number) for number in range(sections)]
    playing = Playing(rounds=rounds, time_control=TimeControl(minutes=90, increment=30))
    opened = tuple(Section(letter=letter, title=letter, playing=playing) for letter in letters)
    yield [EventOpened(regulation=Regulation(name="Season", sections=opened))]
    draw = random.Random(len(letters) * players)
    for letter in letters:
        for number in range(players):
            yield _entry(letter, number, draw)
        numbers = tuple(f"{letter}{number}" for number in range(players))
        yield [NumbersAssigned(field=letter, numbers=numbers)]
    for round_ in range(1, rounds + 1):
        for letter in letters:
            yield from _round(letter, round_, players, draw)


def _entry(letter: str, number: int, draw: random.Random) -> list[Event]:
    rating = Rating(RatingSource.FIDE, Discipline.STANDARD, draw.randint(1400, 2500))
    facts = Facts(birth_year=draw.randint(1940, 2018), citizenship="RUS", ratings=(rating,))
    name = f"{letter}{number}"
    declared = EntryDeclared(entry=name, person=f"p{name}", section=letter, facts=facts)
    return [declared, EntryConfirmed(entry=name)]


def _round(letter: str, round_: int, players: int, draw: random.Random) -> Iterator[list[Event]]:
    seats = [f"{letter}{number}" for number in range(players)]
    draw.shuffle(seats)
    boards = tuple(
        Board(number=at + 1, white=seats[2 * at], black=seats[2 * at + 1]) for at in range(players // 2)
    )
    drafted = PairingDrafted(field=letter, round=round_, boards=boards, engine="bench")
    yield [drafted, PairingPublished(field=letter, round=round_, edition=1)]
    for board in boards:
        outcome = draw.choice((Outcome.WHITE, Outcome.BLACK, Outcome.DRAW))
        yield [ResultEntered(field=letter, round=round_, board=board.number, outcome=outcome)]


def fill(store: Store[Event], appends: list[list[Event]]) -> tuple[str, list[float]]:
    """An event written append by append; its id and the seconds that each append took."""
    event_id = store.catalogue.add(f"season-{len(appends)}", "Season").event_id
    head, taken = 0, []
    for events in appends:
        started = time.perf_counter()
        written = store.journal.append(event_id, head, "bench", events)
        taken.append(time.perf_counter() - started)
        assert not isinstance(written, Conflict)
        head += len(events)
    return event_id, sorted(taken)


def measured(url: str, sections: int, players: int) -> dict[str, object]:
    """One size: appends, a cold load (open, read, decode, fold), the next read, and the chain's check."""
    store = open_store(url)
    event_id, taken = fill(store, list(season(sections, players)))
    store.close()
    started = time.perf_counter()
    store = open_store(url)
    states = event_states(store.journal)
    entries = states.read(event_id).seq
    cold = time.perf_counter() - started
    started = time.perf_counter()
    states.read(event_id)
    warm = time.perf_counter() - started
    started = time.perf_counter()
    store.journal.verify(event_id)
    checked = time.perf_counter() - started
    store.close()
    return {
        "database": "sqlite" if store.database.is_sqlite else "postgresql",
        "sections": sections,
        "players": players,
        "rounds": ROUNDS,
        "entries": entries,
        "append_ms_median": round(taken[len(taken) // 2] * 1000, 2),
        "append_ms_p99": round(taken[len(taken) * 99 // 100] * 1000, 2),
        "cold_load_s": round(cold, 3),
        "next_read_ms": round(warm * 1000, 2),
        "verify_s": round(checked, 3),
    }


def main(sizes: tuple[tuple[int, int], ...] = ((1, 50), (1, 200), (5, 100), (5, 200), (10, 200))) -> None:
    """Every size in a fresh SQLite file, or in the database whose URL is given."""
    for sections, players in sizes:
        with tempfile.TemporaryDirectory() as folder:
            url = sys.argv[1] if len(sys.argv) > 1 else str(Path(folder) / "tura.db")
            print(json.dumps(measured(url, sections, players)), flush=True)


if __name__ == "__main__":
    main()
