"""Two laptops: what the first tells the second, and the second taking over."""

from starlette.responses import JSONResponse, RedirectResponse, Response

from tura.web.request import Asked


def copies(asked: Asked) -> Response:
    """Every event with the last number of its journal."""
    office = asked.office
    return JSONResponse(
        [
            {"id": event.event_id, "slug": event.slug, "head": office.journal.head(event.event_id)}
            for event in office.catalogue.all()
        ]
    )


def take_over(asked: Asked) -> Response:
    """This laptop leads from now on."""
    if asked.site.following is not None:
        asked.site.following.take_over()
    return RedirectResponse("/home", 303)
