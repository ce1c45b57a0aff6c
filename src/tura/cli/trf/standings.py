"""`tura trf standings`: places and tie-breaks of a tournament file."""

import json
from collections.abc import Sequence

import click

from tura.cli.speaking import words_in
from tura.domain.standings import Standing
from tura.domain.tiebreaks.edition import Edition
from tura.formats.bad_input import bad_input
from tura.formats.trf import TrfFile


@click.command()
@click.argument("path", metavar="FILE")
@click.option("--tiebreaks", help="Codes in order, such as PTS,DE,BH/C1,BH,WIN; default: the file's own.")
@click.option("--after-round", type=click.IntRange(min=0), help="The standings after this round.")
@click.option(
    "--edition",
    type=click.Choice([edition.value for edition in Edition]),
    default=Edition.MARCH_2026.value,
    help="The edition of C.07.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@words_in()
def standings(
    path: str, tiebreaks: str | None, after_round: int | None, edition: str, as_json: bool, lang: str
) -> None:
    """Rank the players of a tournament file."""
    from tura.app.file_standings import file_standings, listed, usual
    from tura.cli.trf.loading import load
    from tura.domain.tiebreaks.code import UnknownCodeError, parse_list

    file = load(path, lang)
    if after_round is not None and after_round > file.rounds_paired:
        raise bad_input(
            path, "only {rounds} rounds are paired", "give an earlier round", rounds=file.rounds_paired
        )
    try:
        codes = [str(code) for code in parse_list(tiebreaks or ",".join(listed(file) or usual(file)))]
        lines = file_standings(file, codes, after_round, Edition(edition))
    except UnknownCodeError as error:
        raise bad_input(
            path,
            error.template,
            "give codes of C.07 article 5, such as PTS,DE,BH/C1,BH,WIN, or OTHER_NAME",
            None,
            **error.values,
        ) from None
    _warn(file, codes, lang)
    if as_json:
        click.echo(json.dumps([_line(line) for line in lines], ensure_ascii=False))
    else:
        _print(file, lines, lang)


def _line(line: Standing) -> dict[str, object]:
    from tura.domain.points import as_text

    return {
        "tpn": line.tpn,
        "rank": line.rank,
        "points": as_text(line.points),
        "tiebreaks": {code: value.text for code, value in line.values.items()},
    }


def _warn(file: TrfFile, codes: Sequence[str], lang: str) -> None:
    from tura.domain.standings import cautions, left_out
    from tura.domain.tiebreaks.edition import DEFAULT_READINGS
    from tura.formats.trf import to_tournament
    from tura.wording import sentence

    tournament = to_tournament(file)
    for reason in (*cautions(tournament, codes, DEFAULT_READINGS), *left_out(tournament).values()):
        click.echo(sentence(reason, lang), err=True)


def _print(file: TrfFile, lines: Sequence[Standing], lang: str) -> None:
    from tura.domain.points import as_text
    from tura.wording import tiebreak_head

    names = {player.tpn: player.name for player in file.players}
    codes = list(lines[0].values) if lines else []
    heads = [tiebreak_head("PTS", lang), *(tiebreak_head(code.split(" ")[0], lang) for code in codes)]
    click.echo(f"{'':>4} {'':>4} {'':<33} {' '.join(f'{head:>7}' for head in heads)}")
    for line in lines:
        values = [
            as_text(line.points),
            *(value.text if value.applies else "–" for value in line.values.values()),
        ]
        shown = " ".join(f"{text:>7}" for text in values)
        click.echo(f"{line.rank:>4} {line.tpn:>4} {names.get(line.tpn, ''):<33} {shown}")
