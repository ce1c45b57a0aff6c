"""The event beside the file it came from: every cell, rating and number that is not the same."""

from collections.abc import Iterator

from tura.app.taking_over.history import Past
from tura.domain.event.crosstable import to_tournament
from tura.domain.event.entry import Status
from tura.domain.event.initial_order import initial_order
from tura.domain.event.state import EventState
from tura.domain.reason import Reason
from tura.domain.regulation.schema import Seeding
from tura.domain.results import Cell, Result


def compared(state: EventState, letter: str, past: Past) -> Iterator[Reason]:
    """What the event has otherwise than the file, and what only the arbiter can know."""
    ours = to_tournament(state, letter).participants
    place = {row.tpn: number for number, row in enumerate(past.rows, 1)}
    moved = {tpn: number for tpn, number in place.items() if tpn != number}
    if moved:
        yield Reason("taken-over-numbers", "C.04.2 2.3", {"players": len(moved), "first": min(moved)})
    for row, theirs in zip(ours, past.tournament.participants, strict=True):
        if row.rating != theirs.rating:
            yield Reason(
                "taken-over-rating", "", {"tpn": theirs.tpn, "given": theirs.rating, "now": row.rating}
            )
        for number, (now, given) in enumerate(zip(row.cells, theirs.cells, strict=False), 1):
            if not _is_same(now, given, place):
                yield Reason(
                    "taken-over-result",
                    "",
                    {
                        "tpn": theirs.tpn,
                        "round": number,
                        "given": given.result.value.strip(),
                        "now": now.result.value.strip(),
                    },
                )
    yield from _to_know(state, letter, past)


def _is_same(now: Cell, given: Cell, place: dict[int, int]) -> bool:
    """The same opponent and result, and colour where a game was played; no result yet counts as adjourned."""
    if given.result is Result.PENDING and now.result is Result.UNKNOWN:
        return True
    played = given.result.facts.played
    return (now.opponent, now.result, now.colour if played else None) == (
        place.get(given.opponent, 0),
        given.result,
        given.colour if played else None,
    )


def _to_know(state: EventState, letter: str, past: Past) -> Iterator[Reason]:
    """Absences of the last round, and numbers that the next pairing will draw up anew."""
    field = state.fields[letter]
    paired = field.published
    if not paired and _order(state, letter, past) != field.numbers:
        yield Reason("taken-over-order", "C.04.2 2.2")
    absent = tuple(
        past.people[row.tpn].name
        for row in past.rows
        if paired
        and paired < field.rounds_planned
        and row.cells[-1].result is Result.FORFEIT_LOSS
        and state.entries[row.entry].status is Status.PLAYING
    )
    if absent:
        yield Reason("taken-over-absent", "C.05 6.5", {"round": paired, "names": absent})


def _order(state: EventState, letter: str, past: Past) -> tuple[str, ...]:
    section = state.regulation.section(letter)
    seeding = Seeding() if section is None else section.seeding
    names = {person.id: person.name for person in past.people.values()}
    return initial_order(state.may_play(letter), seeding, names)
