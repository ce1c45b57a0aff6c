"""`tura regulation draft`: a regulation file from free Russian text."""

import json
from pathlib import Path

import click

from tura.cli.speaking import words_in


@click.command("draft")
@click.argument("path", metavar="FILE.txt")
@click.option("-o", "--output", metavar="FILE.toml", help="Where to write it; without it to standard output.")
@click.option("--defaults", is_flag=True, help="Take the default of every question and record it.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@words_in("ru")
def draft_command(path: str, output: str | None, defaults: bool, as_json: bool, lang: str) -> None:
    """Draft a regulation from free Russian text, every rule with the line it came from.

    What could not be read is listed in the file's comments and never dropped; what the text leaves open
    is a question for `tura regulation lint`.
    """
    from tura.cli.regulation.loading import load_text
    from tura.drafting import draft
    from tura.formats.bad_input import bad_input
    from tura.formats.regulation import write_regulation
    from tura.wording.draft_comments import footer, header, with_defaults

    drafted = draft(load_text(path))
    if not drafted.lines_read:
        raise bad_input(path, "no rule could be read", "give the regulation's text, in Russian", 1)
    if defaults:
        drafted = with_defaults(drafted, lang)
    toml = write_regulation(drafted.regulation, header(lang), footer(drafted, lang))
    if output:
        try:
            Path(output).write_text(toml, encoding="utf-8")
        except OSError as error:
            raise bad_input(
                output, "cannot be written ({why})", "give another path", why=error.strerror
            ) from None
    if as_json:
        from tura.cli.regulation.lint import findings_as_json
        from tura.domain.regulation.lint import lint
        from tura.formats.regulation import read_regulation, traced

        file = read_regulation(toml, output or "draft.toml")
        opened = [finding for finding in lint(file.regulation) if finding.is_open]
        shown = {
            "toml": toml,
            "rules": [{"key": key, "line": line} for key, line in traced(file.regulation).items()],
            "unread": [{"line": item.line, "text": item.text} for item in drafted.unread],
            "questions": findings_as_json(opened, file, lang),
        }
        click.echo(json.dumps(shown, ensure_ascii=False, indent=1))
    elif not output:
        click.echo(toml, nl=False)
    else:
        read, unread = len(drafted.lines_read), len(drafted.unread)
        click.echo(
            f"{output}: {read} / {read + unread}"
            if lang == "en"
            else f"{output}: прочитано {read}, нет {unread}"
        )
