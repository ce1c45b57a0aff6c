"""A rating list coming in holds nobody up: results entered meanwhile are saved, in time and in order."""

import time
from collections.abc import Iterator
from datetime import date
from threading import Thread

from noted import Noted
from tura.domain.players import Discipline, RatingSource
from tura.formats.lists import PlayerRow
from tura.store.opening import Opening, Store, open_store_of

PLAYERS = 20_000


def crowd() -> Iterator[PlayerRow]:
    """A long list."""
    for number in range(PLAYERS):
        yield PlayerRow(str(number), f"Player, Number{number}", rapid=1400 + number % 1000)


def test_results_are_saved_while_a_rating_list_comes_in(store: Store[Noted]) -> None:
    """Every append between the list's first and last person succeeds; the list is whole at the end."""
    url = store.database.url.render_as_string(hide_password=False)
    event_id = store.catalogue.add("cup", "Cup").event_id
    # The arbiter's own connection waits far less than the list takes.
    arbiter = open_store_of(url, [Noted], opening=Opening(busy_seconds=5))
    taken: list[int] = []
    parts = {Discipline.RAPID: date(2026, 12, 1)}
    importer = Thread(target=lambda: taken.append(store.rating_lists.take(RatingSource.FIDE, parts, crowd())))
    importer.start()
    saved = 0
    while importer.is_alive():
        assert isinstance(arbiter.journal.append(event_id, saved, "arbiter", [Noted("result", saved)]), tuple)
        saved += 1
        time.sleep(0.005)
    importer.join()
    assert taken == [PLAYERS]
    assert saved > 3
    assert [entry.event.number for entry in store.journal.tail(event_id)] == list(range(saved))
    assert store.rating_lists.lists()[0].players == PLAYERS
    arbiter.close()
