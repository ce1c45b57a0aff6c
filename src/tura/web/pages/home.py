"""Home: the events, where each stands, and what is open."""

from starlette.responses import Response

from tura.app.overview import overview
from tura.web.request import Asked


def home(asked: Asked) -> Response:
    """Every event of this database, the newest first."""
    office = asked.office
    events = [(event, overview(office.state(event.event_id))) for event in office.catalogue.all()]
    return asked.page("home.html", events=events, address=asked.site.address)
