"""A regulation file to the schema, with the line of every key."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import tomlkit
from tomlkit.exceptions import ParseError, TOMLKitError

from tura.domain.reason import Reason
from tura.domain.regulation.schema import Regulation, Section
from tura.formats.regulation.build import build
from tura.formats.regulation.expand import expand
from tura.formats.regulation.issues import Issue, Log, RegulationError
from tura.formats.regulation.places import Path, Places, find_places


@dataclass(frozen=True, slots=True)
class RegulationFile:
    """A read file: its regulation, the place of every key, and what was repaired in reading."""

    name: str
    regulation: Regulation
    places: Places
    warnings: tuple[Issue, ...] = ()

    def line_of(self, key: str) -> int:
        """The file's line of a dotted key (``section.A.playing.default-time``), or of the nearest key above."""
        parts = key.split(".")
        path: Path = tuple(parts)
        if parts[0] == "section" and len(parts) > 1:
            letters = [section.letter for section in self.regulation.sections]
            path = ("section", letters.index(parts[1]), *parts[2:]) if parts[1] in letters else ("section",)
        path = tuple(int(part) if isinstance(part, str) and part.isdigit() else part for part in path)
        return Log(self.places).line(path)


def read_regulation(text: str, name: str = "regulation.toml") -> RegulationFile:
    """The regulation a TOML text holds.

    ``name`` is the file's name for messages.  Raises RegulationError with every fault and its line.
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    try:
        document = tomlkit.parse(text).unwrap()
    except ParseError as error:
        reason = Reason("regulation-not-toml", values={"what": str(error).partition(" at line ")[0]})
        raise RegulationError(name, (Issue(_line(text, error.line), reason),)) from error
    except TOMLKitError as error:
        reason = Reason("regulation-not-toml", values={"what": str(error)})
        raise RegulationError(name, (Issue(1, reason),)) from error
    log = Log(find_places(text))
    regulation = build(Regulation, expand(document, log), (), log)
    if not log.issues and isinstance(regulation, Regulation):
        _check(regulation, log)
    if log.issues or not isinstance(regulation, Regulation):
        raise RegulationError(name, log.faults)
    lines = {_lettered(key, regulation): line for key, line in log.lines.items()}
    return RegulationFile(
        name, replace(regulation, lines={**regulation.lines, **lines}), log.places, tuple(log.warnings)
    )


def _line(text: str, told: int) -> int:
    """The line as editors count: the parser takes rarer signs, such as U+2028, for line ends too."""
    return sum(line.count("\n") for line in text.splitlines(keepends=True)[: told - 1]) + 1


def _lettered(key: str, regulation: Regulation) -> str:
    parts = key.split(".")
    if parts[0] == "section" and len(parts) > 1:
        parts[1] = regulation.sections[int(parts[1])].letter
    return ".".join(parts)


def _check(regulation: Regulation, log: Log) -> None:
    """What no single key shows: twins, prizes of two kinds, letters that name no section."""
    letters: list[str] = []
    for index, section in enumerate(regulation.sections):
        if section.letter in letters:
            log.fault(("section", index, "letter"), "regulation-duplicate", key=section.letter)
        letters.append(section.letter)
        _check_prizes(section, ("section", index, "awarding", "bracket"), log)
    for path, letter in _named_letters(regulation):
        if letter not in letters:
            log.fault(path, "regulation-unknown-section", letter=letter, known=", ".join(letters))


def _check_prizes(section: Section, path: Path, log: Log) -> None:
    for number, bracket in enumerate(section.awarding.brackets):
        for order, prize in enumerate(bracket.prizes):
            if prize.amount is not None and prize.percent is not None:
                at = (*path, number, "prizes", order)
                log.fault(at, "regulation-amount-and-percent", key=prize.key)


def _named_letters(regulation: Regulation) -> Iterator[tuple[Path, str]]:
    for index, section in enumerate(regulation.sections):
        path: Path = ("section", index)
        if section.playing.merge_into is not None:
            yield (*path, "playing", "merge-into"), section.playing.merge_into
        for letter in section.awarding.fund.fee_sections:
            yield (*path, "awarding", "fund", "fee-sections"), letter
