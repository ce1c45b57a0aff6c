"""One finding of the lint, and what it holds up."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from tura.domain.players import Discipline
from tura.domain.reason import Reason, Value
from tura.domain.regulation.schema import Regulation, Section

PAIRING = "pairing"
PUBLISHING = "publishing"
PAYING = "paying"


class Level(Enum):
    """How much a finding weighs: a contradiction, something to know, something to answer."""

    ERROR = "error"
    WARNING = "warning"
    QUESTION = "question"


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """What one rule of the lint found.

    ``rule`` is the number of the rule; ``line`` the line of the organiser's text; ``key`` the dotted key of the
    regulation it is about (``section.A.awarding``).  ``default`` is what holds until a question is answered.
    ``blocks`` are the steps refused while an error or question is open: pairing, publishing, paying.
    """

    level: Level
    rule: str
    reason: Reason
    line: int | None = None
    key: str = ""
    default: Reason | None = None
    blocks: frozenset[str] = frozenset()

    @property
    def is_open(self) -> bool:
        """Whether somebody must act: an error or an unanswered question."""
        return self.level is not Level.WARNING


@dataclass(frozen=True, slots=True)
class Where:
    """What a finding is about: the rule's number, the key, and the text's line."""

    rule: str
    key: str = ""
    line: int | None = None


def warn(where: Where, code: str, **values: Value) -> Finding:
    """Something the organiser should know."""
    return _found(Level.WARNING, where, code, values)


def contradict(where: Where, code: str, *blocks: str, **values: Value) -> Finding:
    """Two rules that cannot both hold, or a rule that cannot be kept."""
    return _found(Level.ERROR, where, code, values, blocks)


def ask(where: Where, code: str, *blocks: str, **values: Value) -> Finding:
    """A question with the default that holds until it is answered, worded as ``<code>-default``."""
    return _found(Level.QUESTION, where, code, values, blocks)


def _found(
    level: Level, where: Where, code: str, values: dict[str, Value], blocks: Iterable[str] = ()
) -> Finding:
    default = Reason(f"{code}-default", values=values) if level is Level.QUESTION else None
    return Finding(
        level=level,
        rule=where.rule,
        reason=Reason(code, values=values),
        line=where.line,
        key=where.key,
        default=default,
        blocks=frozenset(blocks),
    )


def numbered(regulation: Regulation, rapid: str, standard: str) -> str:
    """The rule's number: rapid and blitz events and standard events have their own lists of rules."""
    return standard if regulation.discipline is Discipline.STANDARD else rapid


def is_answered(regulation: Regulation, *rules: str) -> bool:
    """Whether the organiser has answered one of these rules' questions in words."""
    return any(rule in regulation.answers for rule in rules)


def key_of(section: Section, *parts: str) -> str:
    """The dotted key of something in a section."""
    return ".".join(("section", section.letter, *parts))


def letters_of(sections: Iterable[Section]) -> tuple[str, ...]:
    """The letters of some sections, as a value of a Reason."""
    return tuple(section.letter for section in sections)


def line_at(regulation: Regulation, key: str, fallback: int | None = None) -> int | None:
    """The text's line noted for a single value, or ``fallback``."""
    return regulation.lines.get(key, fallback)
