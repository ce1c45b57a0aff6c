"""The house keeps its own rules: sizes, names, docstrings, and docs that agree with the code."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
BENCH = sorted((ROOT / "bench").rglob("*.py"))


@pytest.mark.parametrize("file", [*SOURCES, *TESTS, *BENCH], ids=lambda f: str(f.relative_to(ROOT)))
def test_no_file_is_over_300_lines(file: Path) -> None:
    """A Python file that grows past 300 lines must be split."""
    assert len(file.read_text(encoding="utf-8").splitlines()) <= 300


def test_the_median_source_file_is_about_100_lines() -> None:
    """Half of the source files stay at 120 lines or fewer."""
    sizes = sorted(len(file.read_text(encoding="utf-8").splitlines()) for file in SOURCES)
    assert sizes[len(sizes) // 2] <= 120


@pytest.mark.parametrize("word", ["utils", "helpers", "manager", "base", "common"])
def test_no_module_has_an_empty_name(word: str) -> None:
    """No module is called after nothing in particular."""
    assert not [file for file in SOURCES if word in (file.stem, *file.parent.parts)]


def test_every_test_states_its_guarantee() -> None:
    """Every test function has a docstring."""
    silent = [
        f"{file.relative_to(ROOT)}::{node.name}"
        for file in TESTS
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and not ast.get_docstring(node)
    ]
    assert silent == []


def test_no_stub_or_silent_suppression() -> None:
    """No unfinished marks, no bare suppressions, no mocks of our own parts."""
    marks = ("TO" + "DO", "FIX" + "ME", "NotImplemented" + "Error", "unittest." + "mock")
    bare = re.compile(r"# (?:type: ignore|noqa)\s*$", re.MULTILINE)
    for file in [*SOURCES, *TESTS, *BENCH]:
        text = file.read_text(encoding="utf-8")
        assert not [mark for mark in marks if mark in text], file
        assert not bare.search(text), file


def test_tracked_files_name_no_path_or_host_outside_the_repository() -> None:
    """Nothing that is committed depends on where it was built: no absolute paths, no registry hosts."""
    pattern = "file:///|/usr/local/lib/python|" + "index-" + "url [=h]"
    found = subprocess.run(
        ["git", "grep", "-nIE", pattern, "--", ".", ":!tests/architecture"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.stdout == ""
