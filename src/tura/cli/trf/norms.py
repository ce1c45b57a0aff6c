"""`tura trf norms`: title norms, condition by condition."""

import json
from typing import TYPE_CHECKING

import click

from tura.cli.speaking import words_in

if TYPE_CHECKING:
    from tura.domain.ratings.norms import NormCheck
    from tura.formats.trf import Player


@click.command()
@click.argument("path", metavar="FILE")
@click.option("--player", type=click.IntRange(min=1), help="Every condition for this number.")
@click.option("--exempt", is_flag=True, help="The event is exempt from the foreigners' rule (B.01 1.4.3).")
@click.option("--least-games", type=click.IntRange(7, 9), default=9, help="Games that a norm needs.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@words_in()
def norms(path: str, player: int | None, exempt: bool, least_games: int, as_json: bool, lang: str) -> None:
    """Check title norms; without --player only those achieved are printed.  Exit 1 when there is none."""
    from tura.app.file_ratings import file_norms
    from tura.cli.trf.loading import load
    from tura.domain.ratings.norm_rules import Ticks
    from tura.domain.reason import Reason
    from tura.formats.trf import to_tournament
    from tura.wording import sentence

    file = load(path, lang)
    ticks = Ticks(exempt, to_tournament(file).predetermined, least_games)
    found = [
        (one, check)
        for one, check in file_norms(file, ticks)
        if (one.tpn == player if player else check.achieved)
    ]
    if as_json:
        click.echo(json.dumps([_value(one, check, lang) for one, check in found], ensure_ascii=False))
    else:
        for one, check in found:
            _print(one, check, lang)
        if not found:
            click.echo(sentence(Reason("norm-none", "", {"needed": least_games}), lang), err=True)
    if not any(check.achieved for _, check in found):
        raise click.exceptions.Exit(1)


def _value(player: "Player", check: "NormCheck", lang: str) -> dict[str, object]:
    from tura.wording import sentence

    return {
        "tpn": player.tpn,
        "title": check.title,
        "achieved": check.achieved,
        "games": len(check.games),
        "average": check.average,
        "performance": check.performance,
        "conditions": [
            {"code": one.reason.code, "met": one.met, "needed": one.needed, "have": one.have}
            | {"what": sentence(one.reason, lang)}
            for one in check.requirements
        ],
    }


def _print(player: "Player", check: "NormCheck", lang: str) -> None:
    from tura.wording import sentence

    click.echo(f"{'+' if check.achieved else '-'} {player.tpn:>4} {player.name}: {check.title}")
    for one in check.requirements:
        click.echo(f"    {'+' if one.met else '-'} {sentence(one.reason, lang)}")
