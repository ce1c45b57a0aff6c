"""CPU milliseconds of pairing one round: a sweep over the players, the hard scenarios, and a peer in the same run."""

import argparse
import gc
import math
import random
import sys
import time
from dataclasses import replace

from bench.machine import described
from bench.peers import Peer, peers

from tura.domain.generate.settings import ALL_DRAWN, QUIET, Rates, Settings
from tura.domain.generate.tournament import generate
from tura.domain.pairing.dutch.engine import pair_round
from tura.domain.pairing.pairing import Pairing
from tura.domain.reason import Refusal
from tura.domain.tournament import Tournament
from tura.formats.trf import Identity, Report, build, read, to_tournament, write

SIZES = (50, 100, 200, 300, 500, 1000, 2000, 5000, 9999)
PROMISED = {300: 5, 1000: 15, 9999: 300}
PEER_SIZES = (50, 100, 200, 300, 500, 1000)
ABSENT_DRAWN = replace(ALL_DRAWN, half_bye=10, zero_bye=10, forfeit=20)


def late_round(players: int, rounds: int = 9, seed: int = 1) -> Tournament:
    """A tournament before its last round."""
    played = generate(Settings(players, rounds - 1), random.Random(seed))
    return replace(played, rounds=rounds)


def best(tournament: Tournament, round_no: int, repeats: int = 5) -> float:
    """The best CPU time of some runs, in milliseconds."""
    gc.collect()
    spent = []
    for _ in range(repeats):
        start = time.process_time()
        pair_round(tournament, round_no)
        spent.append(time.process_time() - start)
    return min(spent) * 1000


class Timed:
    """A pairer that remembers its slowest round."""

    def __init__(self) -> None:
        self.rounds, self.total = 0, 0.0
        self.worst, self.where = 0.0, (0, 0)

    def __call__(self, tournament: Tournament, round_no: int) -> Pairing | Refusal:
        """The pairing, timed."""
        start = time.process_time()
        answer = pair_round(tournament, round_no)
        spent = (time.process_time() - start) * 1000
        self.rounds, self.total = self.rounds + 1, self.total + spent
        if spent > self.worst:
            self.worst, self.where = spent, (len(tournament.participants), round_no)
        return answer


def sweep() -> int:
    """Print ordinary late rounds by size; how many promises are broken."""
    broken, before = 0, (0, 0.0)
    print("one late round (9th), CPU ms\nplayers      ms  growth   TRF bytes to tournament, ms")
    for players in SIZES:
        tournament = late_round(players)
        spent = best(tournament, 9)
        growth = f"n^{_exponent(before, (players, spent)):.2f}" if before[0] else ""
        print(f"{players:7} {spent:7.1f}  {growth:7}  {parse(tournament):7.1f}")
        broken += spent > PROMISED.get(players, spent)
        before = (players, spent)
    return broken


def _exponent(one: tuple[int, float], two: tuple[int, float]) -> float:
    return math.log(two[1] / one[1]) / math.log(two[0] / one[0])


def trf(tournament: Tournament) -> bytes:
    """The tournament as a file."""
    people = {row.tpn: Identity(row.name, rating=row.rating) for row in tournament.participants}
    return write(build(tournament, people, Report("Bench")))


def parse(tournament: Tournament) -> float:
    """The CPU time of reading the tournament from its file, in milliseconds."""
    data = trf(tournament)
    start = time.process_time()
    to_tournament(read(data, "bench"))
    return (time.process_time() - start) * 1000


def hard(random_rounds: int) -> int:
    """Print the scenarios that defeat shortcuts; how many promises are broken."""
    broken = 0
    scenarios = (
        ("999 players, every game drawn", Settings(999, 9, ALL_DRAWN), 1000),
        ("999 players, every game drawn, some absent", Settings(999, 9, ABSENT_DRAWN), 1000),
        ("150 players, clubs of 10", Settings(150, 9, prohibited=10), 500),
        ("150 players, clubs of 50", Settings(150, 9, prohibited=50), 500),
    )
    print("\nslowest round of whole tournaments, CPU ms")
    for name, settings, most in scenarios:
        timed = Timed()
        for seed in range(3):
            generate(settings, random.Random(seed), timed)
        print(f"{name:45} {timed.worst:7.1f}  (round {timed.where[1]}; at most {most})")
        broken += timed.worst > most
    timed = random_tournaments(random_rounds)
    print(
        f"{timed.rounds} random rounds of up to 300 players"
        f"  worst {timed.worst:.1f} ({timed.where[0]} players, round {timed.where[1]}; at most 1000)"
        f", mean {timed.total / max(1, timed.rounds):.2f}"
    )
    return broken + (timed.worst > 1000)


def random_tournaments(rounds: int, seed: int = 0) -> Timed:
    """Random tournaments until so many rounds are paired."""
    timed = Timed()
    while timed.rounds < rounds:
        seed += 1
        chance = random.Random(seed)
        rates = (
            QUIET,
            Rates(),
            Rates(30, 30, 5, 5, 50, 30, 10, 20, chance.randrange(1000)),
            Rates(100, 100, 20, 20, 100, 80, 30, 50, chance.randrange(1000)),
        )[chance.randrange(4)]
        players = 4 + chance.randrange(297)
        settings = Settings(
            players,
            min(players - 1, 3 + chance.randrange(12)),
            rates,
            baku=chance.randrange(5) == 0,
            prohibited=chance.choice((0, 0, 0, 0, 3, 8)),
        )
        generate(settings, chance, timed)
    return timed


def compared(found: list[Peer]) -> None:
    """Print each peer's CPU time beside ours, starting up apart."""
    for peer in found:
        print(
            f"\n{peer.name}: starts in {peer.start_up() * 1000:.0f} ms CPU; then, for one round with its reading"
        )
        for players in PEER_SIZES:
            tournament = late_round(players)
            spent = peer.pair(trf(tournament), 9)
            if spent is None:
                print(f"{players:7}  no answer within its time")
                break
            ours = best(tournament, 9) + parse(tournament)
            print(
                f"{players:7} {spent * 1000:10.0f} ms, ours {ours:6.1f} ms, ratio {spent * 1000 / ours:8.0f}"
            )


def main() -> int:
    """Print everything; 1 when a promise is broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random-rounds", type=int, default=2000)
    parser.add_argument("--peer-seconds", type=int, default=60)
    options = parser.parse_args()
    print(described())
    broken = sweep() + hard(options.random_rounds)
    compared(peers(options.peer_seconds))
    print(described())
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main())
