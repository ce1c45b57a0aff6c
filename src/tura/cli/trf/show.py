"""`tura trf show`: what was read, every repair included."""

import json

import click

from tura.cli.speaking import words_in
from tura.formats.bad_input import BadInput
from tura.formats.trf import Player, TrfFile, resolved, result_text


@click.command()
@click.argument("path", metavar="FILE")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@words_in()
def show(path: str, as_json: bool, lang: str) -> None:
    """Show what a tournament file holds and what had to be mended in it."""
    from tura.cli.trf.loading import load
    from tura.cli.trf.remarks import remarks

    try:
        file = load(path, lang)
    except BadInput as error:
        if as_json:
            click.echo(json.dumps(_refused(error), ensure_ascii=False))
        raise
    if as_json:
        click.echo(json.dumps(_shown(file, lang), ensure_ascii=False))
        return
    click.echo(f"{path}: {file.header('012')}")
    click.echo(f"{len(file.players)} × {file.rounds_paired}/{file.rounds}, {file.encoding}")
    click.echo("".join(f"{line}\n" for line in remarks(file, path, lang)), nl=False)
    for player in file.players:
        results = " ".join(f"{result_text(cell) or '·':>5}" for cell in resolved(file, player))
        click.echo(f"{player.tpn:>4} {player.title:>3} {player.name:<33} {player.rating or '':>4} {results}")


def _refused(error: BadInput) -> dict[str, object]:
    problems = [
        {"line": problem.line or 0, "code": problem.code, "what": problem.what, "do": problem.remedy}
        for problem in error.problems
    ]
    return {"verdict": "reject", "problems": problems}


def _shown(file: TrfFile, lang: str) -> dict[str, object]:
    return {
        "verdict": "repair" if file.repairs else "accept",
        "repairs": _repairs(file, lang),
        "encoding": file.encoding,
        "name": file.header("012"),
        "rounds": file.rounds,
        "paired": file.rounds_paired,
        "players": {str(player.tpn): _player(file, player) for player in file.players},
    }


def _repairs(file: TrfFile, lang: str) -> list[dict[str, object]]:
    from tura.wording import sentence

    return [
        {"line": note.line, "code": note.reason.code, "what": sentence(note.reason, lang)}
        for note in file.repairs
    ]


def _player(file: TrfFile, player: Player) -> dict[str, object]:
    from tura.domain.points import as_text

    cells = resolved(file, player)
    return {
        "name": player.name,
        "rating": player.rating,
        "sex": player.sex,
        "title": player.title,
        "fed": player.federation,
        "fid": player.fide_id,
        "birth": player.birth,
        "points": as_text(sum(file.settings.points.of(cell.result) for cell in cells[: file.rounds_paired])),
        "results": [result_text(cell) for cell in cells],
    }
