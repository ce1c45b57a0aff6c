"""Papers for the tables: slips, scoresheets, the announcer's sheet, badges, table numbers."""

from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO

import segno

from tura.app.papers.pairings import points_before
from tura.documents.order import Order
from tura.domain.event.entry import Status
from tura.domain.latin import parted
from tura.domain.results import Result
from tura.domain.round.values import Board, Round
from tura.domain.section.field import Field
from tura.wording.dates import day
from tura.wording.sheets import halves

Data = dict[str, object]


@dataclass(frozen=True, slots=True)
class _Seat:
    """A board of a round of a field, with the points everybody had before."""

    order: Order
    field: Field
    round: Round
    before: dict[str, int]

    def player(self, entry: str) -> Data:
        """A player as slips and the announcer name him."""
        hall = self.order.hall
        facts = hall.state.entries[entry]
        rating = hall.rating(facts)
        points = halves(self.before.get(entry, 0))
        detail = [facts.facts.title, str(rating or ""), hall.region(entry)]
        detail.append(self.order.word("points", points=points))
        return {
            "name": hall.name(entry),
            "number": self.order.word("number", number=hall.tpns[entry]),
            "detail": " · ".join(part for part in detail if part),
        }

    @property
    def section(self) -> str:
        """The titles of the sections that play together."""
        return " · ".join(self.order.hall.section(letter) for letter in self.field.sections)

    @property
    def title(self) -> str:
        """The round."""
        return self.order.round_title(self.round)


def _seats(order: Order) -> Iterator[_Seat]:
    for section in order.source.once(order.sections):
        round_ = order.source.round(section, order.round)
        before = points_before(order.hall, section, round_.number)
        yield _Seat(order, order.source.field(section), round_, before)


def slips(order: Order) -> Data:
    """A slip for each board, with what a scanner reads."""
    made = [_slip(seat, board) for seat in _seats(order) for board in seat.round.boards]
    head = order.head(order.word("name.slips"))
    return head | {"slips": made, "words": order.words(("signature",))}


def _slip(seat: _Seat, board: Board) -> Data:
    told = seat.order.source.told(seat.field, seat.round.number, board.number)
    return {
        "section": seat.section,
        "round": seat.title,
        "board": seat.order.word("board-number", board=board.number),
        "white": seat.player(board.white),
        "black": seat.player(board.black),
        "told": told,
        "code": list(_picture(told)),
    }


def _picture(told: str) -> bytes:
    """The QR code as a PNG; never a Micro QR code, which most scanners do not read."""
    picture = BytesIO()
    segno.make_qr(told, error="m").save(picture, kind="png", scale=4, border=0)
    return picture.getvalue()


def scoresheets(order: Order) -> Data:
    """Two scoresheets for each board."""
    made = [_scoresheet(seat, board) for seat in _seats(order) for board in seat.round.boards]
    codes = ("white", "black", "board", "result", "own-white", "own-black", "signature", "arbiter")
    return order.head(order.word("name.scoresheets")) | {"sheets": made, "words": order.words(codes)}


def _scoresheet(seat: _Seat, board: Board) -> Data:
    hall = seat.order.hall
    days = {time.number: time.day for time in hall.state.regulation.schedule.rounds}
    when = days.get(seat.round.number)
    return {
        "section": seat.section,
        "round": seat.title,
        "date": day(when, seat.order.language) if when else "",
        "board": str(board.number),
        "white": hall.name(board.white),
        "black": hall.name(board.black),
    }


def announcer(order: Order) -> Data:
    """What is read out before a round: boards from the first, byes last."""
    parts = []
    for seat in _seats(order):
        boards = [
            {
                "board": str(board.number),
                "white": seat.player(board.white),
                "black": seat.player(board.black),
            }
            for board in seat.round.boards
        ]
        free = [
            order.word("free", name=order.hall.name(bye.entry), what=order.word(_BYES[bye.result]))
            for bye in seat.round.byes
        ]
        stamp = order.stamp(seat.round)
        parts.append(
            {"title": seat.title, "subtitle": seat.section, "boards": boards, "free": free, "stamp": stamp}
        )
    return order.head(order.word("name.announcer")) | {"parts": parts}


_BYES = {
    Result.PAIRING_BYE: "bye-pairing",
    Result.HALF_POINT_BYE: "bye-half",
    Result.FULL_POINT_BYE: "bye-full",
    Result.ZERO_POINT_BYE: "bye-zero",
}
_GONE = (Status.REFUSED, Status.WITHDRAWN, Status.EXPELLED)


def badges(order: Order) -> Data:
    """A badge for everybody who plays."""
    hall = order.hall
    made = []
    for section in order.sections:
        for entry in hall.state.in_section(section):
            if entry.status in _GONE:
                continue
            surname, given = parted(hall.name(entry.id))
            rating = hall.rating(entry)
            detail = (
                hall.section(section),
                entry.facts.title,
                str(rating or ""),
                hall.region(entry.id),
            )
            number = hall.tpns.get(entry.id)
            made.append(
                {
                    "surname": surname,
                    "given": given,
                    "detail": " · ".join(part for part in detail if part),
                    "number": "" if number is None else str(number),
                }
            )
    return order.head(order.word("name.badges")) | {"badges": made}


def table_cards(order: Order) -> Data:
    """A number for every table that the fields may need."""
    hall = order.hall
    made: list[Data] = []
    for section in order.source.once(order.sections):
        field = order.source.field(section)
        titles = " · ".join(hall.section(letter) for letter in field.sections)
        seated = sum(entry.status not in _GONE for entry in hall.state.in_field(field.letter))
        fixed = {number for _, number in field.fixed_boards}
        numbers = {*range(field.first_board, field.first_board + seated // 2), *fixed}
        made.extend({"number": str(number), "section": titles} for number in sorted(numbers))
    return order.head(order.word("name.table-cards")) | {"cards": made}
