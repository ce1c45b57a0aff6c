"""`tura trf ranks`: sports ranks (ЕВСК) by the table that an arbiter keeps."""

import json
from pathlib import Path

import click

from tura.cli.speaking import words_in


@click.command()
@click.argument("path", metavar="FILE")
@click.option("--table", metavar="FILE.csv", help="Your own completed table of ranks; else the shipped part.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@words_in()
def ranks(path: str, table: str | None, as_json: bool, lang: str) -> None:
    """Check sports ranks of the ЕВСК: whose points are enough, and what stands against it.  Exit 1 when none are.

    The shipped table holds only lines that were verified: complete it from the official edition.
    """
    from tura.app.file_ranks import file_ranks
    from tura.cli.regulation.loading import load_text
    from tura.cli.trf.loading import load
    from tura.domain.points import as_text
    from tura.domain.reason import Reason
    from tura.formats.sports_ranks import read_ranks, shipped_ranks
    from tura.wording import sentence

    rows = shipped_ranks() if table is None else read_ranks(load_text(table), Path(table).name)
    found = list(file_ranks(load(path, lang), rows))
    if as_json:
        lines = [
            {
                "tpn": player.tpn,
                "rank": check.row.rank,
                "fulfilled": check.fulfilled,
                "average": check.average,
            }
            | {"needed": as_text(5 * check.needed), "made": as_text(5 * check.made)}
            | {"doubts": [{"code": one.code, "what": sentence(one, lang)} for one in check.objections]}
            for player, check in found
        ]
        click.echo(json.dumps(lines, ensure_ascii=False, indent=1))
    else:
        for player, check in found:
            values = {"average": check.average, "made": 5 * check.made, "needed": 5 * check.needed}
            told = sentence(Reason("rank-made", "", values), lang)
            click.echo(
                f"{'+' if check.fulfilled else '?'} {player.tpn:>4} {player.name}: {check.row.rank} ({told})"
            )
            for one in check.objections:
                click.echo(f"    {sentence(one, lang)}")
        if not found:
            click.echo(sentence(Reason("rank-none"), lang), err=True)
    if not any(check.fulfilled for _, check in found):
        raise click.exceptions.Exit(1)
