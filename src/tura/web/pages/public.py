"""The public pages: phones first, no account; my player pinned, this round, standings, a player's card."""

from dataclasses import dataclass

from starlette.exceptions import HTTPException
from starlette.responses import Response

from tura.app.consents import public_people
from tura.app.expected_change import expected_changes
from tura.app.papers.hall import Hall
from tura.app.papers.standings import standings_sheet
from tura.app.ranking import Ranked, open_line
from tura.domain.reason import Reason, Refusal, Value
from tura.domain.regulation.letters import fold_letter
from tura.domain.results import Colour, Result
from tura.domain.round.outcome import SIDES
from tura.domain.round.values import Board, Bye, Round
from tura.domain.section.field import Field, Remark
from tura.web.live import Painted
from tura.web.live_lines import Lines
from tura.web.request import Asked, field_of, ranked_at
from tura.web.site import Site
from tura.web.words import environment
from tura.wording import sentence
from tura.wording.dates import short_day
from tura.wording.sheets import worded

WARNING = "warning"
_TPN = 1


@dataclass(frozen=True, slots=True)
class Played:
    """One round of a player: the board with the own colour, or the bye, or nothing."""

    number: int
    board: Board | None = None
    colour: Colour | None = None
    bye: Bye | None = None

    @property
    def result(self) -> Result:
        """What the player made of the game; pending without one."""
        if self.board is None:
            return Result.PENDING
        white, black = SIDES[self.board.outcome]
        return white if self.colour is Colour.WHITE else black

    @property
    def opponent(self) -> str:
        """The entry on the other side; "" without one."""
        if self.board is None:
            return ""
        return self.board.black if self.colour is Colour.WHITE else self.board.white


def public(asked: Asked) -> Response:
    """One section: the last published round and the standings; made once for all phones."""
    event = asked.event()
    state = asked.office.state(event.event_id)
    letters = [section.letter for section in state.regulation.sections]
    wanted = fold_letter(asked.request.query_params.get("section", letters[0]))
    section = wanted if wanted in letters else letters[0]
    key = (event.event_id, state.seq, section, asked.language, asked.theme)
    page = asked.site.pages.get(key, lambda: bytes(_public(asked, section).body))
    return page.answer(packs="gzip" in asked.request.headers.get("accept-encoding", ""))


def _public(asked: Asked, section: str) -> Response:
    event = asked.event()
    hall = asked.public_hall(event)
    field = field_of(hall.state, section)
    ranked = asked.ranked(event, section)
    sheet = None
    if not isinstance(ranked, Refusal):
        sheet = worded(standings_sheet(hall, section, ranked), asked.language)
    return asked.page(
        "public.html",
        back=f"/p/{event.slug}?section={section}",
        event=event,
        hall=hall,
        section=section,
        sections=[each.letter for each in hall.state.regulation.sections],
        field=field,
        round=_shown(field),
        sheet=sheet,
        next_time=_starts(hall, field.published + 1, "public.next"),
        this_time=_starts(hall, field.published, "public.starts"),
    )


def player(asked: Asked) -> Response:
    """A player's card: the rounds, what every tie-break is made of, warnings."""
    event = asked.event()
    hall = asked.public_hall(event)
    section = asked.section(hall.state)
    field = field_of(hall.state, section)
    tpn = asked.request.path_params["tpn"]
    if not 1 <= tpn <= len(field.numbers):
        raise HTTPException(404)
    entry = field.numbers[tpn - 1]
    own = hall.state.entries[entry].section
    ranked = asked.ranked(event, own)
    line = None
    if isinstance(ranked, Ranked):
        line = next((each for each in ranked.lines if each.tpn == tpn), None)
    return asked.page(
        "public_player.html",
        event=event,
        hall=hall,
        section=own,
        tpn=tpn,
        entry=entry,
        line=line,
        rounds=[played_in(round_, entry) for round_ in field.rounds if round_.is_published],
        starts=_starts(hall, field.published, "public.starts"),
        changes=expected_changes(hall.state, own, ranked, tpn) if isinstance(ranked, Ranked) and line else (),
        opened=open_line(hall.state, own, ranked, tpn) if isinstance(ranked, Ranked) and line else (),
        warnings=warnings_of(field, entry),
    )


def played_in(round_: Round, entry: str) -> Played:
    """What a round was for an entry."""
    board = round_.board_of(entry)
    if board is not None:
        return Played(round_.number, board, board.colour_of(entry))
    bye = next((bye for bye in round_.byes if bye.entry == entry), None)
    return Played(round_.number, bye=bye)


def warnings_of(field: Field, entry: str) -> list[Remark]:
    """What a player was warned for, round by round."""
    mark = f"{WARNING}."
    return [
        r for r in field.remarks if entry in r.entries and r.code == "complaint" and r.text.startswith(mark)
    ]


def painted(site: Site, event_id: str, view: str) -> Painted:
    """What the public page of a section shows in one language (``A/ru``), as rows that can be sent alone."""
    letter, _, language = view.partition("/")
    state = site.office.state(event_id)
    field = state.field_of(letter)
    if field is None:
        return Painted()
    hall = Hall(state, public_people(site.office, state), language)
    round_ = _shown(field)
    row = environment(language).get_template("public_row.html").module.public_row  # type: ignore[attr-defined]
    boards = () if round_ is None else round_.boards
    slug = _slug(site, event_id)
    rows = {f"p-{board.number}": str(row(hall, board, letter, slug)) for board in boards}
    edition = "" if round_ is None else f"{round_.number}.{round_.edition}.{round_.started}"
    return Painted((field, state.awards), {**rows, "round": edition})


def lined(site: Site, event_id: str, view: str) -> Lines:
    """The standings that the public page of a section shows in one language (``A/ru``)."""
    letter, _, language = view.partition("/")
    state = site.office.state(event_id)
    field = state.field_of(letter)
    ranked = None if field is None else ranked_at(site, event_id, state, letter)
    if ranked is None or isinstance(ranked, Refusal):
        return Lines(seq=state.seq)
    hall = Hall(state, public_people(site.office, state), language)
    sheet = worded(standings_sheet(hall, letter, ranked), language)
    return Lines(sheet.headings, {line[_TPN]: line for line in sheet.rows}, state.seq)


def _slug(site: Site, event_id: str) -> str:
    return next((event.slug for event in site.office.catalogue.all() if event.event_id == event_id), "")


def _shown(field: Field) -> Round | None:
    return field.rounds[field.published - 1] if field.published else None


def _starts(hall: Hall, number: int, code: str) -> str:
    """When the regulation says that a round starts, in words; "" when it does not say."""
    times = hall.state.regulation.schedule.rounds
    found = next((time for time in times if time.number == number and time.start), None)
    if found is None or found.start is None:
        return ""
    at: dict[str, Value] = {"n": number, "at": f"{found.start:%H:%M}"}
    if found.day is None:
        return sentence(Reason(code, "", at), hall.language)
    return sentence(
        Reason(f"{code}-day", "", {**at, "day": short_day(found.day, hall.language)}), hall.language
    )
