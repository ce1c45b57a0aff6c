"""Files cut after a round, and what an event taken over from them does next."""

from dataclasses import replace

from tura.app.file_pairing import pair_file
from tura.app.file_standings import file_standings, listed, usual
from tura.app.office import Office
from tura.app.pairing import pair
from tura.app.ranking import rank
from tura.app.taking_over import TakenOver, take_over
from tura.domain.pairing.dutch.engine import Way
from tura.domain.pairing.replay import before
from tura.domain.reason import Refusal
from tura.domain.results import Cell, Colour, Result
from tura.domain.round.values import Round
from tura.domain.standings import Standing
from tura.domain.tournament import Participant, Tournament
from tura.formats.trf import Identity, Report, TrfFile, build, to_tournament
from tura.store.office import open_office


def desk() -> Office:
    """An office on a new database in memory."""
    return open_office(":memory:", "arbiter")


def cut(file: TrfFile, rounds: int) -> TrfFile:
    """The file as it stood after so many rounds, with the byes announced for the next."""
    tournament = replace(before(to_tournament(file), rounds + 1), absent=frozenset())
    people = {player.tpn: Identity(player.name, player.sex, rating=player.rating) for player in file.players}
    report = Report("Cup", system="FIDE_DUTCH_2026", standings=("PTS", *(listed(file) or usual(file))))
    return build(tournament, people, report)


def taken(office: Office, file: TrfFile) -> TakenOver:
    """The event of a file that must be taken over."""
    answer = take_over(office, file, "file.trf")
    assert not isinstance(answer, Refusal), answer
    return answer


def next_round(office: Office, event_id: str) -> set[tuple[int, int]] | None:
    """(white, black) by starting rank of the round that the event pairs next, (player, 0) for the bye."""
    answer = pair(office, event_id, "A")
    if isinstance(answer, Refusal):
        return None
    assert isinstance(answer, Round)
    assert answer.draft is not None
    tpns = office.state(event_id).fields["A"].tpns()
    pairs = {(tpns[board.white], tpns[board.black]) for board in answer.draft.boards}
    return pairs | {(tpns[bye.entry], 0) for bye in answer.draft.byes if bye.result.value == "U"}


def next_of_file(file: TrfFile) -> set[tuple[int, int]] | None:
    """The same of the file itself; None when no pairing is possible."""
    answer = pair_file(file, None, Way.FAST)
    if isinstance(answer, Refusal):
        return None
    return {*answer.pairs, *({(answer.bye, 0)} if answer.bye else ())}


def places(office: Office, event_id: str) -> list[tuple[int, int, int, list[str]]]:
    """Every line of the event's standings."""
    ranked = rank(office.state(event_id), "A")
    assert not isinstance(ranked, Refusal), ranked
    return [_line(line) for line in ranked.lines]


def places_of_file(file: TrfFile) -> list[tuple[int, int, int, list[str]]]:
    """Every line of the file's standings."""
    return [_line(line) for line in file_standings(file, listed(file) or usual(file))]


def _line(line: Standing) -> tuple[int, int, int, list[str]]:
    return line.rank, line.tpn, line.points, [value.text for value in line.values.values()]


def small(rounds: int, *rows: str) -> TrfFile:
    """A file of few players, each as "3b1 Z": opponent, colour and result, or a bye alone."""
    table = tuple(
        Participant(tpn, tuple(map(_cell, row.split())), rating=2500 - 100 * tpn)
        for tpn, row in enumerate(rows, 1)
    )
    people = {row.tpn: Identity(f"Player {row.tpn}", rating=row.rating) for row in table}
    report = Report("Cup", standings=("PTS", "BH", "WIN"))
    return build(Tournament(rounds, table, initial_colour=Colour.WHITE), people, report)


def _cell(text: str) -> Cell:
    if len(text) == 1:
        return Cell(0, None, Result(text))
    return Cell(int(text[:-2]), Colour(text[-2]), Result(text[-1]))
