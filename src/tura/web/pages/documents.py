"""Documents: every paper as PDF, every file for other programs, copies of the event and of everything."""

import zipfile
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from starlette.exceptions import HTTPException
from starlette.responses import Response

from tura.app.cash_book import cash_book
from tura.app.papers.hall import Hall
from tura.app.phones import TABLE, codes
from tura.app.ports import Catalogued, StoreFault
from tura.documents.papers import PAPERS, Scope, print_paper
from tura.documents.section_files import FORMATS, section_files
from tura.documents.setting import Setting, Size
from tura.documents.source import NotPrintableError, Source, Told
from tura.domain.reason import Refusal, refuse
from tura.domain.regulation.letters import fold_letter
from tura.domain.section.field import Field
from tura.formats.bad_input import BadInput
from tura.web.request import Asked
from tura.web.upload import faults_of

_EPOCH = (1980, 1, 1, 0, 0, 0)
_ENDINGS = {"trf26": "trf", "trf16": "trf", "trf06": "trf", "xlsx": "xlsx", "fshr": "zip"}


def documents(asked: Asked, refusal: Refusal | None = None) -> Response:
    """The papers in the order of a day, printed as chosen above the list."""
    event = asked.event()
    hall = asked.hall(event)
    letters = [section.letter for section in hall.state.regulation.sections]
    chosen = dict(asked.request.query_params)
    section = _section(hall, chosen.get("section", "")) or letters[0]
    return asked.page(
        "documents.html",
        409 if refusal else 200,
        event=event,
        hall=hall,
        section=section,
        papers=[(name, paper.scope) for name, paper in PAPERS.items()],
        scopes=Scope,
        forms=list(FORMATS),
        chosen={"lang": asked.language, "size": "a4", "round": "", "large": "", **chosen, "section": section},
        published=hall.field(section).published,
        refusal=refusal,
    )


def paper(asked: Asked) -> Response:
    """A paper of a section (or of all), of a round (or the last), in a language and on a size of paper."""
    event = asked.event()
    query = asked.request.query_params
    language = query.get("lang", asked.language)
    state = asked.office.state(event.event_id)
    hall = Hall(state, asked.office.people(state), language if language in ("ru", "en") else "ru")
    name, section = asked.request.path_params["paper"], _section(hall, query.get("section", ""))
    number = query.get("round", "")
    size = Size.A5 if query.get("size") == "a5" else Size.A4
    setting = Setting(hall.language, size, query.get("large") == "1")
    try:
        source = Source(hall, _phone_pages(asked, event), lambda: cash_book(asked.office, event.event_id))
        data = print_paper(source, name, setting, section or None, int(number) if number.isdigit() else None)
    except NotPrintableError as error:
        return documents(asked, error.refusal)
    except BadInput as error:
        return documents(asked, Refusal(faults_of(error, asked.language)))
    parts = [event.slug, section, name, number and f"r{number}"]
    return _file("-".join(filter(None, parts)) + ".pdf", data, "application/pdf", shown=True)


def _phone_pages(asked: Asked, event: Catalogued) -> Told:
    """The address of a board's page for phones, which its slip leads to."""
    made: dict[tuple[str, int], dict[int, dict[str, str]]] = {}

    def told(field: Field, round_: int, board: int) -> str:
        here = field.letter, round_
        if here not in made:
            made[here] = codes(asked.office.phones, event.event_id, field, round_)
        return f"{asked.address}/r/{event.slug}/{field.letter}/{round_}/{board}/{made[here][board][TABLE]}"

    return told


def section_file(asked: Asked) -> Response:
    """A section's files of one format; several come as one ZIP."""
    event = asked.event()
    form = asked.request.path_params["form"]
    hall = asked.public_hall(event) if form == "site" else asked.hall(event)
    section = _section(hall, asked.request.query_params.get("section", ""))
    if form not in FORMATS or not section:
        raise HTTPException(404)
    if not hall.field(section).numbers:
        return documents(asked, refuse("not-numbered", "C.04.2 2.3", field=hall.field(section).letter))
    made = dict(section_files(hall, section, form))
    name = f"{event.slug}-{section}-{form}"
    if set(made) == {""}:
        return _file(f"{name}.{_ENDINGS[form]}", made[""])
    return _file(f"{name}.zip", _zipped(made))


def event_copy(asked: Asked) -> Response:
    """The whole event as one file; with ``since`` only if its journal has grown beyond that number."""
    event = asked.event()
    office = asked.office
    since = asked.request.query_params.get("since", "")
    if since.isdigit() and office.folded.read(event.event_id).seq <= int(since):
        return Response(status_code=204)
    return _file(f"{event.slug}.tura", office.copy(event.event_id))


def backup(asked: Asked) -> Response:
    """Every event of this laptop as one database file."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "tura.sqlite"
        try:
            asked.office.transfer.backup(str(path))
        except StoreFault as error:
            return asked.page("refused.html", 409, refusal=Refusal((error.reason,)))
        data = path.read_bytes()
    return _file(f"tura-{asked.office.clock():%Y%m%d-%H%M}.sqlite", data)


def _section(hall: Hall, text: str) -> str:
    letter = fold_letter(text)
    return letter if hall.state.regulation.section(letter) is not None else ""


def _zipped(made: dict[str, bytes]) -> bytes:
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in made.items():
            archive.writestr(zipfile.ZipInfo(name, _EPOCH), data)
    return out.getvalue()


def _file(name: str, data: bytes, kind: str = "application/octet-stream", *, shown: bool = False) -> Response:
    """A download; what a browser can show is shown, under a name that saving keeps."""
    how = "inline" if shown else "attachment"
    plain = "".join(mark if mark.isascii() and (mark.isalnum() or mark in "-._") else "_" for mark in name)
    headers = {"content-disposition": f'{how}; filename="{plain}"', "cache-control": "no-store"}
    return Response(data, media_type=kind, headers=headers)
