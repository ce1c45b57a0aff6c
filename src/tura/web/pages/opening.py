"""A new event: from a shipped regulation, a file, a pasted text, or a copy from another laptop."""

from starlette.responses import RedirectResponse, Response

from tura.app.opening import open_event
from tura.app.ports import Broken, Catalogued, Fork, StoreFault
from tura.app.shipped import shipped_regulations
from tura.app.taking_over import Wish, take_over
from tura.domain.reason import Reason, Refusal, refuse
from tura.drafting import draft
from tura.formats.bad_input import BadInput
from tura.formats.regulation import read_regulation, write_regulation
from tura.formats.tournament_file import read_tournament
from tura.web.form import fields_of
from tura.web.request import Asked
from tura.web.upload import faults_of, text_of, upload_of
from tura.wording import sentence
from tura.wording.draft_comments import footer, header


def opening(
    asked: Asked, refusal: Refusal | None = None, text: str = "", unread: tuple[Reason, ...] = ()
) -> Response:
    """The ways to begin; after a draft from free text its TOML, to be looked through and opened."""
    shipped = [
        (name, read_regulation(given, name).regulation) for name, given in shipped_regulations().items()
    ]
    return asked.page(
        "opening.html",
        409 if refusal else 200,
        shipped=shipped,
        refusal=refusal,
        text=text,
        unread=unread,
    )


def begin(asked: Asked) -> Response:
    """The event opened, or what stands against it."""
    name, data = upload_of(asked.request)
    given = fields_of(asked.request)
    try:
        return _begun(asked, given, name, data)
    except BadInput as error:
        return opening(
            asked, Refusal(faults_of(error, asked.language)), given.get("toml", "") or text_of(data)
        )
    except StoreFault as error:
        return opening(asked, Refusal((error.reason,)))


def _begun(asked: Asked, given: dict[str, str], name: str, data: bytes) -> Response:
    how = given.get("action", "")
    if how == "draft":
        return _drafted(asked, given.get("text", ""))
    if how == "copy":
        return _copied(asked, data)
    if how == "take-over":
        return _taken_over(asked, name, data)
    texts = {
        "shipped": shipped_regulations().get(given.get("shipped", ""), ""),
        "toml": given.get("toml", ""),
    }
    text = texts.get(how, "") or text_of(data)
    if not text.strip():
        return opening(asked, refuse("nothing-given"))
    regulation = read_regulation(text, name or "regulation.toml").regulation
    opened = open_event(asked.office, regulation)
    if isinstance(opened, Refusal):
        return opening(asked, opened, text)
    return _to(opened)


def _to(event: Catalogued) -> Response:
    return RedirectResponse(f"/e/{event.slug}/regulation", 303)


def _drafted(asked: Asked, text: str) -> Response:
    drafted = draft(text)
    if not drafted.lines_read:
        return opening(asked, refuse("draft-nothing-read"))
    unread = tuple(Reason("draft-unread", "", {"line": u.line, "text": u.text}) for u in drafted.unread)
    toml = write_regulation(drafted.regulation, header(asked.language), footer(drafted, asked.language))
    return opening(asked, None, toml, unread)


def _taken_over(asked: Asked, name: str, data: bytes) -> Response:
    """A tournament that another program began: what was assumed stands above its regulation."""
    wish = Wish(words=lambda reason: sentence(reason, asked.language))
    taken = take_over(asked.office, read_tournament(data, name), name, wish)
    if isinstance(taken, Refusal):
        return opening(asked, taken)
    if not taken.notes:
        return _to(taken.event)
    return asked.page("taken-over.html", event=taken.event, notes=taken.notes, hall=asked.hall(taken.event))


def _copied(asked: Asked, data: bytes) -> Response:
    taken = asked.office.transfer.import_(data)
    if isinstance(taken, Fork):
        return opening(asked, refuse("import-forks", seq=taken.seq))
    if isinstance(taken, Broken):
        return opening(asked, refuse("chain-broken", seq=taken.seq))
    asked.site.hub.changed(taken.event_id, taken.head)
    return RedirectResponse("/home", 303)
