"""Every code has its sentence and every sentence its code."""

import ast
import re
from functools import cache
from pathlib import Path

from tura.wording.catalogues import catalogue

SOURCE = Path(__file__).parents[2] / "src" / "tura"
TREES = {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(SOURCE.rglob("*.py"))}
PAGES = [file for file in SOURCE.rglob("*") if file.suffix in {".html", ".js"}]

# Where the code stands among what these are called with.
TELLING = {"Reason": 0, "refuse": 0, "no": 0, "say": 0, "warning": 1, "ask": 1, "warn": 1, "contradict": 1}
# What an arbiter warned for is kept in the journal as the code of a sentence.
IN_JOURNALS = ("warning.",)
JOINTS = re.compile(r"[-./]")


def _told() -> set[str]:
    """Codes that a reason is made of outright."""
    return {
        node.args[place].value
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        for place in [TELLING.get(node.func.id, len(node.args))]
        if place < len(node.args) and isinstance(node.args[place], ast.Constant)
    } - {""}


def _written() -> set[str]:
    """Every word that the code, the pages and the sentences themselves could make a code of."""
    words = set[str]()
    for node in (node for tree in TREES.values() for node in ast.walk(tree)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str | int):
            words |= {str(node.value), *str(node.value).split()}
        elif isinstance(node, ast.keyword | ast.Name | ast.Attribute):
            name = (
                node.arg
                if isinstance(node, ast.keyword)
                else node.id
                if isinstance(node, ast.Name)
                else node.attr
            )
            words.add((name or "").lower())
    for file in PAGES:
        text = file.read_text(encoding="utf-8")
        words |= {*re.findall(r"[\w./-]+", text), *re.findall(r"[\w-]+", text)}
    families = (re.findall(r":word ([\w-]+)}", text) for text in catalogue("en").values())
    return words | {f"{family}." for found in families for family in found}


WRITTEN = _written()
NUMBERED = {re.sub(r"\d+", "0", word) for word in WRITTEN}


@cache
def _is_used(code: str) -> bool:
    """Whether the code is written somewhere, whole or as two parts that are joined."""
    if code in WRITTEN or re.sub(r"\d+", "0", code) in NUMBERED:
        return True
    parts = [(code[: joint.start()], joint.group(), code[joint.end() :]) for joint in JOINTS.finditer(code)]
    return any(
        {head, head + joint} & WRITTEN and (_is_used(tail) or joint + tail in WRITTEN)
        for head, joint, tail in parts
    )


def test_every_reason_has_its_sentence() -> None:
    """No reason is told by its bare code: what is made in the code has a sentence."""
    assert _told() - catalogue("en").keys() == set()


def test_no_sentence_is_left_over() -> None:
    """Every sentence of the catalogues can be reached: its code is written somewhere, whole or in two parts."""
    assert {
        code for code in catalogue("en") if not code.startswith(IN_JOURNALS) and not _is_used(code)
    } == set()
