"""The regulation's open questions that hold a step up."""

from tura.domain.event.state import EventState
from tura.domain.regulation.lint import blocked


def open_rules(state: EventState, step: str) -> tuple[str, ...]:
    """The regulation's open questions that hold a step up, by rule number."""
    return tuple(dict.fromkeys(finding.rule for finding in blocked(state.regulation, step)))
