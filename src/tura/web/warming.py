"""What the first page does not need, made ready behind it."""

import threading

from tura.web.routes import ROUTES, page_of
from tura.web.site import Site
from tura.web.words import environment

AFTER_SECONDS = 1.0
"""The first page has gone out by then."""


def warm_later(site: Site, after: float = AFTER_SECONDS) -> None:
    """All the rest made ready in a thread, ``after`` so many seconds."""
    timer = threading.Timer(after, warm, (site,))
    timer.daemon = True
    timer.start()


def warm(site: Site) -> None:
    """Every page imported, the templates compiled, the process for long work started, the newest event left."""
    for address in ROUTES:
        page_of(address.page)
    for language in ("ru", "en"):
        templates = environment(language)
        for name in templates.list_templates():
            templates.get_template(name)
    site.worker.warm()
    if site.leaver is not None:
        for event in site.office.catalogue.all()[:1]:
            site.leaver.changed(event.event_id)
