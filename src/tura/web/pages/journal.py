"""The journal: who did what; changed results; undo, restore."""

from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from tura.app.clashes import clashes
from tura.app.history import Told, history, restore, undo_entry, undo_own
from tura.app.journal_told import seats, told
from tura.app.papers.hall import Hall
from tura.app.ports import Broken
from tura.domain.decide import needed_level
from tura.domain.reason import Reason, Refusal
from tura.domain.regulation.letters import fold_letter
from tura.domain.undo import losses
from tura.web.form import fields_of, level_in
from tura.web.request import Asked

SHOWN = 100
LISTED = 30


def journal(asked: Asked, refusal: Refusal | None = None, again: dict[str, str] | None = None) -> Response:
    """The newest entries first, of a section or of one person; ``?restore=SEQ`` lists what that takes back.

    ``?only=clash`` shows the results that were changed, ``?only=confirmed`` what was done despite a warning.
    """
    event = asked.event()
    hall = asked.hall(event)
    office = asked.office
    lines = history(office, event.event_id)
    verified = office.journal.verify(event.event_id)
    query = asked.request.query_params
    wanted = {name: query.get(name, "") for name in ("of", "actor", "only", "before", "restore")}
    kept = _filtered(hall, lines, wanted)
    before = int(wanted["before"]) if wanted["before"].isdigit() else len(lines) + 1
    shown = [line for line in reversed(kept) if line.entry.seq < before][:SHOWN]
    changed = list(clashes(lines))
    return asked.page(
        "journal.html",
        409 if refusal else 200,
        event=event,
        hall=hall,
        section=hall.state.regulation.sections[0].letter,
        lines=[_row(hall, line) for line in shown],
        more=bool(shown) and any(line.entry.seq < shown[-1].entry.seq for line in kept),
        count=len(lines),
        confirmed=sum(bool(_concerns(line)) for line in lines),
        seats=lambda board: seats(hall, board.field, board.round, board.board),
        changed=[clash for clash in changed if wanted["of"] in ("", clash.event.field)],
        clashed=len(changed),
        actors=sorted({line.entry.actor for line in lines}),
        wanted=wanted,
        taken=_taken_back(hall, lines, wanted),
        listed=LISTED,
        broken=verified if isinstance(verified, Broken) else None,
        refusal=refusal,
        level=0 if refusal is None else needed_level(refusal),
        again=again or {},
    )


def _row(hall: Hall, line: Told) -> tuple[Told, Reason, tuple[str, ...]]:
    """An entry, its sentence, and the warnings that its author said yes to."""
    return line, told(hall, line.entry.event), _concerns(line)


def _concerns(line: Told) -> tuple[str, ...]:
    return getattr(line.entry.event, "concerns", ())


def _filtered(hall: Hall, lines: tuple[Told, ...], wanted: dict[str, str]) -> list[Told]:
    seqs = _touching(hall, lines, 0, wanted["of"])
    return [
        line
        for line in lines
        if line.entry.seq in seqs
        and wanted["actor"] in ("", line.entry.actor)
        and (wanted["only"] != "confirmed" or _concerns(line))
    ]


def _touching(hall: Hall, lines: tuple[Told, ...], seq: int, section: str) -> set[int]:
    events = [line.entry.event for line in lines]
    return set(losses(events, hall.state, seq, fold_letter(section) if section else ""))


def _taken_back(
    hall: Hall, lines: tuple[Told, ...], wanted: dict[str, str]
) -> list[tuple[Told, object]] | None:
    """What going back to an entry takes back, the newest first; None where nobody asked."""
    if not wanted["restore"].isdigit():
        return None
    seqs = _touching(hall, lines, int(wanted["restore"]), wanted["of"])
    return [(line, told(hall, line.entry.event)) for line in reversed(lines) if line.entry.seq in seqs]


def back(asked: Asked) -> Response:
    """An entry taken back, or the event or a section set to an earlier moment."""
    event = asked.event()
    office = asked.office
    given = fields_of(asked.request)
    action, number = given.get("action", ""), given.get("seq", "")
    confirm, seq = level_in(given), int(number) if number.isdigit() else 0
    if action != "own" and asked.account is not None and asked.account.sections:
        raise HTTPException(403)

    def work() -> object:
        if action == "restore":
            section = fold_letter(given.get("of", ""))
            return restore(office, event.event_id, seq, section, given.get("reason", ""), confirm)
        if action == "own":
            return undo_own(office, event.event_id, confirm)
        return undo_entry(office, event.event_id, seq, confirm)

    answer = asked.site.write(event.event_id, work)
    if isinstance(answer, Refusal):
        return journal(asked, answer, given)
    return RedirectResponse(f"/e/{event.slug}/journal", 303)
