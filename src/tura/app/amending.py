"""Change the regulation of an event, or take the printed defaults of what it leaves open."""

from collections.abc import Callable

from tura.app.office import Office
from tura.domain.commands.opening import AmendRegulation
from tura.domain.event.state import EventState
from tura.domain.reason import Refusal
from tura.domain.regulation.lint import Finding
from tura.domain.regulation.lint.defaults import take_defaults
from tura.domain.regulation.schema import Regulation


def amend(
    office: Office, event_id: str, regulation: Regulation, reason: str = "", confirm: int = 0
) -> EventState | Refusal:
    """The event under another regulation; what play rests on already is refused or asked to be confirmed."""
    return office.perform(event_id, [AmendRegulation(regulation=regulation, reason=reason, confirm=confirm)])


def with_printed_defaults(
    regulation: Regulation, words: Callable[[Finding], str]
) -> tuple[Regulation, tuple[Finding, ...]]:
    """The regulation with every printed default taken and recorded, and the questions this answered."""
    return take_defaults(regulation, words)
