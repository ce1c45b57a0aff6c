"""The desk: entries declared, confirmed, refused, asked about."""

from dataclasses import dataclass
from typing import ClassVar

from tura.domain.event.entry import Facts
from tura.domain.events.event import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryDeclared(Event):
    """A person asked to play in a section; ``playing_up`` bands above its own."""

    KIND: ClassVar[str] = "entry-declared"

    entry: str
    person: str
    section: str
    facts: Facts
    playing_up: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class FactsChanged(Event):
    """Ratings, title or another fact of an entry was put right."""

    KIND: ClassVar[str] = "facts-changed"

    entry: str
    facts: Facts


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryConfirmed(Event):
    """The player is here, or surely coming."""

    KIND: ClassVar[str] = "entry-confirmed"

    entry: str
    concerns: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfirmationTakenBack(Event):
    """The entry is only declared again."""

    KIND: ClassVar[str] = "confirmation-taken-back"

    entry: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryRefused(Event):
    """The entry does not play: it does not belong here."""

    KIND: ClassVar[str] = "entry-refused"

    entry: str
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RefusalTakenBack(Event):
    """A refused entry is declared again."""

    KIND: ClassVar[str] = "refusal-taken-back"

    entry: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryRemoved(Event):
    """An entry made by mistake is gone; nothing depended on it."""

    KIND: ClassVar[str] = "entry-removed"

    entry: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupTicked(Event):
    """A mark (``invited``, ``school``) was set on an entry or taken off."""

    KIND: ClassVar[str] = "group-ticked"

    entry: str
    group: str
    on: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class AttendanceMarked(Event):
    """Whether the player was at the closing."""

    KIND: ClassVar[str] = "attendance-marked"

    entry: str
    attended: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionRaised(Event):
    """The desk must decide something about an entry."""

    KIND: ClassVar[str] = "question-raised"

    entry: str
    code: str
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionAnswered(Event):
    """The desk decided; an empty answer opens the question again."""

    KIND: ClassVar[str] = "question-answered"

    entry: str
    code: str
    answer: str
