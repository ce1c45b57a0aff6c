"""How long a section's prizes take: 500 players, 60 prizes (the promise is 20 ms for the outcome)."""

import random
import time
from dataclasses import replace

from tura.domain.players import Discipline, Rating, RatingSource, Sex
from tura.domain.prizes.allocate import allocate_prizes, settled
from tura.domain.prizes.contest import Contender, Contest
from tura.domain.prizes.explain import explain
from tura.domain.prizes.forecast import outlooks
from tura.domain.prizes.open_games import OpenGame
from tura.domain.regulation.awarding import (
    Awarding,
    Bracket,
    Counted,
    Leftover,
    Minimum,
    Policy,
    Prize,
    Scope,
    Sharing,
)
from tura.domain.regulation.conditions import ANYONE, Condition, RatingBand, RatingList
from tura.domain.regulation.facts import Facts

LISTS = tuple(RatingList(source=source, discipline=Discipline.RAPID) for source in RatingSource)


def nominations() -> list[tuple[str, Condition, int]]:
    """Ten nominations with their number of prizes: 60 in all."""
    bands = [
        (f"r{low}", Condition(rating=RatingBand(lists=LISTS, low=low, high=low + 199)))
        for low in (1000, 1200, 1400, 1600, 1800, 2000)
    ]
    others = [
        ("women", Condition(sex=Sex.FEMALE)),
        ("veterans", Condition(born_to=1963, women_born_to=1968)),
        ("u18", Condition(born_from=2008)),
    ]
    return [("", ANYONE, 15), *((name, condition, 5) for name, condition in (*bands, *others))]


def contest(players: int, sharing: Sharing) -> Contest:
    """A seeded section with ties on points."""
    rng = random.Random(7)
    rows = tuple(
        Contender(
            entry=f"e{place}",
            place=place,
            points=5 * (18 * (players - place) // players),
            facts=Facts(
                sex=rng.choice((Sex.MALE, Sex.MALE, Sex.FEMALE)),
                born=rng.randrange(1945, 2018),
                ratings=(Rating(RatingSource.FSHR, Discipline.RAPID, rng.randrange(1000, 2300)),),
            ),
        )
        for place in range(1, players + 1)
    )
    prizes = tuple(
        Prize(
            key=f"{category or 'place'}:{place}",
            label=f"{category} {place}",
            place=place,
            category=category,
            condition=condition,
            amount=(3000000 if not category else 900000) // place,
            minimum=Minimum(count=5, scope=Scope.SECTION) if category else None,
            items=("medal",) if place <= 3 else (),
        )
        for category, condition, count in nominations()
        for place in range(1, count + 1)
    )
    awarding = Awarding(
        brackets=(Bracket(prizes=prizes),),
        headcount=Counted.PLAYED,
        policy=Policy.LARGEST,
        sharing=sharing,
        leftover=Leftover.KEEP,
        unit=100,
        trophy_twice=False,
        absent_percent=10000,
    )
    return Contest(awarding=awarding, contenders=rows)


def last_round(section: Contest) -> None:
    """The outlooks of everybody while the whole last round is open."""
    entries = [row.entry for row in section.contenders]
    games = [OpenGame(white, black) for white, black in zip(entries[::2], entries[1::2], strict=True)]
    outlooks(section, games, lambda _results: section)


def best(job: object, repeat: int = 7) -> float:
    """The best of several runs, in milliseconds."""
    times = []
    for _ in range(repeat):
        start = time.perf_counter()
        job()  # type: ignore[operator] # a callable without arguments
        times.append(time.perf_counter() - start)
    return min(times) * 1000


def main() -> None:
    """Print one line for each sharing mode."""
    for mode in Sharing:
        section = contest(500, mode)
        line = f"{mode.value:20} settled {best(lambda s=section: settled(replace(s))):6.1f} ms"
        line += f"  with questions {best(lambda s=section: allocate_prizes(replace(s))):6.1f} ms"
        line += f"  explain one {best(lambda s=section: explain(replace(s), 'e100')):6.1f} ms"
        line += f"  outlooks of 250 games {best(lambda s=section: last_round(s)):6.1f} ms"
        print(line)


if __name__ == "__main__":
    main()
