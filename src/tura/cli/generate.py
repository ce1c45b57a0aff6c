"""`tura generate`: random tournaments that obey the rules."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from tura.domain.points import PointSystem


@click.command()
@click.option("--players", type=click.IntRange(2, 9999), help="How many players.")
@click.option("--rounds", type=click.IntRange(1, 99), help="How many rounds.")
@click.option(
    "--count", type=click.IntRange(min=1), default=1, show_default=True, help="How many tournaments."
)
@click.option(
    "--seed", type=click.IntRange(min=0), help="Repeatable; without it a fresh one, recorded in the file."
)
@click.option(
    "--half-byes", type=click.IntRange(0, 1000), help="Half-point byes, per mille of players and rounds."
)
@click.option("--zero-byes", type=click.IntRange(0, 1000), help="Zero-point byes, likewise.")
@click.option("--full-byes", type=click.IntRange(0, 1000), help="Full-point byes, likewise.")
@click.option("--forfeits", type=click.IntRange(0, 1000), help="Forfeits, per mille of games.")
@click.option("--double-forfeits", type=click.IntRange(0, 1000), help="Double forfeits, likewise.")
@click.option(
    "--odd-results", "unrated", type=click.IntRange(0, 1000), help="Games of less than a move, likewise."
)
@click.option("--draws", type=click.IntRange(0, 1000), help="Draws between equals, per mille.")
@click.option("--withdrawals", type=click.IntRange(0, 1000), help="Per mille of players and rounds.")
@click.option("--late", type=click.IntRange(0, 1000), help="Late entries, per mille of players.")
@click.option("--baku/--no-baku", default=None, help="Baku acceleration.")
@click.option("--points", metavar="W-D-L", help="Points, such as 3-1-0.")
@click.option("--tiebreaks", help="Codes in order, such as DE,BH/C1,BH,WIN.")
@click.option("--ratings", metavar="R,R,...", help="The players' ratings.")
@click.option("--rating-range", metavar="LOW-HIGH", help="Ratings drawn from this range.")
@click.option("--prohibited", type=click.IntRange(0, 500), default=0, help="Clubs of this size never meet.")
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes.")
@click.option("-o", "--out", required=True, metavar="FILE|DIR", help="A file; with --count a folder.")
def generate(out: str, count: int, seed: int | None, jobs: int, **given: object) -> None:
    """Write random tournaments as TRF26; what is not given gets a sensible random value."""
    from concurrent.futures import ProcessPoolExecutor
    from secrets import randbelow

    wishes = _wishes(given)
    first = randbelow(10**9) if seed is None else seed
    single = count == 1 and not Path(out).is_dir() and not out.endswith(("/", "\\"))
    paths = [out] if single else [str(Path(out) / f"t{first + n:09}.trf") for n in range(count)]
    tasks = [(wishes, first + number, path) for number, path in enumerate(paths)]
    if jobs == 1 or count == 1:
        for task in tasks:
            _write(task)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            list(pool.map(_write, tasks, chunksize=8))
    click.echo(f"seed {first}" if count == 1 else f"seeds {first}…{first + count - 1}")


def _write(task: tuple[object, int, str]) -> None:
    from tura.app.generating import Wishes, generated
    from tura.cli.desk import write_file
    from tura.formats.trf import write

    wishes, seed, path = task
    assert isinstance(wishes, Wishes)
    write_file(path, write(generated(wishes, seed)))


def _wishes(given: dict[str, object]) -> object:
    from tura.app.generating import Wishes
    from tura.domain.tiebreaks.code import UnknownCodeError, parse_list
    from tura.formats.bad_input import bad_input

    texts = {name: given.pop(name) for name in ("points", "tiebreaks", "ratings", "rating_range")}
    low, high = _numbers(texts["rating_range"], "--rating-range", "-", 2) or (None, None)
    try:
        codes = (
            tuple(str(code) for code in parse_list(str(texts["tiebreaks"]))) if texts["tiebreaks"] else None
        )
    except UnknownCodeError as error:
        raise bad_input("--tiebreaks", str(error), "give codes of C.07 article 5, such as DE,BH/C1") from None
    return Wishes(
        **given,  # type: ignore[arg-type]  # click has checked each option's type
        points=_points(texts["points"]),
        tiebreaks=codes,
        ratings=_numbers(texts["ratings"], "--ratings", ",", None) or (),
        lowest=low,
        highest=high,
    )


def _numbers(text: object, option: str, mark: str, count: int | None) -> tuple[int, ...] | None:
    from tura.formats.bad_input import bad_input

    if text is None:
        return None
    parts = str(text).split(mark)
    if not all(part.strip().isdigit() for part in parts) or count not in (None, len(parts)):
        raise bad_input(
            option, f"{text!r} is not understood", f"give whole numbers with {mark!r} between them"
        )
    return tuple(int(part) for part in parts)


def _points(text: object) -> "PointSystem | None":
    from tura.domain.points import PointSystem

    numbers = _numbers(text, "--points", "-", 3)
    return None if numbers is None else PointSystem(*(10 * number for number in numbers))
