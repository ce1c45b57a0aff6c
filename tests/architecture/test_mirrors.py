"""Every part of the core has its tests, and keeps the core's promises."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
DOMAIN = SOURCE / "tura" / "domain"
MIRROR = ROOT / "tests" / "domain"
MODULES = sorted(DOMAIN.rglob("*.py"))
TEMPLATES = sorted(
    file for file in (SOURCE / "tura").rglob("*") if file.suffix in {".html", ".css", ".js", ".typ", ".svg"}
)


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _name(file: Path) -> str:
    return ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


FILES = {_name(file): file for file in MODULES}


@cache
def _imported(file: Path) -> frozenset[str]:
    """The domain's modules a file imports; ``from package import module`` means the module."""
    found = set[str]()
    for node in ast.walk(_tree(file)):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return frozenset(found & FILES.keys())


@cache
def _decides(file: Path) -> bool:
    """Whether a module does anything, or only declares values."""
    return any(isinstance(node, ast.FunctionDef) for node in ast.walk(_tree(file)))


def _reached(tests: Iterator[Path]) -> set[str]:
    """The domain's modules that these tests import, or that those modules import in turn."""
    reached = set[str]()
    waiting = {name for test in tests for name in _imported(test)}
    while waiting:
        name = waiting.pop()
        reached.add(name)
        waiting |= _imported(FILES[name]) - reached
    return reached


@pytest.mark.parametrize("room", sorted({file.parent for file in MODULES} - {DOMAIN}), ids=_name)
def test_every_room_has_its_mirrored_tests(room: Path) -> None:
    """A domain module that does anything is used by its mirrored folder of tests, directly or on their way."""
    reached = _reached((MIRROR / room.relative_to(DOMAIN).parts[0]).rglob("test_*.py"))
    assert [
        _name(file) for file in room.glob("[!_]*.py") if _decides(file) and _name(file) not in reached
    ] == []


@pytest.mark.parametrize(
    "file", [file for file in MODULES if file.parent == DOMAIN and _decides(file)], ids=lambda file: file.stem
)
def test_every_shared_word_of_the_domain_has_its_own_test(file: Path) -> None:
    """A module at the top of the domain, which every room may use, has the test file that bears its name."""
    assert (MIRROR / f"test_{file.stem}.py").exists()


@pytest.mark.parametrize("file", MODULES, ids=_name)
def test_the_domain_knows_no_floating_point(file: Path) -> None:
    """Points, sums, money and odds of the core are exact: no float is written, made or named in it."""
    inexact = [
        node.lineno
        for node in ast.walk(_tree(file))
        if (isinstance(node, ast.Constant) and isinstance(node.value, float))
        or (isinstance(node, ast.Name) and node.id == "float")
    ]
    assert inexact == []


@pytest.mark.parametrize("file", TEMPLATES, ids=lambda file: file.name)
def test_no_page_or_paper_asks_another_host_for_anything(file: Path) -> None:
    """Pages and papers work without a network: nothing they load has an absolute address."""
    text = file.read_text(encoding="utf-8")
    assert [
        word for word in ("http:" + "//", "https:" + "//") if word in text.replace("http://www.w3.org/", "")
    ] == []
