"""Two laptops never lead at once: the one that took over tells the other, which asks when it starts again."""

import json
import threading

from tura.app.beside import spoken
from tura.app.office import Office
from tura.app.ports import StoreFault
from tura.web.following import EVERY_SECONDS, Following
from tura.web.leading import Leading
from tura.web.live import Hub
from tura.web.other import Other, SilentError


def side_by_side(
    office: Office, hub: Hub, address: str, link: str | None
) -> tuple[Leading, Following | None]:
    """Who leads, and the following of the laptop that gave ``link``; all that two laptops do in threads begins."""
    leading = Leading(office, address)
    following = Following(office, hub, link, leading) if link else None
    if following is not None and following.is_on:
        following.start()
    Fencing(office, leading).start()
    return leading, following


class Fencing:
    """Tells the laptop that this one took over from who leads, as often as it comes back."""

    def __init__(self, office: Office, leading: Leading) -> None:
        self._office = office
        self._leading = leading
        self.alone: dict[str, list[int]] = {}
        self.reached = False

    def start(self) -> None:
        """In a thread of its own, for as long as this laptop runs."""
        threading.Thread(target=self._run, name="fencing", daemon=True).start()

    def _run(self) -> None:
        pause = threading.Event()
        while True:
            try:
                self.step()
            except (SilentError, KeyError, StoreFault):
                self.reached = False
            pause.wait(EVERY_SECONDS)

    def step(self) -> bool:
        """Whether there was another laptop to tell, and it was told; SilentError while it is not there."""
        leading = self._leading
        if leading.unsure:
            leading.make_sure()
        first = leading.taken_from
        if not first or leading.is_led:
            return False
        heads = json.dumps(leading.taken_heads)
        told = {"address": leading.address, "epoch": str(leading.epoch), "heads": heads}
        mark = spoken(self._office.phones.secret(), "stand-down", *told.values())
        answer = Other(first, patience=3.0).asked("/stand-down", told | {"mark": mark})
        self.alone = answer["alone"]
        self.reached = True
        if int(answer["epoch"]) > leading.epoch and leading.ask(first)["leads"]:
            leading.stand_down(first, int(answer["epoch"]), {})
        return True
