"""A field as the crosstable that every rule reads."""

from events_made import R1, R2, B, D, Journal, W, draft, facts, numbered, played, publish, result
from tura.domain.commands.attendance import AnnounceLeaving, GrantBye, WithdrawEntry
from tura.domain.commands.sections import BanMeeting
from tura.domain.event.crosstable import to_pair, to_tournament
from tura.domain.event.initial_order import seeding_rating
from tura.domain.regulation.schema import Seeding
from tura.domain.results import Cell, Colour, Result
from tura.domain.round.outcome import Outcome


def codes(journal: Journal, tpn: int) -> str:
    """A player's rounds as in a tournament file: opponent, colour, result."""
    row = to_tournament(journal.state, "A").by_tpn[tpn]
    return " ".join(
        f"{cell.opponent}{cell.colour.value if cell.colour else '-'}{cell.result.value}" for cell in row.cells
    )


def test_a_round_is_a_cell_for_everybody() -> None:
    """Games, forfeits, penal results, byes of every kind and absences all have their code."""
    journal = numbered(9).do(GrantBye(entry="e9", round=1, result=Result.HALF_POINT_BYE))
    journal.do(AnnounceLeaving(entry="e7", last_round=1))
    outcomes = (W, Outcome.FORFEIT_BLACK, Outcome.WHITE_HALF)
    played(journal.do(WithdrawEntry(entry="e8")), ((1, 5), (6, 2), (3, 7)), outcomes, pab=4)
    assert [codes(journal, tpn) for tpn in range(1, 10)] == [
        "5w1",
        "6b+",
        "7w=",
        "0-U",
        "1b0",
        "2w-",
        "3b0",
        "0-Z",
        "0-H",
    ]


def test_only_published_rounds_are_in_the_table() -> None:
    """A draft is nobody's business; an earlier round can be asked for."""
    journal = draft(played(numbered(8), R1, (W, B, D, W)), R2)
    assert codes(journal, 1) == "5w1"
    publish(journal)
    assert codes(journal, 1) == "5w1 2w "
    table = to_tournament(journal.state, "A", after_round=1)
    assert [len(row.cells) for row in table.participants] == [1] * 8
    assert to_tournament(journal.state, "A", after_round=0).by_tpn[1].cells == ()


def test_the_table_to_pair_knows_who_is_not_there() -> None:
    """Byes of the next round are its cells, other absences are listed, bans are by number."""
    journal = played(numbered(8).do(BanMeeting(field="A", entries=("e1", "e3"))), R1, (W, W, W, W))
    journal.do(GrantBye(entry="e2", round=2, result=Result.ZERO_POINT_BYE)).do(WithdrawEntry(entry="e8"))
    table = to_pair(journal.state, "A")
    assert table.by_tpn[2].cells[-1] == Cell(0, None, Result.ZERO_POINT_BYE)
    assert len(table.by_tpn[8].cells) == 1
    assert table.absent == frozenset({8})
    assert [ban.tpns for ban in table.prohibitions] == [frozenset({1, 3})]
    assert table.initial_colour is Colour.WHITE


def test_names_and_ratings_come_with_the_rows() -> None:
    """Names are given by person id; ratings are those of the section's seeding list."""
    journal = numbered(2)
    row = to_tournament(journal.state, "A", names={"p2": "Ёлкин Пётр"}).by_tpn[2]
    assert (row.name, row.rating) == ("Ёлкин Пётр", 2480)
    assert seeding_rating(facts(2480), Seeding()) == 0


def test_an_open_game_is_pending_and_an_adjourned_one_unknown() -> None:
    """Neither has points in the standings; pairing takes the unknown as a draw."""
    journal = publish(draft(numbered(8), R1))
    result(journal, 1, Outcome.ADJOURNED)
    assert [codes(journal, tpn) for tpn in (1, 5, 2)] == ["5w?", "1b?", "6b "]
