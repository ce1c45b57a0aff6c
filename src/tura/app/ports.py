"""What the app needs of a store, as protocols; ``tura.store`` implements them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Generic, Protocol, TypeVar

from tura.domain.players import Discipline, Person, RatingSource
from tura.domain.reason import Reason
from tura.formats.lists import PlayerRow

E = TypeVar("E")


class StoreFault(Exception):  # noqa: N818 - a fault of the store is not a mistake of the caller
    """The store cannot do it; ``reason`` (codes ``store-…``) says why and, in words, what to do."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code, dict(reason.values))
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Entry(Generic[E]):
    """One line of an event's journal.

    ``seq`` counts from 1 without gaps and is the only order; ``at`` is UTC and orders nothing.
    ``hash`` covers the entry and the hash before it.
    """

    event_id: str
    seq: int
    at: datetime
    actor: str
    event: E
    hash: str


@dataclass(frozen=True, slots=True)
class Conflict:
    """Somebody else appended first; decide again on the state after ``head``."""

    head: int


@dataclass(frozen=True, slots=True)
class Verified:
    """The chain holds up to ``head``, whose hash is ``hash``."""

    head: int
    hash: str


@dataclass(frozen=True, slots=True)
class Broken:
    """The chain breaks first at ``seq``: a missing number, or a hash that does not fit."""

    seq: int


@dataclass(frozen=True, slots=True)
class Imported:
    """A copy was taken in: ``added`` entries continue what was here; 0 means nothing was new."""

    event_id: str
    slug: str
    added: int
    head: int


@dataclass(frozen=True, slots=True)
class Fork:
    """The copy and the journal here differ from ``seq`` on; nothing was taken in."""

    event_id: str
    seq: int


@dataclass(frozen=True, slots=True)
class Catalogued:
    """An event as the catalogue lists it; ``slug`` is unique and what people type."""

    event_id: str
    slug: str
    title: str
    created: datetime


@dataclass(frozen=True, slots=True)
class Contacts:
    """How to reach a person, and what he consents to; never part of the journal.

    ``guardian`` is the parent who consents for a child.  ``processing`` and ``publication`` of personal data are
    consented to or not; who was not asked has not consented.
    """

    phone: str = ""
    email: str = ""
    guardian: str = ""
    processing: bool = False
    publication: bool = False


class Journal(Protocol[E]):
    """The ordered list of everything that happened to an event."""

    def append(
        self, event_id: str, head: int, actor: str, events: Sequence[E]
    ) -> tuple[Entry[E], ...] | Conflict:
        """The entries written, all or none, if the journal still ends at ``head``; else Conflict."""
        ...

    def tail(self, event_id: str, after_seq: int = 0) -> tuple[Entry[E], ...]:
        """The entries after ``after_seq``, in order."""
        ...

    def head(self, event_id: str) -> int:
        """The last ``seq``, 0 for an empty journal."""
        ...

    def verify(self, event_id: str) -> Verified | Broken:
        """Whether every hash fits; names the first entry that does not."""
        ...


class Catalogue(Protocol):
    """The events there are."""

    def add(self, slug: str, title: str) -> Catalogued:
        """A new event with an empty journal; StoreFault ``store-slug-taken``."""
        ...

    def find(self, slug: str) -> Catalogued | None:
        """The event with this slug."""
        ...

    def all(self) -> tuple[Catalogued, ...]:
        """Every event, the newest first."""
        ...


class Persons(Protocol):
    """The persons behind the ids that journals name."""

    def put(self, people: Iterable[Person]) -> None:
        """Persons kept, each replacing what was known under its id; an erased id stays erased."""
        ...

    def get(self, ids: Iterable[str]) -> Mapping[str, Person]:
        """Persons by id; an erased one has an empty name, an unknown id is absent."""
        ...

    def find(self, text: str, limit: int = 20) -> tuple[Person, ...]:
        """Persons whose name begins with ``text`` (ё as е, any case) or whose FIDE or ФШР id it is."""
        ...

    def contacts(self, person_id: str) -> Contacts:
        """How to reach a person; empty if unknown."""
        ...

    def contacts_of(self, ids: Iterable[str]) -> Mapping[str, Contacts]:
        """The contacts of those persons who have any, by id."""
        ...

    def set_contacts(self, contacts: Mapping[str, Contacts]) -> None:
        """Contacts by person id replaced, all at once."""
        ...

    def erase(self, person_id: str) -> bool:
        """The person's row blanked for good; False if there was none."""
        ...


class Transfer(Protocol):
    """Whole events in and out, and copies of everything."""

    def export(self, event_id: str, persons: Iterable[str] = ()) -> bytes:
        """The event as JSON lines: a header, the persons named, every entry."""
        ...

    def import_(self, data: bytes) -> Imported | Fork | Broken:
        """A copy taken in, if it continues what is here (or is new)."""
        ...

    def backup(self, path: str, *, lists: bool = False) -> None:
        """Everything as one file, complete or not there at all; ``lists``: the rating lists beside it too."""
        ...


@dataclass(frozen=True, slots=True)
class Listed:
    """A rating list that is here: whose, of what, valid from when, and how many it rates."""

    source: RatingSource
    discipline: Discipline
    listed: date
    players: int


class RatingLists(Protocol):
    """Published rating lists, kept by date: a regulation names the day whose list decides."""

    def take(self, source: RatingSource, parts: Mapping[Discipline, date], rows: Iterable[PlayerRow]) -> int:
        """Lists taken in, replacing those of the same days; how many persons came.

        Of the ratings those of ``parts`` are kept.  No rating counts before all of the list is there.
        """
        ...

    def lists(self) -> tuple[Listed, ...]:
        """The lists there are, the newest first."""
        ...

    def search(self, text: str, day: date | None = None, limit: int = 20) -> tuple[Person, ...]:
        """Persons by id or by how their name begins, in either alphabet; ratings as of ``day``."""
        ...

    def find(self, source: RatingSource, ids: Iterable[str], day: date | None = None) -> Mapping[str, Person]:
        """Persons by the publisher's id, with the ratings of the newest lists not after ``day``."""
        ...
