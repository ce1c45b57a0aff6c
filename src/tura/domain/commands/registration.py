"""The desk's commands."""

from dataclasses import dataclass

from tura.domain.commands.command import Command
from tura.domain.event.entry import NO_FACTS, Facts


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclareEntry(Command):
    """A person asks to play in a section."""

    entry: str
    person: str
    section: str
    facts: Facts = NO_FACTS
    playing_up: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeFacts(Command):
    """Put a rating, title or another fact right."""

    entry: str
    facts: Facts


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfirmEntry(Command):
    """The player is here."""

    entry: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UnconfirmEntry(Command):
    """The player is not here after all."""

    entry: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RefuseEntry(Command):
    """The entry does not belong here."""

    entry: str
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadmitEntry(Command):
    """A refused entry is declared again."""

    entry: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveEntry(Command):
    """Take out an entry made by mistake."""

    entry: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TickGroup(Command):
    """Set or take off a mark."""

    entry: str
    group: str
    on: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkAttendance(Command):
    """Present at the closing, or not."""

    entry: str
    attended: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class RaiseQuestion(Command):
    """Ask the desk to decide something about an entry."""

    entry: str
    code: str
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerQuestion(Command):
    """Decide a question about an entry."""

    entry: str
    code: str
    answer: str
