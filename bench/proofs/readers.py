"""Readers fed with damaged files: a value or a named error; never anything else, never long, never large."""

import faulthandler
import os
import resource
import signal
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import FrameType

from bench.proofs.read_files import Reader, readers

from tura.formats.bad_input import BadInput

SECONDS_A_FILE = 10
# What a worker may take beyond what it had when its batch began.
MEGABYTES = 700
_SECONDS_A_BATCH = 1800
_TOLD = 300
_RARELY = 0.01


@dataclass(frozen=True, slots=True)
class Batch:
    """Files read, of them taken, seconds of processor time, and every breach of the law."""

    files: int
    taken: int
    seconds: float
    wrong: tuple[str, ...]


class HangError(BaseException):
    """A reader that does not end; no reader catches it."""


def batch(name: str, seed: int, numbers: tuple[int, ...] | None = None) -> Batch:
    """One unit of a reader's proof, or some files of it; the same files for the same seed, always."""
    reader = readers()[name]
    faulthandler.dump_traceback_later(_SECONDS_A_BATCH, exit=True)
    _limit_memory()
    signal.signal(signal.SIGPROF, _hang)
    begin = _seconds()
    chosen = range(reader.batch) if numbers is None else numbers
    found = [_read(reader, seed, number) for number in chosen]
    faulthandler.cancel_dump_traceback_later()
    wrong = tuple(each for each in found if isinstance(each, str))
    return Batch(len(found), found.count(True), _seconds() - begin, wrong)


def _read(reader: Reader, seed: int, number: int) -> bool | str:
    """Whether a file was taken, or the breach of the law."""
    chance = Random(f"{reader.name}/{seed}/{number}")
    data = damaged(reader, chance)
    where = f"seed {seed} {reader.name} {number}"
    signal.setitimer(signal.ITIMER_PROF, SECONDS_A_FILE)
    try:
        return _holds(reader, data, chance)
    except HangError:
        return f"{where}: more than {SECONDS_A_FILE} s for {len(data)} bytes"
    except Exception as error:  # noqa: BLE001  the proof is that there is no other
        return f"{where}: {type(error).__name__}: {error}"[:_TOLD]
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def damaged(reader: Reader, chance: Random) -> bytes:
    """A whole file of the reader, damaged once to three times."""
    data = chance.choice(reader.wholes)
    if reader.rare and chance.random() < _RARELY:
        return chance.choice(reader.rare)(chance, data, reader.wholes)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        # A way that needs an archive cannot damage what another has broken before.
        with suppress(Exception):
            data = chance.choice(reader.damages)(chance, data, reader.wholes)
    return data


def file_of(name: str, seed: int, number: int) -> bytes:
    """The file that a breach names, to look at."""
    return damaged(readers()[name], Random(f"{name}/{seed}/{number}"))


def _holds(reader: Reader, data: bytes, chance: Random) -> bool:
    with suppress(BadInput):
        return reader.law(data, chance) is not None
    return False


def _seconds() -> float:
    """Processor time of this process and of those it has started."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def _hang(_signal: int, _frame: FrameType | None) -> None:
    raise HangError


def _limit_memory() -> None:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
    most = pages * resource.getpagesize() + MEGABYTES * 2**20
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))
