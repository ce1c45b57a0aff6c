"""The journal: who did what; undo, restore."""

from starlette.responses import RedirectResponse, Response

from tura.app.history import history, restore, undo_entry, undo_own
from tura.app.ports import Broken
from tura.domain.decide import needed_level
from tura.domain.reason import Refusal
from tura.web.form import fields_of
from tura.web.request import Asked

SHOWN = 200


def journal(asked: Asked, refusal: Refusal | None = None, again: dict[str, str] | None = None) -> Response:
    """The newest entries first, and whether the chain of hashes holds."""
    event = asked.event()
    hall = asked.hall(event)
    office = asked.office
    told = history(office, event.event_id)
    verified = office.journal.verify(event.event_id)
    section = hall.state.regulation.sections[0].letter
    return asked.page(
        "journal.html",
        409 if refusal else 200,
        event=event,
        hall=hall,
        section=section,
        told=told[: -SHOWN - 1 : -1],
        count=len(told),
        broken=verified if isinstance(verified, Broken) else None,
        refusal=refusal,
        level=0 if refusal is None else needed_level(refusal),
        again=again or {},
    )


def back(asked: Asked) -> Response:
    """An entry taken back, or the event set to an earlier moment."""
    event = asked.event()
    office = asked.office
    given = fields_of(asked.request)
    level, number = given.get("confirm", "0"), given.get("seq", "")
    confirm = int(level) if level in ("0", "2", "3", "4") else 0
    seq = int(number) if number.isdigit() else 0

    def work() -> object:
        if given.get("action") == "restore":
            return restore(office, event.event_id, seq, "", given.get("reason", ""), confirm)
        return (
            undo_entry(office, event.event_id, seq, confirm)
            if seq
            else undo_own(office, event.event_id, confirm)
        )

    answer = asked.site.write(event.event_id, work)
    if isinstance(answer, Refusal):
        return journal(asked, answer, given)
    return RedirectResponse(f"/e/{event.slug}/journal", 303)
