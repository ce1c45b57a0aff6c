"""`tura trf pair`: the next round of a tournament file, or any round paired again."""

import click

from tura.domain.pairing.pairing import Pairing
from tura.domain.reason import Refusal


@click.command()
@click.argument("path", metavar="FILE")
@click.option("--round", "round_no", type=click.IntRange(min=1), help="Pair this round again.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option(
    "--lang", type=click.Choice(["ru", "en"]), default="en", envvar="TURA_LANG", help="Language of the words."
)
def pair(path: str, round_no: int | None, as_json: bool, lang: str) -> None:
    """Pair the next round: the number of lines, then "white black" each, the bye as "id 0"."""
    from tura.app.file_pairing import pair_file
    from tura.cli.trf.loading import load, way_asked

    file = load(path, lang)
    answer = pair_file(file, round_no, way_asked())
    if isinstance(answer, Refusal):
        _refused(answer, as_json, lang)
        raise click.exceptions.Exit(1)
    if as_json:
        _print_json(answer)
    else:
        _print(answer)


def _refused(refusal: Refusal, as_json: bool, lang: str) -> None:
    import json

    from tura.wording import sentence

    for reason in refusal.reasons:
        click.echo(sentence(reason, lang), err=True)
    if as_json:
        first = refusal.first
        click.echo(json.dumps({"refusal": {"code": first.code, "article": first.article}}))


def _print(pairing: Pairing) -> None:
    lines = [f"{white} {black}" for white, black in pairing.pairs]
    lines += [] if pairing.bye is None else [f"{pairing.bye} 0"]
    click.echo("\n".join([str(len(lines)), *lines]))


def _print_json(pairing: Pairing) -> None:
    import json

    pairs = [list(pair) for pair in pairing.pairs]
    click.echo(json.dumps({"round": pairing.round_no, "pairs": pairs, "bye": pairing.bye}))
