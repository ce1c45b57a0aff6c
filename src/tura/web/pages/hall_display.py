"""The hall's screen: find your board, standings, a clock; it turns by itself."""

from starlette.responses import Response

from tura.app.papers.pairings import pairings_by_name
from tura.app.papers.standings import standings_sheet
from tura.domain.reason import Refusal
from tura.web.request import Asked, field_of
from tura.wording.sheets import worded


def display(asked: Asked) -> Response:
    """Every section's board list and standings as panes, one shown at a time."""
    event = asked.event()
    hall = asked.public_hall(event)
    panes = []
    for section in hall.state.regulation.sections:
        field = field_of(hall.state, section.letter)
        if field.published and field.letter == section.letter:
            panes.append(worded(pairings_by_name(hall, section.letter, field.published), asked.language))
        ranked = asked.ranked(event, section.letter)
        if not isinstance(ranked, Refusal) and field.published:
            panes.append(worded(standings_sheet(hall, section.letter, ranked), asked.language))
    return asked.page("hall.html", event=event, hall=hall, panes=panes)
