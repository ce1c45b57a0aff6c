"""What stops a command, told in one line: bad input, a store that cannot, a defect of ours."""

import tempfile
import traceback

import click

from tura.app.ports import StoreFault
from tura.cli.speaking import asked_language, spoken
from tura.formats.bad_input import BadInput

BAD_INPUT, DEFECT = 2, 70


def end_with(error: Exception) -> int:
    """The exit code of an error, after its line is on standard error; a defect's details go to a file."""
    if isinstance(error, BadInput):
        from tura.wording.texts import in_words

        click.echo(str(in_words(error, asked_language())), err=True)
        return BAD_INPUT
    if isinstance(error, StoreFault):
        from tura.wording import sentence

        click.echo(sentence(error.reason, asked_language()), err=True)
        return BAD_INPUT
    with tempfile.NamedTemporaryFile("w", prefix="tura-fault-", suffix=".txt", delete=False) as file:
        file.write("".join(traceback.format_exception(error)))
    fault = spoken(
        "tura met a fault of its own ({kind}); what was done before is kept, this step was not done; "
        "please report {file}"
    )
    click.echo(fault.format(kind=type(error).__name__, file=file.name), err=True)
    return DEFECT
