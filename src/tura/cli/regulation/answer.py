"""`tura regulation answer`: one open question answered in the file."""

from pathlib import Path

import click

from tura.cli.speaking import words_in
from tura.domain.regulation.lint import Finding
from tura.formats.regulation import RegulationFile


@click.command("answer")
@click.argument("path", metavar="FILE.toml")
@click.argument("rule", metavar="RULE")
@click.argument("answer", metavar="ANSWER")
@words_in()
def answer_command(path: str, rule: str, answer: str, lang: str) -> None:
    """Write an answer into a regulation; everything else in the file, comments too, stays as it is.

    RULE is the number `tura regulation lint` prints, or the key of the question where one number asks several
    things.  ANSWER is a value (largest, 15, yes, "DE, BH-C1, BH") or the word default.
    """
    from tura.cli.regulation.loading import load, load_text
    from tura.domain.regulation.lint import lint
    from tura.formats.bad_input import bad_input
    from tura.wording import sentence

    file = load(path, lang)
    opened = [found for found in lint(file.regulation) if found.is_open and rule in {found.rule, found.key}]
    if not opened:
        raise bad_input(
            path, "no open question {rule}", "see `tura regulation lint` for the open ones", rule=rule
        )
    if len(opened) > 1:
        keys = ", ".join(found.key for found in opened)
        raise bad_input(
            path, "{rule} asks several things", "name one of the keys {keys}", rule=rule, keys=keys
        )
    finding = opened[0]
    words = sentence(finding.default, lang) if answer == "default" and finding.default else answer
    changed = _answered(file, load_text(path), finding, answer, words)
    Path(path).write_text(changed, encoding="utf-8")
    click.echo(f"{finding.rule} {finding.key}: {words}")


def _answered(file: RegulationFile, text: str, finding: Finding, answer: str, words: str) -> str:
    """The first reading of the answer under which the question is no longer open."""
    from tura.app.regulation_answer import answered
    from tura.formats.bad_input import bad_input
    from tura.formats.regulation.answer import candidates

    values = _defaults(file, finding, words) if answer == "default" else candidates(answer)
    changed = answered(text, finding, values, words)
    if changed is not None:
        return changed
    line = file.line_of(finding.key)
    raise bad_input(
        file.name,
        "{answer} does not answer {rule}",
        "write it by hand at {key}",
        line,
        answer=answer,
        rule=finding.rule,
        key=finding.key,
    )


def _defaults(file: RegulationFile, finding: Finding, words: str) -> tuple[object, ...]:
    """The default's value at the question's key, where it is one value."""
    from tura.domain.regulation.lint.defaults import take_default
    from tura.formats.regulation.plain import plain_table

    taken = take_default(file.regulation, finding, words)
    if taken is None:
        return ()
    parts = finding.key.split(".")
    value: object = plain_table(taken, "", {})
    for part in parts:
        if isinstance(value, list):
            value = next((item for item in value if item.get("letter") == part), {})
        elif isinstance(value, dict):
            value = value.get(part)
    if value is None:
        value = _plain_default(taken, parts)
    return () if value is None else (value,)


def _plain_default(taken: object, parts: list[str]) -> object:
    """A value that the plain table leaves out because it is the schema's own: False, 0."""
    found = taken
    for part in parts:
        name = part.replace("-", "_")
        if isinstance(found, tuple):
            found = next((item for item in found if getattr(item, "letter", "") == part), None)
        else:
            found = getattr(found, "sections" if name == "section" else name, None)
    return found if isinstance(found, bool | int) else None
