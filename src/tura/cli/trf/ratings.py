"""`tura trf ratings`: the estimated change of every rating."""

import json
from fractions import Fraction
from typing import TYPE_CHECKING

import click

from tura.cli.speaking import words_in
from tura.domain.players import Discipline

if TYPE_CHECKING:
    from tura.app.file_ratings import FileEstimate


@click.command()
@click.argument("path", metavar="FILE")
@click.option(
    "--list",
    "discipline",
    type=click.Choice([discipline.value for discipline in Discipline]),
    default=Discipline.STANDARD.value,
    help="The rating list.",
)
@click.option("--national", is_flag=True, help="By the rules of the ФШР instead of FIDE's.")
@click.option("--k", type=click.IntRange(1, 40), help="K for everybody; default: by rating and birth year.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@words_in()
def ratings(path: str, discipline: str, national: bool, k: int | None, as_json: bool, lang: str) -> None:
    """Estimate rating changes, first ratings and performances from a tournament file."""
    from tura.app.file_ratings import file_estimates
    from tura.cli.trf.loading import load
    from tura.domain.ratings.rules import FIDE, FSHR
    from tura.domain.reason import Reason
    from tura.wording import sentence

    rules = (FSHR if national else FIDE)[Discipline(discipline)]
    lines = [_line(found) for found in file_estimates(load(path, lang), rules, k)]
    if as_json:
        click.echo(json.dumps(lines, ensure_ascii=False))
        return
    click.echo(sentence(Reason("rating-estimate"), lang), err=True)
    for line in lines:
        click.echo(
            f"{line['tpn']:>4} {line['name']:<33} {line['rating']:>4} {line['games']:>3} {line['score']:>5} "
            f"{line['expected']:>6} {line['k']:>3} {line['change']:>7} {line['new']:>5} {line['performance']:>5}"
        )


def _line(found: "FileEstimate") -> dict[str, object]:
    change, first = found.estimate.change, found.estimate.first
    line: dict[str, object] = {
        "tpn": found.player.tpn,
        "name": found.player.name,
        "rating": found.player.rating,
        "games": 0,
        "score": "",
        "expected": "",
        "k": "",
        "change": "",
        "new": "",
        "performance": found.estimate.performance or "",
    }
    if change is not None:
        line |= {"games": len(change.games), "score": _text(Fraction(change.halves, 2), 1), "k": change.k}
        line |= {
            "expected": _text(change.expected, 2),
            "change": _text(change.exact, 1),
            "new": change.new_rating,
        }
    elif first is not None:
        line |= {"games": first.games, "new": first.value if first.published else ""}
    return line


def _text(number: Fraction, places: int) -> str:
    from tura.domain.ratings.rounding import away_from_zero

    scaled = away_from_zero(number * 10**places)
    sign, size = ("-" if scaled < 0 else ""), abs(scaled)
    return f"{sign}{size // 10**places}.{size % 10**places:0{places}}"
