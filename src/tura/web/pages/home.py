"""Home: the events, where each stands, and what is open."""

from collections import Counter
from dataclasses import dataclass

from starlette.responses import Response

from tura.app.overview import Overview, overview
from tura.app.papers.hall import Hall
from tura.app.ports import Catalogued
from tura.domain.reason import Reason
from tura.web.request import Asked
from tura.wording.dates import span


@dataclass(frozen=True, slots=True)
class Card:
    """One event on the home page; open questions are counted where they are answered: by rule, by section."""

    event: Catalogued
    hall: Hall
    view: Overview
    title: str
    days: str
    open_rules: int
    open_entries: Counter[str]
    open_absences: Counter[str]


def home(asked: Asked) -> Response:
    """Every event of this database, the newest first."""
    cards = [_card(asked, event) for event in asked.office.catalogue.all()]
    return asked.page("home.html", events=cards, address=asked.site.address)


def _card(asked: Asked, event: Catalogued) -> Card:
    hall = Hall(asked.office.state(event.event_id), {}, asked.language)
    view, schedule = overview(hall.state), hall.state.regulation.schedule
    entries, absences = (_by_section(hall, view, code) for code in ("entry-open", "absence-open"))
    return Card(
        event=event,
        hall=hall,
        view=view,
        title=hall.event,
        days=span(schedule.first_day, schedule.last_day, asked.language),
        open_rules=len(view.open) - entries.total() - absences.total(),
        open_entries=entries,
        open_absences=absences,
    )


def _by_section(hall: Hall, view: Overview, code: str) -> Counter[str]:
    return Counter(_section(hall, reason) for reason in view.open if reason.code == code)


def _section(hall: Hall, reason: Reason) -> str:
    return hall.state.entries[str(reason.values["entry"])].section
