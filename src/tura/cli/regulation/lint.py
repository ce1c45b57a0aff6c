"""`tura regulation lint`: what a regulation leaves open."""

import json

import click

from tura.cli.speaking import words_in
from tura.domain.regulation.lint import Finding
from tura.formats.regulation import RegulationFile


@click.command("lint")
@click.argument("path", metavar="FILE.toml")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("--open", "only_open", is_flag=True, help="Leave out the warnings.")
@words_in()
@click.pass_context
def lint_command(ctx: click.Context, path: str, as_json: bool, only_open: bool, lang: str) -> None:
    """List a regulation's open questions with their defaults, its contradictions and warnings.

    Exit code 0: nothing is open. 1: a question or a contradiction is. 2: the file cannot be read.
    """
    from tura.cli.regulation.loading import load
    from tura.domain.regulation.lint import lint

    file = load(path, lang)
    findings = lint(file.regulation)
    shown = [finding for finding in findings if finding.is_open or not only_open]
    if as_json:
        click.echo(
            json.dumps([_as_json(finding, file, lang) for finding in shown], ensure_ascii=False, indent=1)
        )
    else:
        _print(file, shown, lang)
    ctx.exit(1 if any(finding.is_open for finding in findings) else 0)


def findings_as_json(findings: list[Finding], file: RegulationFile, lang: str) -> list[dict[str, object]]:
    """The findings as JSON objects."""
    return [_as_json(finding, file, lang) for finding in findings]


def _as_json(finding: Finding, file: RegulationFile, lang: str) -> dict[str, object]:
    """``line`` is that of the organiser's text, ``file_line`` that of the TOML file."""
    from tura.wording import sentence
    from tura.wording.prize_labels import labelled

    return {
        "level": finding.level.value,
        "rule": finding.rule,
        "line": finding.line,
        "what": sentence(labelled(finding.reason, file.regulation, lang), lang),
        "default": sentence(finding.default, lang) if finding.default else None,
        "code": finding.reason.code,
        "key": finding.key,
        "file_line": file.line_of(finding.key),
        "blocks": sorted(finding.blocks),
    }


def _print(file: RegulationFile, findings: list[Finding], lang: str) -> None:
    from tura.wording import sentence
    from tura.wording.prize_labels import labelled

    words = _WORDS[lang]
    for issue in file.warnings:
        click.echo(f"{file.name}:{issue.line}: {words['warning']}: {sentence(issue.reason, lang)}")
    for finding in findings:
        text = f" ({words['line']} {finding.line})" if finding.line else ""
        at, level = file.line_of(finding.key), words[finding.level.value]
        what = sentence(labelled(finding.reason, file.regulation, lang), lang)
        click.echo(f"{file.name}:{at}: {level} {finding.rule}: {what}{text}")
        if finding.default:
            click.echo(f"    {words['default']}: {sentence(finding.default, lang)}")
    opened = sum(finding.is_open for finding in findings)
    click.echo(f"{words['open']}: {opened}. {words['warnings']}: {len(findings) - opened}.")


_WORDS = {
    "en": {
        "warning": "warning",
        "question": "question",
        "error": "contradiction",
        "line": "line of the text",
        "default": "default",
        "open": "Open",
        "warnings": "Warnings",
    },
    "ru": {
        "warning": "предупреждение",
        "question": "вопрос",
        "error": "противоречие",
        "line": "строка положения",
        "default": "по умолчанию",
        "open": "Открыто",
        "warnings": "Предупреждений",
    },
}
