"""The desk: seconds to judge an entry list, and how they grow with its rows.

``python -m bench.registration`` prints one line of JSON for each size.
"""

import json
import random
import time
from itertools import pairwise

from tura.domain.players import Birth
from tura.domain.registration.applicant import Applicant
from tura.domain.registration.desk import register
from tura.domain.regulation.facts import Facts
from tura.domain.regulation.schema import Fees, Playing, Regulation, Section, TimeControl

LETTERS = "абвгдежзиклмнопрстуфхцчшщэюя"
PLAYING = Playing(rounds=9, time_control=TimeControl(minutes=90, increment=30))
RULES = Regulation(
    name="Open", sections=(Section(letter="A", title="A", playing=PLAYING, fees=Fees(own=100000)),)
)


def word(draw: random.Random) -> str:
    """A word that looks like a name."""
    return "".join(draw.choices(LETTERS, k=7)).capitalize()


def crowd(rows: int) -> list[Applicant]:
    """Rows of different people, who share given names as people do."""
    draw = random.Random(rows)
    given = [word(draw) for _ in range(60)]
    return [
        Applicant(
            row=row + 2,
            names=(f"{word(draw)} {draw.choice(given)} {draw.choice(given)}ович",),
            facts=Facts(born=1990, citizenship="RUS", fide_id=str(row)),
            birth=Birth(1990, 1 + row % 12, 1 + row % 28),
            section="A",
            paid=100000,
        )
        for row in range(rows)
    ]


def main(sizes: tuple[int, ...] = (100, 300, 1000, 3000)) -> None:
    """Every size, and by how much the time of a row grows from one size to the next."""
    taken = []
    for rows in sizes:
        people = crowd(rows)
        started = time.perf_counter()
        register(RULES, people)
        taken.append((time.perf_counter() - started) / rows)
        print(json.dumps({"rows": rows, "seconds": round(taken[-1] * rows, 3)}), flush=True)
    print(json.dumps({"growth_per_row": [round(b / a, 2) for a, b in pairwise(taken)]}))


if __name__ == "__main__":
    main()
