"""What every page needs: the office, the accounts, the live hub, and whose turn it is to write."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TypeVar

from starlette.exceptions import HTTPException

from tura.app.accounts import Account, Keys
from tura.app.office import Office
from tura.web.absences import Absences
from tura.web.copying import Copier
from tura.web.followed import Followed
from tura.web.following import Following
from tura.web.kept import Made, Pages
from tura.web.leading import Leading
from tura.web.leaving import Leaver
from tura.web.live import Hub
from tura.web.turns import Part, Turns
from tura.web.worker import Worker

T = TypeVar("T")


@dataclass(frozen=True)
class Site:
    """The application's parts; ``address`` is where phones find it.

    ``made``, ``ranked`` and ``whys`` spare pages what they have in common; ``worker`` does long work elsewhere.
    ``absences`` are the empty chairs noted at the boards.
    ``copier`` writes to a second place, ``leaver`` the published round.
    ``following`` is there when this laptop repeats another one.
    """

    office: Office
    keys: Keys
    hub: Hub
    address: str = ""
    copier: Copier | None = None
    following: Following | None = None
    leaver: Leaver | None = None
    lead: Leading | None = None
    followed: Followed = field(default_factory=Followed)
    pages: Pages = field(default_factory=Pages)
    absences: Absences = field(default_factory=Absences)
    made: Made = field(default_factory=Made)
    ranked: Made = field(default_factory=lambda: Made(3600.0))
    whys: Made = field(default_factory=lambda: Made(3600.0))
    worker: Worker = field(default_factory=Worker)
    turns: Turns = field(default_factory=Turns)

    @property
    def repeats(self) -> bool:
        """Whether another laptop leads and nothing may be written here."""
        return self.leading.is_led or (self.following is not None and self.following.is_on)

    @property
    def led_by(self) -> str:
        """The laptop that took over from this one, unless this one follows it again."""
        return "" if self.following is not None and self.following.is_on else self.leading.led_by

    @cached_property
    def leading(self) -> Leading:
        """Who leads, as this laptop knows."""
        if self.lead is not None:
            return self.lead
        return Leading(self.office, self.address) if self.following is None else self.following.leading

    def office_of(self, account: Account | None) -> Office:
        """The office with the account's name in the journal."""
        return self.office if account is None else replace(self.office, actor=account.name)

    def write(
        self, event_id: str, work: Callable[[], T], part: Part = Part.RULING, field_letter: str = ""
    ) -> T:
        """Work that changes an event, one at a time in each part; everybody who listens is told afterwards.

        Where another laptop follows, it has the change too when this returns.  409 once another one leads.
        """
        with self.turns.of(event_id, part, field_letter):
            if self.repeats:
                raise HTTPException(409)
            before = self.office.folded.read(event_id).seq
            done = work()
            self.made.clear()
            after = self.office.folded.read(event_id).seq
        if after > before:
            self.hub.changed(event_id, after)
            if self.copier is not None:
                self.copier.changed(event_id, before)
            if self.leaver is not None:
                self.leaver.changed(event_id)
            self.followed.changed()
            self.followed.confirmed(event_id, after)
        return done
