"""docs/rules.md, made from the code: article, file, test; and the glossary."""

import re
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULES = re.compile(
    r"\b(C\.04\.[1-7]|C\.07|C\.05|C\.02\.03|B\.0[12])\b(?:,? (?:article|art\.|articles))? ?(\d+(?:\.\d+)*)?"
)
HEADER = """# Rules: article, file, test

Made by `make docs` from what the code itself says; a test fails when it is out of date. tura follows the editions in force on
1 March 2026 (C.04 family of 1 February 2026, C.07 of 1 March 2026, B.02 of 1 March 2024 with the change of 1 October 2025).
"""


def cited(files: Iterable[Path]) -> dict[tuple[str, str], set[str]]:
    """Files by the (chapter, article) they name."""
    found: dict[tuple[str, str], set[str]] = defaultdict(set)
    for file in files:
        for chapter, article in RULES.findall(file.read_text(encoding="utf-8")):
            found[(chapter, article)].add(str(file.relative_to(ROOT)))
    return found


def mirrored(source: str) -> list[str]:
    """The tests of a source file: its mirror, else those of its folder."""
    path = Path(source).relative_to("src/tura")
    own = ROOT / "tests" / path.parent / f"test_{path.name}"
    if own.exists():
        return [str(own.relative_to(ROOT))]
    folder = own.parent
    return [f"{folder.relative_to(ROOT)}/"] if any(folder.glob("test_*.py")) else []


def index() -> str:
    """The whole document."""
    sources = cited(sorted((ROOT / "src").rglob("*.py")))
    tests = cited(sorted((ROOT / "tests").rglob("*.py")))
    lines = [HEADER, "| article | code | tests |", "|---|---|---|"]
    for key in sorted(sources, key=_order):
        named = tests.get(key, set()) or {test for source in sources[key] for test in mirrored(source)}
        shown = sorted(named)[:6]
        more = [f"and {len(named) - 6} more"] if len(named) > 6 else []
        lines.append(
            f"| {' '.join(key).strip()} | {_listed(sorted(sources[key]))} | {_listed(shown, more)} |"
        )
    lines += [
        "",
        "## Cases",
        "",
        "Rule cases are data; each folder holds `case.trf` and `expected.toml`.",
        "",
    ]
    cases = ROOT / "tests" / "cases"
    for folder in sorted(path for path in cases.iterdir() if path.is_dir()):
        count = sum(1 for _ in folder.rglob("expected.toml")) or sum(
            1 for f in folder.rglob("*") if f.is_file()
        )
        lines.append(f"- `tests/cases/{folder.name}`: {count}")
    lines += ["", "## Glossary", "", "| English | Russian | meaning |", "|---|---|---|"]
    glossary = (ROOT / "docs" / "glossary.tsv").read_text(encoding="utf-8").splitlines()
    lines += ["| " + " | ".join(line.split("\t")) + " |" for line in glossary]
    return "\n".join(lines) + "\n"


def _order(key: tuple[str, str]) -> tuple[str, list[int]]:
    return key[0], [int(part) for part in key[1].split(".") if part]


def _listed(names: list[str], more: Iterable[str] = ()) -> str:
    return "<br>".join([*(f"`{name.removeprefix('src/tura/')}`" for name in names), *more]) or "—"


def main() -> int:
    """Write the document; with ``--check`` only say whether it is up to date."""
    target = ROOT / "docs" / "rules.md"
    if "--check" in sys.argv:
        return int(not target.exists() or target.read_text(encoding="utf-8") != index())
    target.write_text(index(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
