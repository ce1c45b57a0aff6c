"""What a command says beside its answer: what was mended in the file, and what its round leans on."""

import click

from tura.domain.reason import Reason
from tura.formats.trf import TrfFile


def remarks(file: TrfFile, path: str, lang: str) -> list[str]:
    """The repairs of the file, each as ``FILE:LINE: what``, the line left out where none can be named."""
    from tura.wording import sentence

    return [
        ":".join([path, *([str(note.line)] if note.line else [])]) + f": {sentence(note.reason, lang)}"
        for note in file.repairs
    ]


def tell_repairs(file: TrfFile, path: str, lang: str) -> None:
    """The repairs on standard error."""
    for line in remarks(file, path, lang):
        click.echo(line, err=True)


def tell_round(file: TrfFile, path: str, number: int, lang: str) -> None:
    """On standard error: that nobody says how many rounds there are, or that all of them were paired."""
    from tura.wording import sentence

    planned = file.settings.rounds
    if not planned:
        click.echo(
            f"{path}: {sentence(Reason('rounds-unknown', 'C.04.3 1.8', {'round': number}), lang)}", err=True
        )
    elif number > planned:
        values = {"round": number, "rounds": planned}
        click.echo(f"{path}: {sentence(Reason('round-beyond', 'C.04.1 1', values), lang)}", err=True)
