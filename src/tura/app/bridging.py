"""What Swiss-Manager merges into its open tournament: the players, and the pairings with results."""

from tura.app.papers.hall import Hall
from tura.domain.players import Discipline, RatingSource
from tura.domain.results import Result
from tura.formats.swiss_manager.pairings_text import Board, PairingsText, pairings_text
from tura.formats.swiss_manager.players_text import ListedPlayer, players_text

_SOURCES = {Discipline.STANDARD: "RUS", Discipline.RAPID: "RUSR", Discipline.BLITZ: "RUSB"}


def players_file(hall: Hall, letter: str) -> bytes:
    """The field's players in order of TPN, with ФШР ids, ratings of the event's discipline and regions."""
    field = hall.field(letter)
    discipline = hall.state.regulation.discipline
    return players_text(_listed(hall, name, tpn, discipline) for tpn, name in enumerate(field.numbers, 1))


def _listed(hall: Hall, name: str, tpn: int, discipline: Discipline) -> ListedPlayer:
    person = hall.people[name]
    surname, _, given = person.name.partition(" ")
    return ListedPlayer(
        tpn=tpn,
        surname=surname,
        given=given,
        title=person.title,
        ident=person.fshr_id,
        national=person.rating(RatingSource.FSHR, discipline) or 0,
        fide=person.rating(RatingSource.FIDE, discipline) or 0,
        birth=person.birth,
        federation=person.federation,
        sex=person.sex,
        group=hall.state.entries[name].section,
        region=person.region,
        club=person.region_name,
        fide_id=person.fide_id,
        source=_SOURCES[discipline],
    )


def pairings_file(hall: Hall, letter: str) -> PairingsText:
    """Every published round's boards, and the pairing-allocated byes after them."""
    field = hall.field(letter)
    tpns = field.tpns()
    boards = []
    for round_ in field.rounds[: field.published]:
        for board in round_.boards:
            white, black = board.outcome.sides
            boards.append(
                Board(round_.number, board.number, tpns[board.white], tpns[board.black], white, black)
            )
        last = max((board.number for board in round_.boards), default=0)
        free = [bye.entry for bye in round_.byes if bye.result is Result.PAIRING_BYE]
        boards += [Board(round_.number, last + 1, tpns[entry], 0, Result.PAIRING_BYE) for entry in free]
    return pairings_text(boards)
