"""An event that no screen likes: very long names, six sections with long titles, one of them without anybody."""

from dataclasses import replace

from large_event import GIVEN, REGIONS
from road import sure
from tura.app.answering import take_defaults
from tura.app.consents import all_consent
from tura.app.demo.events import DEMO
from tura.app.enrolling import enrol
from tura.app.office import Office
from tura.app.opening import open_event
from tura.app.pairing import Asked, pair, publish
from tura.domain.commands.results import EnterResult
from tura.domain.regulation.schema import Regulation
from tura.domain.round.outcome import Outcome
from tura.formats.regulation import read_regulation
from tura.formats.tables.entries import read_entries
from tura.formats.tables.entry_row import EntryRow

# Sixty letters and a hyphen, with Ё at the front, where alphabets go wrong.
SURNAMES = (
    "Ёжиковзамоскворецкопетропавловский-Константинопольскозаболотный",
    "Преображенсковоскресенскобогоявленская-Верхнеднепродзержинская",
    "Ю",
)
TITLE = "Турнир «{letter}» памяти первого председателя городской федерации (рейтинг от {low} до {low}99)"
TITLE_EN = "Tournament “{letter}” in memory of the first chairman of the city's federation ({low} to {low}99)"


def hostile(office: Office, *, copies: int = 1) -> tuple[str, str]:
    """The event opened, entered and half played: its id and slug; ``copies`` make it larger."""
    shipped = DEMO[1]
    regulation = read_regulation(shipped.regulation_text(), shipped.regulation).regulation
    event = sure(open_event(office, _worse(regulation)))
    rows = read_entries(shipped.roster_bytes(), f"{shipped.roster}.csv").rows
    many = [_long(row, copy * len(rows) + at) for copy in range(copies) for at, row in enumerate(rows)]
    sure(enrol(office, event.event_id, tuple(many)))
    all_consent(office, event.event_id)
    sure(take_defaults(office, event.event_id))
    _half_played(office, event.event_id)
    return event.event_id, event.slug


def _worse(regulation: Regulation) -> Regulation:
    sections = [
        replace(
            section,
            title=TITLE.format(letter=section.letter, low=11 + at),
            title_en=TITLE_EN.format(letter=section.letter, low=11 + at),
        )
        for at, section in enumerate(regulation.sections)
    ]
    # The empty one takes nobody in.
    none = replace(sections[0], letter="F", title=TITLE.format(letter="F", low=30), fees=sections[0].fees)
    name = "XXXVII Международный фестиваль памяти многократного чемпиона города «Ёлки № 1»"
    return replace(regulation, name=name, name_en="", sections=(*sections, none))


def _long(row: EntryRow, number: int) -> EntryRow:
    name = f"{SURNAMES[number % len(SURNAMES)]} {GIVEN[number % len(GIVEN)]} {number}"
    club = (
        f"{REGIONS[number % len(REGIONS)]}, шахматный клуб при Дворце культуры железнодорожников имени Ёлкина"
    )
    return replace(row, row=number + 2, name=name, latin="", club=club, fide_id="", fshr_id="")


def _half_played(office: Office, event_id: str) -> None:
    """Two rounds of the first section, the second one with every third result still to come."""
    for number in (1, 2):
        sure(take_defaults(office, event_id))
        sure(pair(office, event_id, "A", Asked(confirm=3)))
        round_ = sure(publish(office, event_id, "A", confirm=3))
        given = [board for board in round_.boards if number == 1 or board.number % 3]
        outcomes = (Outcome.WHITE, Outcome.DRAW, Outcome.BLACK)
        commands = [
            EnterResult(
                field="A", round=number, board=board.number, outcome=outcomes[board.number % 3], confirm=3
            )
            for board in given
        ]
        sure(office.perform(event_id, commands))
