"""What is decided about a section's prizes: each form names its action."""

from collections.abc import Callable

from tura.app.office import Office
from tura.app.proposing import propose
from tura.domain.commands import Command
from tura.domain.commands.prizes import (
    ConfirmAwards,
    DecideFund,
    HandOutAward,
    OverrideAward,
    ReopenAwards,
)
from tura.domain.event.awards import AwardLine, Awards
from tura.domain.event.state import EventState
from tura.domain.reason import Refusal, refuse
from tura.web.form import level_in
from tura.web.pages.player_acts import Given, sum_in


def decided(office: Office, event_id: str, section: str, given: Given) -> EventState | Refusal | None:
    """The action done; None for one that there is not."""
    action = given.get("action", "")
    if action == "propose":
        return propose(office, event_id, section, level_in(given))
    if action == "override" and not given.get("prize"):
        return refuse("award-unknown", prize="", section=section)
    make = _COMMANDS.get(action)
    if make is None:
        return None
    awards = office.state(event_id).awards.get(section) or Awards(section=section)
    return office.perform(event_id, [make(awards, given)])


def _confirm(awards: Awards, given: Given) -> Command:
    return ConfirmAwards(section=awards.section, confirm=level_in(given))


def _reopen(awards: Awards, given: Given) -> Command:
    return ReopenAwards(section=awards.section, reason=given.get("reason", ""), confirm=level_in(given))


def _fund(awards: Awards, given: Given) -> Command:
    text = given.get("amount", "").strip()
    amount = sum_in(given) if text else None
    return DecideFund(
        section=awards.section, amount=amount, reason=given.get("reason", ""), confirm=level_in(given)
    )


def _override(awards: Awards, given: Given) -> Command:
    """The prize to one player, with the things it had; without a player nobody takes it."""
    prize, entry = given["prize"], given.get("entry", "")
    items = next((line.items for line in awards.lines if line.prize == prize), ())
    line = AwardLine(prize=prize, entry=entry, amount=sum_in(given), items=items)
    return OverrideAward(
        section=awards.section,
        prize=prize,
        lines=(line,) if entry else (),
        reason=given.get("reason", ""),
        confirm=level_in(given),
    )


def _hand_out(awards: Awards, given: Given) -> Command:
    return HandOutAward(
        section=awards.section,
        prize=given.get("prize", ""),
        entry=given.get("entry", ""),
        on=given.get("on") != "0",
        confirm=level_in(given),
    )


_COMMANDS: dict[str, Callable[[Awards, Given], Command]] = {
    "confirm": _confirm,
    "reopen": _reopen,
    "fund": _fund,
    "override": _override,
    "hand-out": _hand_out,
}
