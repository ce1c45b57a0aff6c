"""What other programs stumbled over, at the web's level (cases/scenarios 152 to 166)."""

import threading
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from bench.crowd import crowded

from asking import Client
from road import office_at, sure
from served import Served
from tura.app.accounts import Role
from tura.app.pairing import Asked, pair, publish
from tura.app.rating_lists import Told, take_list
from tura.app.scoring import enter
from tura.domain.players import Discipline
from tura.domain.results import Result
from tura.domain.round.outcome import Outcome
from tura.domain.section.field import Field
from tura.web.app import create_app

Desk = Callable[..., tuple[int, str]]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Seven players, so that one has the bye."""
    crowded(office_at(tmp_path), 7)
    return tmp_path / "tura.sqlite"


@pytest.fixture
def desk(served: Served) -> Desk:
    """``desk(path, field=…)``: a form of the chief arbiter's, its status and what the page says."""
    client = Client(create_app(served.site))
    client.cookies["tura"] = served.token(Role.CHIEF_ARBITER)

    def send(path: str, **given: str) -> tuple[int, str]:
        kind = "POST" if given else "GET"
        more = {"data": given} if given else {}
        answer = client.request(kind, f"/e/{served.slug}/{path}", **more)
        return answer.status_code, answer.text

    return send


def field(served: Served) -> Field:
    """The field of section A now."""
    return served.site.office.state(served.event_id).fields["A"]


def next_round(served: Served, *but: int) -> None:
    """Every board of the last round but some gets a result, and the next is published."""
    play(served, *but)
    sure(pair(served.site.office, served.event_id, "A", Asked(confirm=3)))
    sure(publish(served.site.office, served.event_id, "A", confirm=3))


def play(served: Served, *but: int) -> None:
    """White wins every board of the last round but some."""
    number = field(served).published
    for board in field(served).rounds[-1].boards:
        if board.number not in but:
            place = (number, board.number)
            sure(enter(served.site.office, served.event_id, "A", place, Outcome.WHITE))


def test_152_a_result_corrected_after_the_next_pairing(served: Served, desk: Desk) -> None:
    """The warning names the round paired with another result; then table and TRF have the right one, pairs stay."""
    next_round(served)
    pairs = field(served).rounds[1].boards
    given = {"result": "0-1", "seen": "1-0"}
    status, text = desk("A/results/1/2", **given)
    assert (status, '"level":3' in text.replace(" ", "")) == (409, True)
    assert desk("A/results/1/2", **given, confirm="3")[0] == 200
    assert field(served).rounds[1].boards == pairs
    white, black = field(served).rounds[0].boards[1].white, field(served).rounds[0].boards[1].black
    number = field(served).tpns()
    _, trf = desk("file/trf26?section=A")
    lines = {int(line[4:8]): line for line in trf.splitlines() if line.startswith("001")}
    assert (lines[number[white]][80:84].strip(), lines[number[black]][80:84].strip()) == ("0.0", "1.0")
    assert [line for line in trf.splitlines() if line.startswith("###")]


def test_154_a_result_changed_twice_is_one_row(served: Served, desk: Desk) -> None:
    """Three results of one board are one row, the last of them, and three lines of the journal."""
    for was, now in (("", "1-0"), ("1-0", "0-1"), ("0-1", "=")):
        assert desk("A/results/1/1", result=now, seen=was)[0] == 200
    _, page = desk("A/results/1")
    assert page.count('id="board-1"') == 1
    assert 'data-board="1" data-result="="' in page
    kinds = [entry.event.KIND for entry in served.site.office.journal.tail(served.event_id)]
    assert kinds.count("result-entered") == 3


def test_156_a_pairing_withdrawn_with_its_results_comes_back(served: Served, desk: Desk) -> None:
    """The number of lost results is asked about; going back in the journal has them again."""
    next_round(served)
    play(served, 3)
    before = served.site.office.state(served.event_id)
    given = {"action": "take-back", "reason": "не та рассадка"}
    status, page = desk("A/round/2", **given)
    assert (status, "пропадёт результатов: 2" in page) == (409, True)
    assert desk("A/round/2", **given, confirm="3")[0] == 303
    assert field(served).published == 1
    back = {"action": "restore", "seq": str(before.seq), "reason": "вернуть", "confirm": "4"}
    assert desk("journal", **back)[0] == 303
    assert field(served).rounds == before.fields["A"].rounds


def test_158_no_result_waits_for_a_list_or_is_lost(served: Served, desk: Desk, tmp_path: Path) -> None:
    """While a rating list of twenty thousand is taken in on the same database, results are saved."""
    rows = "".join(f"{n};Игрок {n};m;RUS;77;Москва;1990;1500;;\n" for n in range(1, 20001))
    data = f"ID_No;Name;Sex;Fed;Clubnumber;ClubName;Birthday;Rtg_Nat;Fide_No;Rtg_Int\n{rows}".encode()
    told = Told(listed=date(2026, 12, 1), discipline=Discipline.RAPID)
    other = office_at(tmp_path)
    taking = threading.Thread(target=take_list, args=(other.rating_lists, data, "list.csv", told))
    taking.start()
    statuses = [desk(f"A/results/1/{board}", result="1-0", seen="")[0] for board in (1, 2, 3)]
    taking.join()
    assert statuses == [200] * 3
    assert field(served).rounds[0].results == 3
    assert other.rating_lists.search("20000", None)


def test_160_pairing_with_a_missing_result(served: Served, desk: Desk) -> None:
    """The board without a result is named and adjourned; a draw may be entered later, with the pairing as it is."""
    play(served, 3)
    status, page = desk("A/pair", x="1")
    assert (status, "3" in page, 'name="confirm" value="2"' in page) == (409, True, True)
    assert desk("A/pair", confirm="2")[0] == 303
    assert field(served).rounds[0].boards[2].outcome is Outcome.ADJOURNED
    sure(publish(served.site.office, served.event_id, "A", confirm=3))
    pairs = field(served).rounds[1].boards
    assert desk("A/results/1/3", result="=", seen="?", confirm="3")[0] == 200
    assert field(served).rounds[0].boards[2].outcome is Outcome.DRAW
    assert field(served).rounds[1].boards == pairs


def test_162_a_bye_moved_by_hand_is_one_bye(served: Served, desk: Desk) -> None:
    """Whoever changes seats with the player on the bye has it; the engine's is gone, the difference is asked about."""
    (bye,) = field(served).rounds[0].byes
    other = field(served).rounds[0].boards[0].white
    assert desk("A/round/1", action="begin", reason="опоздал", confirm="3")[0] == 303
    assert desk("A/round/1", action="swap", first=bye.entry, second=other, confirm="3")[0] == 303
    status, page = desk("A/round/1", action="end")
    assert (status, "отличаются" in page) == (409, True)
    assert desk("A/round/1", action="end", confirm="3")[0] == 303
    assert desk("A/publish", confirm="3")[0] == 303
    byes = [(each.entry, each.result) for each in field(served).rounds[0].byes]
    assert byes == [(other, Result.PAIRING_BYE)]


def test_164_fewer_rounds_after_the_pairing(served: Served, desk: Desk) -> None:
    """It is confirmed twice over, the round that becomes the last is to be checked, and the TRF tells."""
    next_round(served)
    play(served)
    sure(pair(served.site.office, served.event_id, "A", Asked(confirm=3)))
    given = {"action": "rounds", "rounds": "3", "reason": "зал закрыли"}
    status, page = desk("A/round/3", **given)
    assert (status, 'name="confirm" value="4"' in page) == (409, True)
    assert desk("A/round/3", **given, confirm="4")[0] == 303
    assert (field(served).rounds_planned, field(served).remarks[-1].text) == (3, "7-3")
    _, trf = desk("file/trf26?section=A")
    assert [line for line in trf.splitlines() if line.startswith("###")]


def test_166_two_are_kept_apart_from_the_card(served: Served, desk: Desk) -> None:
    """After round 1 the page says that it is too late; outside FIDE mode they are, and may meet again later."""
    one, two = field(served).numbers[:2]
    status, page = desk("A/players/act", entry=one, action="apart", other=two, **{"from": "card"})
    assert (status, "до первого тура" in page) == (409, True)
    assert desk("A/round/1", action="leave-fide", reason="семья", confirm="4")[0] == 303
    assert desk("A/players/act", entry=one, action="apart", other=two, confirm="4")[0] == 303
    assert set(field(served).bans[0].entries) == {one, two}
    assert "Снова можно сводить" in desk(f"A/players/{one}")[1]
    assert desk("A/players/act", entry=one, action="meet", others=f"{one} {two}", confirm="4")[0] == 303
    assert field(served).bans == ()
