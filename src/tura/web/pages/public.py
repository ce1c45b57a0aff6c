"""The public page: phones first, no account; my player pinned, this round, standings."""

from starlette.responses import Response

from tura.app.papers.standings import standings_sheet
from tura.app.ranking import rank
from tura.domain.reason import Refusal
from tura.domain.regulation.letters import fold_letter
from tura.web.request import Asked, field_of
from tura.wording.sheets import worded


def public(asked: Asked) -> Response:
    """One section: the last published round and the standings."""
    event = asked.event()
    hall = asked.public_hall(event)
    letters = [section.letter for section in hall.state.regulation.sections]
    wanted = fold_letter(asked.request.query_params.get("section", letters[0]))
    section = wanted if wanted in letters else letters[0]
    field = field_of(hall.state, section)
    ranked = rank(hall.state, section)
    sheet = (
        None
        if isinstance(ranked, Refusal)
        else worded(standings_sheet(hall, section, ranked), asked.language)
    )
    round_ = field.rounds[field.published - 1] if field.published else None
    return asked.page(
        "public.html",
        event=event,
        hall=hall,
        section=section,
        sections=letters,
        field=field,
        round=round_,
        sheet=sheet,
    )
