"""CPU milliseconds of reading and writing files, and the figures that the house promises."""

import random
import sys
import time
from collections.abc import Callable

from tura.domain.results import Cell, Colour, Result
from tura.domain.tournament import Participant, Tournament
from tura.formats.lists import read_list
from tura.formats.tables import read_entries
from tura.formats.trf import Identity, Report, TrfFile, build, read, to_tournament, write


def event(players: int, rounds: int) -> TrfFile:
    """Random pairs, every result a game."""
    draw = random.Random(1)
    cells: dict[int, list[Cell]] = {tpn: [] for tpn in range(1, players + 1)}
    for _ in range(rounds):
        order = draw.sample(sorted(cells), players)
        for white, black in zip(order[::2], order[1::2], strict=True):
            ours, theirs = draw.choice([("1", "0"), ("0", "1"), ("=", "=")])
            cells[white].append(Cell(black, Colour.WHITE, Result(ours)))
            cells[black].append(Cell(white, Colour.BLACK, Result(theirs)))
    rows = tuple(Participant(tpn, tuple(played), rating=2000) for tpn, played in cells.items())
    people = {tpn: Identity(f"Игрок, Номер {tpn}", "m", rating=2000, birth="1990/01/01") for tpn in cells}
    return build(Tournament(rounds, rows), people, Report("Event"))


def best(run: Callable[[], object], repeats: int = 5) -> float:
    """The best CPU time of some runs, in milliseconds."""
    least = float("inf")
    for _ in range(repeats):
        start = time.process_time()
        run()
        least = min(least, time.process_time() - start)
    return least * 1000


def fide_list(players: int) -> bytes:
    """A combined list of so many players."""
    heading = (
        f"{'ID Number':<15}{'Name':<61}Fed Sex Tit  WTit {'OTit':<15}FOA SRtng SGm SK RRtng RGm Rk B-day Flag"
    )
    line = f"{'90000001':<15}{'Novak, Alex':<61}POL M   GM        {'':<15}    2525  12  10 2415  0   10 2008"
    return "\n".join([heading, *[line] * players]).encode()


def main() -> int:
    """Print the sweep and the promised figures; 1 when a promise is broken."""
    print("players  rounds  read ms  tournament ms  write ms")
    for players, rounds in ((100, 9), (300, 9), (1000, 11), (5000, 11)):
        file = event(players, rounds)
        data = write(file)
        spent = best(lambda data=data: read(data, "event.trf"))
        onward = best(lambda file=file: to_tournament(file))
        print(
            f"{players:7} {rounds:7} {spent:8.1f} {onward:14.1f} {best(lambda file=file: write(file)):9.1f}"
        )
    table = "ФИО;Пол;Дата рождения;ID ФШР\n" + "Липов Олег;м;01.02.2010;61183\n" * 1000
    thousand = write(event(1000, 11))
    list_of = fide_list(20_000)
    promises = (
        ("read TRF 1000 x 11", best(lambda: read(thousand, "event.trf")), 100),
        ("read 1000 entries", best(lambda: read_entries(table.encode(), "list.csv")), 100),
        ("read 20000 lines of FIDE's list", best(lambda: list(read_list(list_of, "list.txt").records)), 400),
    )
    for what, spent, most in promises:
        print(f"{what}: {spent:.1f} ms, at most {most} ms")
    return int(any(spent > most for _, spent, most in promises))


if __name__ == "__main__":
    sys.exit(main())
