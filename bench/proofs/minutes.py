"""The readers' proof by the clock: so many minutes of processor time each, shared evenly at any time."""

import json
import multiprocessing
import re
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from bench.proofs.read_files import readers
from bench.proofs.readers import Batch, batch

SECONDS = 600
_NUMBERED = re.compile(r"seed (\d+) \S+ (\d+):")
_FRESH: dict[str, object] = {"seed": 0, "files": 0, "taken": 0, "seconds": 0.0, "wrong": []}

State = dict[str, dict[str, object]]


def load(file: Path) -> State:
    """What was proved so far, by reader."""
    known: State = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {name: {**_FRESH, "wrong": [], **known.get(name, {})} for name in readers()}


def run(file: Path, jobs: int, deadline: float) -> State:
    """The proof taken up where it was left; always the reader with the least time goes on."""
    state = {name: _again(name, one) for name, one in load(file).items()}
    running: dict[Future[Batch], tuple[str, int]] = {}
    ahead = {name: seed_of(state, name) for name in state}
    pool = _pool(jobs)
    while True:
        while len(running) < jobs and time.monotonic() < deadline and (name := _next(state, running)):
            running[pool.submit(batch, name, ahead[name])] = (name, ahead[name])
            ahead[name] += 1
        if not running:
            pool.shutdown()
            return state
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            name, seed = running.pop(future)
            try:
                _add(state[name], seed, future.result())
            except BrokenProcessPool:
                _add(state[name], seed, Batch(0, 0, 1.0, (f"seed {seed} {name}: the process died",)))
                pool = _pool(jobs)
        file.write_text(json.dumps(state, ensure_ascii=False, indent=1), encoding="utf-8")
        _tell(state)


def _again(name: str, one: dict[str, object]) -> dict[str, object]:
    """The state without the breaches that have been mended since: each file is read once more."""
    told = one["wrong"]
    assert isinstance(told, list)
    wrong: list[str] = []
    for text in told:
        match = _NUMBERED.match(text)
        if match is None:
            wrong.append(text)
        else:
            wrong += _pooled(name, int(match[1]), int(match[2]), text)
    return {**one, "wrong": wrong}


def _pooled(name: str, seed: int, number: int, text: str) -> list[str]:
    with _pool(1) as pool:
        try:
            return list(pool.submit(batch, name, seed, (number,)).result().wrong)
        except BrokenProcessPool:
            return [text]


def finished(one: dict[str, object]) -> bool:
    """Whether a reader has had its minutes."""
    return seconds_of(one) >= SECONDS


def seconds_of(one: dict[str, object]) -> float:
    """The seconds a reader has had."""
    value = one["seconds"]
    assert isinstance(value, float)
    return value


def seed_of(state: State, name: str) -> int:
    """The seed of a reader's next batch."""
    value = state[name]["seed"]
    assert isinstance(value, int)
    return value


def rows(state: State) -> list[str]:
    """A line of the report for each reader, its breaches below."""
    lines = []
    for name, reader in readers().items():
        one = state[name]
        wrong = one["wrong"]
        assert isinstance(wrong, list)
        mark = "" if finished(one) else " (not finished)"
        count = f"{one['files']} files ({one['taken']} taken), {seconds_of(one) / 60:.1f} min{mark}"
        lines.append(f"| damaged {reader.what} | {count} | {SECONDS // 60} min | {len(wrong)} |")
        lines += [f"| ↳ {str(text).replace('|', '¦')} | | | |" for text in wrong[:10]]
    return lines


def _pool(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))


def _next(state: State, running: dict[Future[Batch], tuple[str, int]]) -> str | None:
    busy = {name for name, _ in running.values()}
    waiting = [name for name in state if name not in busy and not finished(state[name])]
    return min(waiting, key=lambda name: seconds_of(state[name]), default=None)


def _add(one: dict[str, object], seed: int, result: Batch) -> None:
    files, taken, wrong = one["files"], one["taken"], one["wrong"]
    assert isinstance(files, int)
    assert isinstance(taken, int)
    assert isinstance(wrong, list)
    one.update(
        seed=seed + 1,
        files=files + result.files,
        taken=taken + result.taken,
        seconds=round(seconds_of(one) + result.seconds, 2),
        wrong=[*wrong, *result.wrong],
    )


def _tell(state: State) -> None:
    least = min(map(seconds_of, state.values()))
    files = sum(int(str(one["files"])) for one in state.values())
    wrong = sum(len(list(one["wrong"])) for one in state.values() if isinstance(one["wrong"], list))
    print(f"  readers: {files} files, {least / 60:.1f} min each, {wrong} breaches", flush=True)
