"""`tura generate`: random tournaments that obey the rules."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from tura.domain.points import PointSystem

# The columns of the format hold no more: four digits of rating, points below a hundred.
_HIGHEST_RATING = 9999
_MOST_POINTS = 99


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
            _tell_short(task, _write(task))
    else:
        with ProcessPoolExecutor(jobs) as pool:
            for task, rounds in zip(tasks, pool.map(_write, tasks, chunksize=8), strict=True):
                _tell_short(task, rounds)
    click.echo(f"seed {first}" if count == 1 else f"seeds {first}…{first + count - 1}")


def _tell_short(task: tuple[object, int, str], rounds: int) -> None:
    """Says so when no draw of chance could be paired in every round asked for."""
    from tura.cli.speaking import asked_language
    from tura.domain.reason import Reason
    from tura.wording import sentence

    wishes, _, path = task
    asked = getattr(wishes, "rounds", None)
    if asked and rounds < asked:
        values = {"rounds": rounds, "asked": asked}
        click.echo(
            f"{path}: {sentence(Reason('generated-shorter', 'C.04.3 1.9', values), asked_language())}",
            err=True,
        )


def _write(task: tuple[object, int, str]) -> int:
    """Writes one tournament; how many rounds it has."""
    from tura.app.generating import Wishes, generated
    from tura.cli.desk import write_file
    from tura.formats.trf import write

    wishes, seed, path = task
    assert isinstance(wishes, Wishes)
    file = generated(wishes, seed)
    write_file(path, write(file))
    return file.rounds


def _wishes(given: dict[str, object]) -> object:
    from tura.app.generating import Wishes
    from tura.domain.tiebreaks.code import UnknownCodeError, parse_list
    from tura.formats.bad_input import bad_input

    texts = {name: given.pop(name) for name in ("points", "tiebreaks", "ratings", "rating_range")}
    low, high = _range(texts["rating_range"])
    try:
        codes = (
            tuple(str(code) for code in parse_list(str(texts["tiebreaks"]))) if texts["tiebreaks"] else None
        )
    except UnknownCodeError as error:
        raise bad_input(
            "--tiebreaks",
            error.template,
            "give codes of C.07 article 5, such as DE,BH/C1",
            None,
            **error.values,
        ) from None
    points = _points(texts["points"])
    if given["baku"] and points is not None and (points.win != 2 * points.draw or points.loss):
        raise bad_input(
            "--baku",
            "a win is not worth two draws, or a loss is worth something",
            "leave --baku or --points out",
        )
    return Wishes(
        **given,  # type: ignore[arg-type]  # click has checked each option's type
        points=points,
        tiebreaks=codes,
        ratings=_ratings(texts["ratings"]),
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
            option,
            "{text!r} is not understood",
            "give whole numbers with {mark!r} between them",
            text=text,
            mark=mark,
        )
    return tuple(int(part) for part in parts)


def _ratings(text: object) -> tuple[int, ...]:
    from tura.formats.bad_input import bad_input

    found = _numbers(text, "--ratings", ",", None) or ()
    if max(found, default=0) > _HIGHEST_RATING:
        raise bad_input("--ratings", "a rating has more than four digits", "give ratings up to 9999")
    return found


def _range(text: object) -> tuple[int, int] | tuple[None, None]:
    from tura.formats.bad_input import bad_input

    found = _numbers(text, "--rating-range", "-", 2)
    if found is None:
        return None, None
    low, high = found
    if not low <= high <= _HIGHEST_RATING:
        raise bad_input(
            "--rating-range", "{text!r} is no range", "give the lower first, both up to 9999", text=text
        )
    return low, high


def _points(text: object) -> "PointSystem | None":
    from tura.domain.points import PointSystem
    from tura.formats.bad_input import bad_input
    from tura.formats.trf.columns import tenths

    if text is None:
        return None
    worth = [tenths(part) for part in str(text).split("-")]
    known = [value for value in worth if value is not None]
    ordered = known == sorted(known, reverse=True) and max(known, default=0) > min(known, default=0)
    if len(worth) != 3 or len(known) != 3 or not ordered or known[0] > _MOST_POINTS:
        raise bad_input(
            "--points",
            "{text!r} is no scale of points",
            "give win, draw and loss, none worth more than the one before, such as 3-1-0 or 1-0.5-0",
            text=text,
        )
    return PointSystem(*known)
