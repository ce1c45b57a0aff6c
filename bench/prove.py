"""`make prove`: the full counts, in units that can be stopped and taken up again; results go to docs/proof.md."""

import argparse
import json
import multiprocessing
import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
STATE = ROOT / ".prove"
sys.path.insert(0, str(ROOT / "tests"))
os.environ["TURA_PROVE"] = "1"


@dataclass(frozen=True)
class Proof:
    """A proof: ``unit`` checks one seed; it is done when ``target`` things were checked."""

    name: str
    what: str
    target: int
    unit: Callable[[int], tuple[int, list[str]]]


def proofs() -> tuple[Proof, ...]:
    """Every proof, the cheap ones first."""
    from bench.proofs import rounds, tables  # noqa: PLC0415  after the tests' path is known

    return (
        Proof(
            "articles",
            "rounds of small events: both ways and the articles word for word",
            6_000,
            rounds.articles,
        ),
        Proof(
            "two-ways", "rounds, 2 to 120 players: the fast way and the general way", 14_000, rounds.two_ways
        ),
        Proof("large", "rounds, 121 to 500 players: the fast way and the general way", 200, rounds.large),
        Proof("peer", "rounds, 4 to 200 players: Gacrux", 2_000, rounds.peer),
        Proof(
            "standings",
            "lines of the standings, 500 events and more: Gacrux",
            30_000,
            tables.standings,
        ),
    )


def run(proof: Proof, jobs: int, deadline: float) -> dict[str, object]:
    """The proof taken up where it was left, until its target or the deadline."""
    file = STATE / f"{proof.name}.json"
    state = json.loads(file.read_text()) if file.exists() else {"seed": 0, "checked": 0, "wrong": []}
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        while state["checked"] < proof.target and time.monotonic() < deadline:
            seeds = range(state["seed"], state["seed"] + 8 * jobs)
            for checked, wrong in pool.map(proof.unit, seeds):
                state["checked"] += checked
                state["wrong"] += wrong
            state["seed"] += len(seeds)
            file.write_text(json.dumps(state, ensure_ascii=False, indent=1))
            print(
                f"  {proof.name}: {state['checked']} of {proof.target}, {len(state['wrong'])} differences",
                flush=True,
            )
    return state


def main() -> int:
    """Run the proofs named, or all; 1 when anything differed or is not finished."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", help="one of the proofs")
    parser.add_argument("--minutes", type=float, default=600)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--no-tests", action="store_true", help="leave out the test suite's full counts")
    asked = parser.parse_args()
    STATE.mkdir(exist_ok=True)
    deadline = time.monotonic() + 60 * asked.minutes
    rows, good, minutes = [], True, []
    if not asked.only or "readers" in asked.only:
        from bench.proofs import minutes as timed  # noqa: PLC0415  after the tests' path is known

        read = timed.run(STATE / "reading.json", asked.jobs, deadline)
        good = all(timed.finished(one) and not one["wrong"] for one in read.values())
        minutes = timed.rows(read)
    for proof in proofs():
        if asked.only and proof.name not in asked.only:
            continue
        state = run(proof, asked.jobs, deadline)
        done = state["checked"] >= proof.target
        good = good and done and not state["wrong"]
        rows.append((proof, state, done))
    if not asked.only and not asked.no_tests:
        good = (
            subprocess.call([sys.executable, "-m", "pytest", "-q", "-n", str(asked.jobs)], cwd=ROOT) == 0
            and good
        )
    report(rows, minutes)
    return 0 if good else 1


def report(rows: list[tuple[Proof, dict[str, object], bool]], minutes: list[str]) -> None:
    """The results, dated, at the top of docs/proof.md."""
    file = ROOT / "docs" / "proof.md"
    old = file.read_text(encoding="utf-8") if file.exists() else HEADER
    head, _, rest = old.partition("\n## ")
    lines = [
        f"\n## {time.strftime('%Y-%m-%d')}",
        "",
        "| proof | checked | target | differences |",
        "|---|---|---|---|",
    ]
    for proof, state, done in rows:
        mark = "" if done else " (not finished)"
        wrong = state["wrong"]
        assert isinstance(wrong, list)
        lines.append(f"| {proof.what} | {state['checked']}{mark} | {proof.target} | {len(wrong)} |")
        lines += [f"| ↳ {text} | | | |" for text in wrong[:10]]
    lines += minutes
    file.write_text(
        "\n".join([head.rstrip(), *lines]) + "\n" + (f"\n## {rest}" if rest else ""), encoding="utf-8"
    )


HEADER = """# Proofs

`make prove` runs the full counts; it can be stopped and taken up again. Newest first. A difference is listed until it
is explained or mended. Peers are other programs; the rule's text decides, not they.
"""


if __name__ == "__main__":
    sys.exit(main())
