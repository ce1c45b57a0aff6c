"""Standings: places and tie-breaks, each of which opens its sum."""

from starlette.responses import Response

from tura.app.papers.standings import cross_table, standings_sheet
from tura.app.ranking import open_line
from tura.domain.reason import Refusal
from tura.web.request import Asked
from tura.wording.sheets import worded


def standings(asked: Asked) -> Response:
    """A section's table after a round; ``?open=TPN`` opens a player's tie-breaks, ``?cross=1`` shows the games."""
    event = asked.event()
    hall = asked.hall(event)
    section = asked.section(hall.state)
    text = asked.request.query_params.get("after", "")
    ranked = asked.ranked(event, section, int(text) if text.isdigit() else None)
    if isinstance(ranked, Refusal):
        return asked.page(
            "standings.html", event=event, hall=hall, section=section, refusal=ranked, sheet=None
        )
    cross = asked.request.query_params.get("cross") == "1"
    sheet = (cross_table if cross else standings_sheet)(hall, section, ranked)
    wanted = asked.request.query_params.get("open", "")
    who = int(wanted) if wanted.isdigit() else 0
    opened = open_line(hall.state, section, ranked, who) if who in ranked.entries else ()
    return asked.page(
        "standings.html",
        event=event,
        hall=hall,
        section=section,
        refusal=None,
        sheet=worded(sheet, asked.language),
        ranked=ranked,
        cross=cross,
        opened=opened,
        name=hall.name(ranked.entries[who]) if who in ranked.entries else "",
    )
