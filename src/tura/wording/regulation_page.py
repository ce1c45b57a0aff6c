"""The printed regulation taken apart again, to be set as one page: headings, rules, tables of prizes."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Gifts:
    """The prizes of one row of the regulation: what is won, and what is given for it."""

    title: str
    rows: list[tuple[str, str]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Part:
    """A heading with its rules, and the tables of prizes under it."""

    heading: str
    rules: list[str] = field(default_factory=list)
    tables: list[Gifts] = field(default_factory=list)


def parts_of(text: str) -> list[Part]:
    r"""The parts of what ``regulation_text`` printed; a rule with rules under it is a table.

    >>> parts_of("## Prizes\n- Fund A: 5.\n- Section A:\n  - 1st place — 3 ₽")[0].tables
    [Gifts(title='Section A', rows=[('1st place', '3 ₽')])]
    """
    found: list[Part] = []
    for line in text.splitlines():
        if line.startswith("## "):
            found.append(Part(line[3:]))
        elif line.startswith("- ") and found:
            found[-1].rules.append(line[2:])
        elif line.startswith("  - ") and found:
            _under(found[-1], line[4:])
    return found


def _under(part: Part, line: str) -> None:
    """A rule under the last one, which thereby becomes the title of a table."""
    if part.rules and part.rules[-1].endswith(":"):
        part.tables.append(Gifts(part.rules.pop().removesuffix(":")))
    label, _, gift = line.rpartition(" — ")
    if part.tables:
        part.tables[-1].rows.append((label or gift, gift if label else ""))
