"""CPU milliseconds of the standings: a sweep over the players, and the figures that the house promises."""

import random
import sys
import time

from bench.machine import described

from tura.domain.results import Cell, Colour, Result
from tura.domain.standings import standings
from tura.domain.tournament import Participant, Tournament

FOUR = ("DE", "BH/C1", "BH", "WIN")
CUTS = ("", "/C1", "/C2", "/M1", "/M2")
ALL = (
    *("DE", "DE/P", "BPG", "BWG", "WIN", "WON", "REP", "STD", "TPN", "TPN/R", "RTNG", "RTNG/R"),
    *("PS", "PS/C1", "PS/C2", "SB", "SB/C1", "SB/C2", "SB/P", "SB/C1/P", "SB/C2/P"),
    *(f"{name}{cut}{played}" for name in ("BH", "FB") for cut in CUTS for played in ("", "/P")),
    *("AOB", "AOB/F", "KS", "KS/L+1", "KS/L-1"),
    *(f"ARO{cut}" for cut in CUTS),
    *("TPR", "PTP", "APRO", "APPO"),
)
CODES_39 = (
    *("DE", "BPG", "BWG", "WIN", "WON", "REP", "STD", "TPN", "RTNG", "PS", "PS/C1", "PS/C2"),
    *(
        "SB",
        "SB/C1",
        "SB/C2",
        "BH",
        "BH/C1",
        "BH/C2",
        "BH/M1",
        "BH/M2",
        "FB",
        "FB/C1",
        "FB/C2",
        "FB/M1",
        "FB/M2",
    ),
    *("AOB", "AOB/F", "KS", "KS/L+1", "KS/L-1", "ARO", "ARO/C1", "ARO/C2", "ARO/M1", "ARO/M2"),
    *("TPR", "PTP", "APRO", "APPO"),
)


def event(players: int, rounds: int, seed: int = 1) -> Tournament:
    """A Swiss-like event: neighbours by score meet; a few byes and forfeits."""
    draw = random.Random(seed)
    scores = [0] * players
    cells: list[list[Cell]] = [[] for _ in range(players)]
    for _ in range(rounds):
        order = sorted(range(players), key=lambda row: (-scores[row], draw.random()))
        while order:
            white = order.pop(0)
            if draw.random() < 0.02 or not order:
                cells[white].append(Cell(0, None, Result.HALF_POINT_BYE))
                scores[white] += 5
                continue
            black = order.pop(0)
            ours, theirs = draw.choices(
                [("1", "0"), ("=", "="), ("0", "1"), ("+", "-")], weights=[40, 30, 28, 2]
            )[0]
            for row, other, colour, code in (
                (white, black, Colour.WHITE, ours),
                (black, white, Colour.BLACK, theirs),
            ):
                result = Result(code)
                cells[row].append(Cell(other + 1, colour, result))
                scores[row] += {"1": 10, "+": 10, "=": 5}.get(code, 0)
    rows = tuple(Participant(row + 1, tuple(cells[row]), max(1400, 2500 - row)) for row in range(players))
    return Tournament(rounds, rows)


def measure(players: int, rounds: int, codes: tuple[str, ...], repeats: int = 5) -> float:
    """The best CPU time of some runs, in milliseconds."""
    tournament = event(players, rounds)
    best = float("inf")
    for _ in range(repeats):
        start = time.process_time()
        standings(tournament, codes)
        best = min(best, time.process_time() - start)
    return best * 1000


def main() -> int:
    """Print the sweep and the promised figures; 1 when a promise is broken."""
    print(described())
    previous = 0.0
    print("players  rounds      ms  growth")
    for players in (50, 100, 200, 500, 1000, 2000, 5000):
        spent = measure(players, 9, FOUR)
        print(f"{players:7}       9 {spent:7.1f}  {f'x{spent / previous:.2f}' if previous else ''}")
        previous = spent
    broken = 0
    for players, rounds, codes, most in ((220, 9, FOUR, 5), (220, 9, CODES_39, 60), (5000, 11, FOUR, 200)):
        spent = measure(players, rounds, codes)
        broken += spent > most
        print(f"{players} x {rounds}, {len(codes)} codes: {spent:.1f} ms, at most {most} ms")
    print(f"220 x 9, all {len(ALL)} codes with /P: {measure(220, 9, ALL):.1f} ms")
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main())
