"""Other programs that pair by the Dutch system or make standings, where they are installed."""

import csv
import importlib.util
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


class PeerSilentError(Exception):
    """A peer gave no table; the message is the end of what it complained of."""


@dataclass(frozen=True)
class Peer:
    """A program run as a child: ``command`` with ``{file}`` and ``{round}``, ``empty`` to start it for nothing."""

    name: str
    command: tuple[str, ...]
    empty: tuple[str, ...]
    seconds: int

    def start_up(self) -> float:
        """The CPU seconds of starting it."""
        return _cpu(self.empty, self.seconds) or 0.0

    def pair(self, data: bytes, round_no: int) -> float | None:
        """The CPU seconds of pairing one round of a file, starting apart; None beyond its time."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "round.trf"
            file.write_bytes(data)
            command = tuple(part.format(file=file, round=round_no) for part in self.command)
            spent = _cpu(command, self.seconds)
        return None if spent is None else spent - self.start_up()


def peers(seconds: int) -> list[Peer]:
    """The peers that are installed here."""
    found = []
    if importlib.util.find_spec("gacrux"):
        module = (sys.executable, "-m", "gacrux.pairingchecker")
        asked = ("-p", "-m", "dutch", "-F", "TRF", "-n", "{round}", "-i", "{file}")
        found.append(Peer("Gacrux", (*module, *asked), (*module, "-V"), seconds))
    bbp = shutil.which("bbpPairings")
    if bbp:
        found.append(Peer("bbpPairings", (bbp, "--dutch", "{file}", "-p"), (bbp, "-r"), seconds))
    return found


def gacrux_table(file: Path, codes: Sequence[str]) -> list[dict[str, str]]:
    """Gacrux's standings of a TRF file, a row a player by the names of its columns; raises PeerSilentError."""
    asked = ["-i", str(file), "-f", "TRF", "-s", "-d", "T", "-t", "PTS", *codes]
    command = [sys.executable, "-m", "gacrux.tiebreakchecker", *asked]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    rows = list(csv.DictReader(run.stdout.splitlines(), delimiter="\t"))
    if not rows:
        raise PeerSilentError(run.stderr.strip()[-120:])
    return rows


def _cpu(command: tuple[str, ...], seconds: int) -> float | None:
    before = _spent()
    try:
        subprocess.run(command, capture_output=True, check=False, timeout=seconds, cwd=tempfile.gettempdir())
    except subprocess.TimeoutExpired:
        return None
    return _spent() - before


def _spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
