"""Freeze a section's prizes: the allocation written into the journal, then confirmed."""

from tura import __version__
from tura.app.awarding import Awarded, award
from tura.app.office import Office
from tura.domain.commands.prizes import ProposeAwards
from tura.domain.event.awards import AwardLine
from tura.domain.event.state import EventState
from tura.domain.reason import Refusal


def propose(office: Office, event_id: str, section: str, confirm: int = 0) -> EventState | Refusal:
    """The section's allocation as it stands, kept with the engine's version; payouts no longer move by themselves."""
    state = office.state(event_id)
    awarded = award(state, section, office.people(state))
    if isinstance(awarded, Refusal):
        return awarded
    command = ProposeAwards(
        section=section,
        fund=awarded.allocation.fund,
        undistributed=awarded.allocation.left,
        lines=lines_of(awarded),
        engine=f"tura {__version__}",
        open_questions=tuple(ask.rule for ask in awarded.allocation.asks),
        confirm=confirm,
    )
    return office.perform(event_id, [command])


def lines_of(awarded: Awarded) -> tuple[AwardLine, ...]:
    """One line for each prize and taker, money and things together."""
    found: dict[tuple[str, str], AwardLine] = {}
    for payout in awarded.allocation.payouts:
        found[(payout.prize, payout.entry)] = AwardLine(
            prize=payout.prize, entry=payout.entry, amount=payout.amount
        )
    for trophy in awarded.allocation.trophies:
        key = (trophy.prize, trophy.entry)
        amount = found[key].amount if key in found else 0
        found[key] = AwardLine(prize=trophy.prize, entry=trophy.entry, amount=amount, items=trophy.items)
    return tuple(found.values())
