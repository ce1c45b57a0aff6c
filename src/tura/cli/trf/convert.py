"""`tura trf convert`: the same section in another edition."""

from pathlib import Path

import click

from tura.cli.speaking import words_in


@click.command()
@click.argument("path", metavar="FILE")
@click.option(
    "--to", "edition", type=click.Choice(["trf26", "trf16", "trf06"]), required=True, help="The edition."
)
@click.option("-o", "--output", required=True, help="The file to write.")
@words_in()
def convert(path: str, edition: str, output: str, lang: str) -> None:
    """Write a tournament file in another edition; what that edition has no place for is named."""
    from tura.cli.trf.loading import load
    from tura.formats.bad_input import bad_input
    from tura.formats.trf import Version, losses, write
    from tura.wording import sentence

    file = load(path, lang)
    version = Version(edition)
    try:
        Path(output).write_bytes(write(file, version))
    except OSError as error:
        raise bad_input(
            output, "cannot be written ({why})", "give another place", why=error.strerror
        ) from None
    for lost in losses(file, version):
        click.echo(sentence(lost, lang), err=True)
