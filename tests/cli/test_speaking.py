"""The command line in Russian: every command, every option, every fault, and click's own words."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from string import Formatter

import click
import pytest
from click.testing import CliRunner, Result
from tools.texts import COMPILED, compiled, texts

from tura.cli.main import Lazy, tura

SOURCE = Path(__file__).parents[2] / "src" / "tura"
# The first texts of these calls are said to a person; {wrong} and the like are wholly made of what is filled in.
SAID = {"bad_input": (1, 2), "problem": (0, 1), "spoken": (0,), "UnknownCodeError": (0,)}


def commands(
    group: click.Command, words: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command with the words that call it."""
    yield words, group
    if isinstance(group, click.Group):
        context = click.Context(group)
        for name in group.list_commands(context):
            found = group.get_command(context, name)
            assert found is not None
            yield from commands(found, (*words, name))


def help_texts() -> set[str]:
    """Everything that any `--help` says in English."""
    found = set[str]()
    for _, command in commands(tura):
        found.add(cleandoc(command.help or ""))
        found |= {
            cleandoc(each.help) for each in command.params if isinstance(each, click.Option) and each.help
        }
        if isinstance(command, Lazy):
            found |= {line for _, line in command.table.values()}
    return found


def fault_texts() -> set[str]:
    """Everything that a fault of input says in English."""
    found = set[str]()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and "wording" not in file.parts:
                given = [node.args[place] for place in SAID.get(node.func.id, ()) if place < len(node.args)]
                found |= {str(each.value) for each in given if isinstance(each, ast.Constant)}
    return {one for one in found if not (one.startswith("{") and one.endswith("}"))}


def asked(*words: str, **variables: str) -> Result:
    """A command line run in an environment without a language but the one given."""
    return CliRunner().invoke(
        tura, list(words), env={"TURA_LANG": "", "LANG": "C", "LC_ALL": "", **variables}
    )


@pytest.mark.parametrize("said", [help_texts, fault_texts], ids=["help", "faults"])
def test_every_text_of_the_command_line_is_there_in_russian(said: object) -> None:
    """No help and no fault is left in English, and none is lost: each text of the code has its Russian one."""
    assert callable(said)
    assert said() - texts().keys() == set()


def test_nothing_is_worded_that_nobody_says() -> None:
    """The catalogue holds no text that neither a command, nor a fault, nor click says any more."""
    package = Path(click.__file__).parent
    code = "\n".join(
        file.read_text(encoding="utf-8") for file in [*package.glob("*.py"), *SOURCE.rglob("*.py")]
    )
    known = help_texts() | fault_texts()
    parts = [part for text in texts() if text not in known for part in text.split("\0")]
    assert [part for part in parts if part.replace("\n", "\\n").replace("\t", "\\t")[:40] not in code] == []


def test_both_languages_fill_in_the_same_values() -> None:
    """A Russian text names no value that its English one does not have."""
    fields = lambda text: {name for _, name, _, _ in Formatter().parse(text) if name}  # noqa: E731  said once
    faults = fault_texts()
    assert [one for one in faults if fields(texts()[one]) != fields(one)] == []


def test_the_compiled_catalogue_is_up_to_date() -> None:
    """What gettext reads is what people edited: `python -m tools.texts`."""
    assert compiled() == COMPILED.read_bytes()


@pytest.mark.parametrize("words", [words for words, _ in commands(tura)], ids=" ".join)
def test_help_is_russian_when_asked(words: tuple[str, ...]) -> None:
    """Every command's help is Russian with `--lang ru` before the command and with TURA_LANG, English without."""
    russian, spoken, english = (
        asked("--lang", "ru", *words, "--help"),
        asked(*words, "--help", TURA_LANG="ru"),
        asked(*words, "--help"),
    )
    assert {russian.exit_code, spoken.exit_code, english.exit_code} == {0}
    assert russian.output == spoken.output
    assert russian.output.startswith("Вызов:")
    assert "Показать эту справку" in russian.output
    assert english.output.startswith("Usage:")
    assert "Ключи" not in english.output


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("nothing",), "Нет команды 'nothing'"),
        (("event", "undo"), "Не хватает аргумента 'E'"),
        (("event", "undo", "a", "b", "c"), "Лишние аргументы (b c)"),
        (("trf", "show", "--speed", "a"), "Нет ключа '--speed'"),
        (("trf", "convert", "a", "--to", "trf99", "-o", "b"), "не одно из"),
        (("trf", "standings", "a", "--after-round", "x"), "не число"),
        (("print",), "назовите соревнование и бумагу"),
    ],
)
def test_a_wrong_command_line_is_told_in_russian(words: tuple[str, ...], told: str) -> None:
    """What click itself finds wrong is told in the language asked for."""
    ended = asked("--lang", "ru", *words)
    assert ended.exit_code == 2
    assert told in ended.output


@pytest.mark.parametrize(
    ("language", "told"), [("ru", "nowhere.trf: не читается"), ("en", "nowhere.trf: cannot be read")]
)
def test_a_fault_of_input_is_told_in_the_language_asked_for(language: str, told: str, tmp_path: Path) -> None:
    """A real process says what is wrong with its input in Russian or in English, and ends with 2."""
    run = subprocess.run(
        [sys.executable, "-m", "tura", "trf", "show", "nowhere.trf", "--lang", language],
        capture_output=True,
        cwd=tmp_path,
        env=os.environ | {"PYTHONUTF8": "1"},
        check=False,
    )
    assert run.returncode == 2
    assert run.stderr.decode().startswith(told)
