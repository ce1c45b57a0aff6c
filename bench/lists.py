"""Rating lists: seconds and memory of taking one in with its search index, milliseconds of a search.

``python -m bench.lists [--full]`` sweeps 10 000, 100 000 and (``--full``) 1 900 000 generated players as FIDE's
TXT and XML; each import is a process of its own, so that its memory is its own.
"""

import json
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tura.app.rating_lists import Taken, Told, take_list
from tura.store.opening import open_store

FULL = 1_900_000
SECONDS = {"txt": 30.0, "xml": 90.0}
MEGABYTES, SEARCH_MS = 300, 10.0
HEADING = (
    f"{'ID Number':<15}{'Name':<61}Fed Sex Tit  WTit {'OTit':<15}FOA "
    "SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
)
STARTS = "b br ch d f g gr h k kh kr l m n p pr r s sh st t tr v z zh"
MIDDLES = "a e i o u an en in on al el il or ar er ev ov"
ENDS = "sky ov ev in enko son sen ez es ic a i mann er wicz ian dze uk ara ita"
FEDERATIONS = ("RUS", "IND", "GER", "FRA")
BLANK = "<title></title><w_title></w_title><o_title></o_title><foa_title></foa_title>"


def names(draw: random.Random, count: int, parts: int) -> list[str]:
    """Made-up names of so many syllables; they repeat as people's names do."""
    starts, middles, ends = STARTS.split(), MIDDLES.split(), ENDS.split()
    found = []
    for _ in range(count):
        middle = "".join(draw.choice(middles) + draw.choice(starts) for _ in range(parts))
        found.append((draw.choice(starts) + middle + draw.choice(ends)).capitalize())
    return found


def players(count: int) -> Iterator[tuple[int, str, str, str, list[int], int]]:
    """Id, name, federation, sex, three ratings (0: none) and birth year, from a seed."""
    draw = random.Random(1900)
    surnames, given = names(draw, max(1000, count // 4), 2), names(draw, max(200, count // 40), 1)
    for number in range(count):
        rated = [draw.randint(1400, 2700) if draw.random() < 0.3 else 0 for _ in range(3)]
        sex = "F" if draw.random() < 0.2 else "M"
        name = f"{draw.choice(surnames)}, {draw.choice(given)}"
        yield (
            100_000 + 7 * number,
            name,
            draw.choice(("RUS", "IND", "GER", "FRA")),
            sex,
            rated,
            draw.randint(1930, 2020),
        )


def write_txt(path: Path, count: int) -> None:
    """FIDE's combined TXT."""
    with path.open("w", encoding="utf-8", newline="\r\n") as file:
        file.write(HEADING + "\n")
        for number, name, federation, sex, rated, born in players(count):
            numbers = " ".join(f"{value or '':<5} {'0' if value else '':<3} {'':<2}" for value in rated)
            file.write(f"{number:<15}{name:<61}{federation} {sex}   {'':<29}{numbers} {born:<5} \n")


def write_xml(path: Path, count: int) -> None:
    """FIDE's combined XML."""
    with path.open("w", encoding="utf-8") as file:
        file.write('<?xml version="1.0"?>\n<playerslist>\n')
        for number, name, federation, sex, rated, born in players(count):
            ratings = "".join(
                f"<{kind}rating>{value}</{kind}rating><{kind}games>0</{kind}games><{kind}k>20</{kind}k>"
                for kind, value in zip(("", "rapid_", "blitz_"), rated, strict=True)
            )
            file.write(
                f"<player><fideid>{number}</fideid><name>{name}</name><country>{federation}</country>"
                f"<sex>{sex}</sex>{BLANK}{ratings}<birthday>{born}</birthday><flag></flag></player>\n"
            )
        file.write("</playerslist>\n")


def taken(path: Path, database: Path) -> dict[str, object]:
    """One list taken in, then searched; run in a process of its own."""
    store = open_store(str(database))
    started, busy = time.perf_counter(), time.process_time()
    with path.open("rb") as file:
        done = take_list(store.rating_lists, file, "combined_dec26", Told())
    seconds, cpu = time.perf_counter() - started, time.process_time() - busy
    assert isinstance(done, Taken), done
    slowest = 0.0
    store.rating_lists.search("a")
    for text in (
        "k",
        "ka",
        "krov",
        "Шаранов",
        "Petrov, I",
        str(100_000 + 7 * (done.players // 2)),
        "zhukhara",
    ):
        at = time.perf_counter()
        store.rating_lists.search(text)
        slowest = max(slowest, time.perf_counter() - at)
    store.close()
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return {
        "players": done.players,
        "seconds": round(seconds, 1),
        "cpu_seconds": round(cpu, 1),
        "mb": memory,
        "search_ms": round(1000 * slowest, 2),
    }


def main() -> int:
    """A line of JSON for each size and kind; 1 when the full list breaks a promise."""
    if sys.argv[1:2] == ["take"]:
        print(json.dumps(taken(Path(sys.argv[2]), Path(sys.argv[3]))))
        return 0
    broken = 0
    for count in (10_000, 100_000, *((FULL,) if "--full" in sys.argv else ())):
        for kind, write in (("txt", write_txt), ("xml", write_xml)):
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder, f"list.{kind}")
                write(path, count)
                command = [sys.executable, "-m", "bench.lists", "take", str(path), str(Path(folder, "t.db"))]
                line = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
            print(json.dumps({"kind": kind, **line}), flush=True)
            late = line["seconds"] > SECONDS[kind] * max(count, 100_000) / FULL
            broken += late or line["mb"] > MEGABYTES or line["search_ms"] > SEARCH_MS
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main())
