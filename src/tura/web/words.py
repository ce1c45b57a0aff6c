"""Templates with the catalogue's words in them."""

from dataclasses import dataclass, replace
from datetime import datetime
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup

from tura.app.papers.hall import Hall
from tura.app.round_clock import round_clock
from tura.domain.reason import Reason, Value
from tura.domain.round.changes import changes
from tura.domain.round.values import Round
from tura.web.qr import picture
from tura.wording import sentence
from tura.wording.catalogues import catalogue
from tura.wording.dates import born
from tura.wording.moments import clock, day_and_clock, edition
from tura.wording.sentences import money
from tura.wording.sheets import halves
from tura.wording.tiebreak_names import tiebreak_head


@cache
def environment(language: str) -> Environment:
    """The templates of one language: ``t`` words a code, ``say`` a reason, ``half`` and ``money`` numbers."""
    made = Environment(
        loader=FileSystemLoader(str(files("tura.web") / "templates")),
        autoescape=select_autoescape(),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )

    def t(code: str, **values: Any) -> str:  # noqa: ANN401  a sentence takes what it takes
        return sentence(Reason(code, "", values), language)

    def word(code: str) -> str:
        return catalogue(language).get(code, code)

    made.filters["called"] = lambda entry, hall: hall.name(entry)
    made.globals |= {
        "t": t,
        "word": word,
        "tell": lambda reason, hall: sentence(on_screen(named(reason, hall)), language),
        "told_once": lambda refusal, hall: tuple(
            dict.fromkeys(sentence(on_screen(named(each, hall)), language) for each in refusal.reasons)
        ),
        "say": lambda reason: sentence(on_screen(reason), language),
        "half": halves,
        "clock": lambda moment, state: clock(moment, state.regulation.time_zone),
        "when": lambda moment, state: day_and_clock(moment, state.regulation.time_zone, language),
        "edition": lambda round_, state: edition(
            round_.edition, round_.published, state.regulation.time_zone, language
        ),
        "round_clock": _round_clock,
        "changes": changes,
        "money": lambda kopecks: money(kopecks, language),
        "head": lambda code: tiebreak_head(code, language),
        "born": lambda birth: born(birth, language),
        "qr": picture,
        "static": _static,
        "kbd": lambda key: Markup("<kbd>{}</kbd>").format(key),
    }
    return made


@dataclass(frozen=True, slots=True)
class Running:
    """A round's clock as a page shows it: moments in milliseconds of the epoch, the default time as a time of day."""

    began_ms: int
    until_ms: int
    until: str
    named: bool


def _round_clock(hall: Hall, round_: Round, section: str = "") -> Running | None:
    """The clock of a round that is played now, of a section or of its whole field."""
    field = next((f for f in hall.state.fields.values() if f.round(round_.number) is round_), None)
    found = None if field is None else round_clock(hall.state, field, round_, section)
    if found is None:
        return None
    until = clock(found.until.isoformat(), hall.state.regulation.time_zone)
    return Running(_milliseconds(found.began), _milliseconds(found.until), until, found.named)


def _milliseconds(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)


def on_screen(reason: Reason) -> Reason:
    """The reason without what to type, where a screen has other words for it than the command line."""
    code = f"screen.{reason.code}"
    return replace(reason, code=code, article="") if code in catalogue("ru") else reason


def named(reason: Reason, hall: Hall) -> Reason:
    """The reason with players' names where it has the ids of entries."""

    def name(value: Value) -> Value:
        if isinstance(value, tuple):
            return tuple(str(name(item)) for item in value) if value and isinstance(value[0], str) else value
        return hall.name(value) if isinstance(value, str) and value in hall.state.entries else value

    return replace(reason, values={key: name(value) for key, value in reason.values.items()})


@cache
def _static(name: str) -> str:
    """The address of an asset, with a mark that changes when the file does."""
    data = (files("tura.web") / "static" / name).read_bytes()
    return f"/static/{name}?v={sha256(data).hexdigest()[:10]}"
