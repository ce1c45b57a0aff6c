"""The hall's screen: find your board, standings, a clock; it turns by itself."""

from dataclasses import dataclass

from starlette.responses import Response

from tura.app.papers.hall import Hall
from tura.app.papers.pairings import pairings_by_name
from tura.app.papers.standings import standings_sheet
from tura.domain.reason import Reason, Refusal
from tura.domain.round.values import Round
from tura.web.request import Asked, field_of
from tura.wording import sentence
from tura.wording.sheets import worded


@dataclass(frozen=True, slots=True)
class Playing:
    """A round that is played now, and how the screen calls it."""

    label: str
    round: Round


def display(asked: Asked) -> Response:
    """Every section's board list and standings as panes, one shown at a time."""
    event = asked.event()
    hall = asked.public_hall(event)
    panes, playing = [], []
    for section in hall.state.regulation.sections:
        field = field_of(hall.state, section.letter)
        if field.published and field.letter == section.letter:
            now = field.rounds[field.published - 1]
            if not now.is_over:
                playing.append(Playing(_label(asked, hall, section.letter, now), now))
            panes.append(worded(pairings_by_name(hall, section.letter, field.published), asked.language))
        ranked = asked.ranked(event, section.letter)
        if not isinstance(ranked, Refusal) and field.published:
            panes.append(worded(standings_sheet(hall, section.letter, ranked), asked.language))
    # Printed codes lead to the laptop that this one took over from: the new address is shown to be scanned.
    moved = f"{asked.site.leading.address}/p/{event.slug}" if asked.site.leading.taken_from else ""
    return asked.page("hall.html", event=event, hall=hall, panes=panes, playing=playing, moved=moved)


def _label(asked: Asked, hall: Hall, letter: str, round_: Round) -> str:
    """The round, and the section where there are several."""
    alone = len(hall.state.regulation.sections) == 1
    name = sentence(Reason("web.round-n", "", {"n": round_.number}), asked.language)
    return name if alone else f"{hall.section(letter)}, {name[0].lower()}{name[1:]}"
