"""Who leads: this laptop, or another one that took over; kept over a restart, so that nobody leads twice."""

import json
from collections.abc import Mapping
from secrets import token_hex
from typing import Any

from tura.app.beside import believed, spoken
from tura.app.office import Office
from tura.web.other import Other, SilentError

EPOCH, LED_BY, FOLLOWER, TAKEN, ALONE = "epoch", "led-by", "follower", "taken", "alone"
Heads = Mapping[str, tuple[int, str]]
"""Event id to the last number and hash of its journal."""


class Leading:
    """The state of one laptop.  ``address`` is where the others find it.

    Each taking over has a number, one higher than the last one known; of two who lead the higher leads.  A laptop
    that had a follower asks it first when it starts again: until there is an answer nothing is written here, unless
    somebody who may says so.
    """

    def __init__(self, office: Office, address: str = "") -> None:
        self._office = office
        self._facts = office.beside
        self.address = address
        self.epoch = int(self._facts.fact(EPOCH) or 0)
        self.led_by = self._facts.fact(LED_BY)
        self.follower = self._facts.fact(FOLLOWER)
        self.unsure = bool(self.follower) and not self.led_by
        self.alone: dict[str, list[int]] = json.loads(self._facts.fact(ALONE) or "{}")

    @property
    def is_led(self) -> bool:
        """Whether another laptop leads, or may lead, so that nothing is written here."""
        return bool(self.led_by) or self.unsure

    @property
    def taken_from(self) -> str:
        """The laptop that this one took over from; "" for one that always led."""
        told = self._facts.fact(TAKEN)
        return str(json.loads(told)["address"]) if told else ""

    @property
    def taken_heads(self) -> Heads:
        """Where the journals ended when this laptop took over."""
        told = self._facts.fact(TAKEN)
        return json.loads(told)["heads"] if told else {}

    def followed_by(self, address: str) -> None:
        """Another laptop repeats this one."""
        if address and address != self.follower:
            self.follower = address
            self._facts.keep(FOLLOWER, address)

    def take_over(self, first: str, epoch: int = 0) -> None:
        """This laptop leads from now on, instead of the one at ``first`` that led with this number."""
        self._leads(max(self.epoch, epoch) + 1)
        self._facts.keep(TAKEN, json.dumps({"address": first, "heads": self.heads()}) if first else "")

    def lead_anyway(self) -> bool:
        """Somebody says that this laptop leads; False when the one that took over says that it does."""
        told = self.ask(self.led_by or self.follower)
        if told["leads"]:
            self.stand_down(told["address"], told["epoch"], {})
            return False
        self.take_over(self.led_by or self.follower, told["epoch"])
        return True

    def lead_in_silence(self) -> bool:
        """Somebody says that this laptop leads, and the other one does not answer.

        If that one is known to have led, it stands down when it is back; if it had taken over unseen, this one does.
        """
        if self.led_by:
            self.take_over(self.led_by)
        self.unsure = False
        return True

    def _leads(self, epoch: int) -> None:
        self.epoch, self.led_by, self.unsure, self.alone = epoch, "", False, {}
        self._facts.keep(EPOCH, str(epoch))
        for name in (LED_BY, ALONE):
            self._facts.keep(name, "")

    def stand_down(self, address: str, epoch: int, heads: Heads) -> bool:
        """The laptop at ``address`` leads, if it took over later; what only this one has is remembered."""
        if (epoch, address) < (self.epoch, self.led_by or self.address):
            return False
        self.led_by, self.unsure = address, False
        self.alone = self._alone(heads)
        self._facts.keep(LED_BY, address)
        self._facts.keep(ALONE, json.dumps(self.alone) if self.alone else "")
        self._facts.keep(EPOCH, str(epoch))
        self._facts.keep(TAKEN, "")
        self.epoch = epoch
        return True

    def _alone(self, heads: Heads) -> dict[str, list[int]]:
        """By event the first and last entry that are here and not there."""
        found = {}
        for event in self._office.catalogue.all():
            there, mark = heads.get(event.event_id, (0, ""))
            entries = self._office.journal.tail(event.event_id, max(there - 1, 0))
            first = there + 1 if not there or (entries and entries[0].hash == mark) else there
            if entries and entries[-1].seq >= first and event.event_id in heads:
                found[event.slug] = [first, entries[-1].seq]
        return found

    def heads(self) -> dict[str, tuple[int, str]]:
        """Where the journals end here."""
        found = {}
        for event in self._office.catalogue.all():
            entries = self._office.journal.tail(event.event_id, self._office.journal.head(event.event_id) - 1)
            if entries:
                found[event.event_id] = (entries[-1].seq, entries[-1].hash)
        return found

    def make_sure(self) -> None:
        """The follower of an earlier run asked whether it leads now; SilentError when it does not answer."""
        told = self.ask(self.follower)
        if told["leads"]:
            self.stand_down(told["address"], told["epoch"], {})
        self.unsure = False

    def said(self, challenge: str, *, leads: bool) -> dict[str, Any]:
        """The answer to whoever asks whether this laptop leads, marked so that only we can have made it."""
        told = (challenge, leads, self.epoch, self.address)
        mark = spoken(self._office.phones.secret(), "leads", *told)
        return {"leads": leads, "epoch": self.epoch, "address": self.address, "mark": mark}

    def ask(self, address: str) -> dict[str, Any]:
        """What another laptop answers; SilentError for silence, and for an answer that is not its own."""
        challenge = token_hex(8)
        told = Other(address).asked(f"/leads?challenge={challenge}")
        secret, mark = self._office.phones.secret(), str(told.get("mark", ""))
        words = (challenge, told.get("leads"), told.get("epoch"), told.get("address"))
        if not believed(secret, mark, "leads", *words):
            raise SilentError(address)
        return told
