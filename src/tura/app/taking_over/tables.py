"""A round robin's rounds beside the Berger tables, by which the event would pair on (C.05 Annexe 1)."""

from collections.abc import Iterator

from tura.domain.pairing.replay import as_played
from tura.domain.pairing.round_robin import schedule
from tura.domain.reason import Reason
from tura.domain.tournament import Tournament


def off_the_tables(tournament: Tournament, paired: int) -> Iterator[Reason]:
    """The rounds with other opponents than the tables give; with such a round the next one would not fit."""
    if not tournament.predetermined:
        return
    count = len(tournament.participants)
    cycle = count - 1 + count % 2
    tpns = [row.tpn for row in tournament.participants]
    given = schedule(count, cycles=2 if tournament.rounds > cycle else 1)
    for number, made in enumerate(given[:paired], 1):
        pairs, _ = as_played(tournament, number)
        wanted = {frozenset((tpns[white - 1], tpns[black - 1])) for white, black in made.pairs}
        if {frozenset(pair) for pair in pairs} != wanted:
            yield Reason("taken-over-tables", "C.05 Annexe 1", {"round": number})
