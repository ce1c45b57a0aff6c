"""Fuzzed rounds: the fast way against the general way, both against the articles, and whole events against a peer."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

from domain.pairing.oracle.procedure import pair as by_the_articles
from domain.pairing.random_events import positions
from tura.app.generating import Wishes, generated
from tura.domain.generate.settings import Rates, Settings
from tura.domain.generate.tournament import generate
from tura.domain.pairing.dutch.engine import Way, WaysDisagreeError, pair_round
from tura.domain.pairing.pairing import Pairing
from tura.domain.points import PointSystem
from tura.domain.reason import Refusal
from tura.domain.tournament import Tournament
from tura.formats.trf import write

Result = tuple[int, list[str]]
"""How many rounds were checked, and what differed."""

SYSTEMS = (
    PointSystem(),
    PointSystem(),
    PointSystem(win=30, draw=10),
    PointSystem(pab=5),
    PointSystem(win=30, draw=20, loss=10, pab=20),
)


def settings(chance: Random, low: int, high: int) -> Settings:
    """An event on every axis, none of them constant; players drawn log-uniformly."""
    players = min(high, round(low * (high / low) ** chance.random()))
    points = chance.choice(SYSTEMS)
    heavy = chance.choice((0, 1, 1, 4))
    rates = Rates(
        half_bye=chance.randrange(30) * heavy,
        zero_bye=chance.randrange(30) * heavy,
        full_bye=chance.randrange(8) * heavy,
        withdrawal=chance.randrange(12) * heavy,
        late=chance.randrange(60) * heavy,
        forfeit=chance.randrange(40) * heavy,
        double_forfeit=chance.randrange(10) * heavy,
        unrated=chance.randrange(10),
        draw=chance.choice((0, 150, 300, 500, 1000)),
    )
    alike = chance.random() < 0.2
    baku = chance.random() < 0.2 and points.win == 2 * points.draw and not points.loss
    return Settings(
        players=players,
        rounds=chance.randint(1, 20),
        rates=rates,
        points=points,
        lowest=1500 if alike else 1000,
        highest=1500 if alike else 2700,
        baku=baku,
        prohibited=chance.choice((0, 0, 0, 2, 5)),
    )


def two_ways(seed: int, low: int = 2, high: int = 120) -> Result:
    """One event, every round paired both ways bracket by bracket."""
    chance = Random(f"ways/{seed}")
    count = 0

    def counted(tournament: Tournament, round_no: int) -> Pairing | Refusal:
        nonlocal count
        count += 1
        return pair_round(tournament, round_no, Way.CHECK)

    try:
        generate(settings(chance, low, high), chance, counted)
    except WaysDisagreeError as error:
        return count, [f"seed {seed}: {error}"]
    return count, []


def large(seed: int) -> Result:
    """The same with 121 to 500 players."""
    return two_ways(1_000_000 + seed, 121, 500)


def articles(seed: int) -> Result:
    """A small event, every round paired by both ways and word for word."""
    chance = Random(f"articles/{seed}")
    players = chance.randint(2, 8)
    count, wrong = 0, []
    for tournament, round_no, answer in positions(chance, players, chance.randint(2, 7), Way.CHECK):
        expected = by_the_articles(tournament, round_no) if len(tournament.absent) < players else None
        given = (set(answer.pairs), answer.bye) if isinstance(answer, Pairing) else None
        count += 1
        if given != expected:
            wrong.append(f"seed {seed} round {round_no}: {given}, by the articles {expected}")
    return count, wrong


def peer(seed: int) -> Result:
    """A whole event as a file, checked by Gacrux: opponents, colours and PAB of every round.

    It reads neither 250 nor 260, so these events have no acceleration and no prohibited pairs.
    """
    chance = Random(f"peer/{seed}")
    players = min(200, round(4 * 50 ** chance.random()))
    wishes = Wishes(players=players, rounds=chance.randint(1, min(15, max(1, players - 2))), baku=False)
    file = generated(wishes, seed)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "event.trf"
        path.write_bytes(write(file))
        command = ["-m", "gacrux.pairingchecker", "-c", "-m", "dutch", "-f", "TRF", "-i", str(path)]
        run = subprocess.run([sys.executable, *command], capture_output=True, text=True, check=False)
    start = run.stdout.find("{")
    if start < 0:
        return 0, [f"seed {seed}: the peer said nothing ({run.stderr.strip()[-120:]})"]
    answer = json.loads(run.stdout[start:])
    rounds = answer["pairingResult"]["roundpairing"]
    wrong = [f"seed {seed} round {each['round']}" for each in rounds if not each["check"]]
    return len(rounds), wrong
