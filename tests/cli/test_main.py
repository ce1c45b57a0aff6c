"""The front door: lazy, and never a traceback."""

import subprocess
import sys

import click
import pytest

from tura.cli.main import COMMANDS, guarded, tura
from tura.formats.bad_input import bad_input


def test_help_imports_no_command() -> None:
    """`tura --help` lists every command without importing one of them."""
    code = """
import sys
from tura.cli.main import main
try:
    main(["--help"])
except SystemExit:
    print(sorted(m for m in sys.modules if m.split(".")[0] in ("sqlalchemy", "msgspec", "rustworkx")))
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip().endswith("[]")
    assert all(name in run.stdout for name in COMMANDS)


@pytest.mark.parametrize("name", list(COMMANDS))
def test_every_listed_command_exists(name: str) -> None:
    """The table in `tura --help` promises only commands that can be called."""
    command = tura.get_command(click.Context(tura), name)
    assert isinstance(command, click.Command)


def test_bad_input_is_one_line_and_exit_2(capsys: pytest.CaptureFixture[str]) -> None:
    """Bad input says FILE:LINE, what is wrong and what to do."""

    def run() -> None:
        raise bad_input("a.toml", "the section B has no fee", "add fees.own", line=41)

    assert guarded(run) == 2
    assert capsys.readouterr().err == "a.toml:41: the section B has no fee; add fees.own\n"
