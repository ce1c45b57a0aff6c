"""How long a paper takes: `python -m bench.papers`.  The aim: pairings of 200 players in 0.3 s."""

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from large_event import large_hall
from tura.documents.papers import print_paper
from tura.documents.setting import Setting
from tura.documents.source import Source

PAPERS = ("pairings", "pairings-by-name", "round-pack", "slips", "scoresheets", "standings", "cross-table")
SIZES = (50, 200, 300)
AIM = 0.3


def main() -> int:
    """Each paper three times for each size: the first, and the best after it; 1 when the aim is missed."""
    missed = False
    print(f"{'paper':18}{'players':>8}{'first':>9}{'best':>9}{'kB':>8}")
    for players in SIZES:
        for name in PAPERS:
            times: list[float] = []
            size = 0
            for _ in range(3):
                source = Source(large_hall(players, 9))
                begun = time.perf_counter()
                size = len(print_paper(source, name, Setting()))
                times.append(time.perf_counter() - begun)
            missed = missed or (name == "pairings" and players == 200 and times[0] > AIM)
            print(f"{name:18}{players:8}{times[0]:8.2f}s{min(times[1:]):8.2f}s{size // 1024:8}")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
