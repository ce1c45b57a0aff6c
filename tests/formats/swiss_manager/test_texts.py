"""The two text files that Swiss-Manager imports."""

import pytest

from tura.domain.players import Birth, Sex
from tura.domain.results import Result
from tura.formats.swiss_manager import Board, ListedPlayer, pairings_text, players_text

PAIRS = "Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;Mnr;ErgEloW;ErgEloS"


def test_the_player_list_has_every_column_in_place() -> None:
    """26 columns, day-first dates, W for women, names whole and split, no separator inside a value."""
    player = ListedPlayer(
        3, "Примерова", "Анна Ивановна", "WFM", "61183", 1500, 1600, Birth(1992, 6, 1), "RUS", Sex.FEMALE,
        region="77", club="Клуб; Москва", fide_id="999000001", source="RUSR",
    )  # fmt: skip
    heading, row, end = players_text([player]).decode().split("\r\n")
    assert (heading.count(";"), row.count(";"), end) == (25, 25, "")
    assert row == (
        "3;Примерова Анна Ивановна;WFM;61183;1500;1600;01.06.1992;RUS;W;;;77;Клуб, Москва;999000001;RUSR;"
        ";;;;;;;;Примерова;Анна Ивановна;"
    )


def test_a_player_of_whom_little_is_known_has_zeros() -> None:
    """Missing numbers are 0, a missing sex is a man's blank."""
    row = players_text([ListedPlayer(1, "Липов", birth=Birth(2012))]).decode().splitlines()[1]
    assert row == "1;Липов;;;0;0;2012;;;;;0;;0;;;;;;;;;;Липов;;"


@pytest.mark.parametrize(
    ("white", "black", "row"),
    [
        ("1", "0", "3;4;0;0;5;8;1;0;;1:0;0;;"),
        ("=", "=", "3;4;0;0;5;8;0,5;0,5;;0,5:0,5;0;;"),
        ("+", "-", "3;4;0;0;5;8;1;0;K;1:0K;0;;"),
        ("-", "-", "3;4;0;0;5;8;0;0;K;0:0K;0;;"),
        (" ", " ", "3;4;0;0;5;8;0;0;;0:0;0;;"),
    ],
)
def test_a_board_is_spelled_as_swiss_manager_does(white: str, black: str, row: str) -> None:
    """Results, forfeits and open boards have one spelling each."""
    text = pairings_text([Board(3, 4, 5, 8, Result(white), Result(black))])
    assert text.data.decode() == f"{PAIRS}\r\n{row}\r\n"
    assert text.by_hand == ()


def test_a_bye_is_a_row_without_a_result() -> None:
    """The allocated bye is kept open: Swiss-Manager gives it its own value."""
    text = pairings_text([Board(3, 5, 6, 0, Result.PAIRING_BYE)])
    assert text.data.decode().splitlines()[1] == "3;5;0;0;6;-1;0;0;;0:0;0;;"


@pytest.mark.parametrize(("white", "black"), [("0", "0"), ("W", "L"), ("=", "0"), ("?", "?")])
def test_a_result_without_a_spelling_is_left_for_the_hand(white: str, black: str) -> None:
    """What the layout cannot tell stands as unplayed and is named."""
    board = Board(1, 1, 1, 2, Result(white), Result(black))
    text = pairings_text([board])
    assert text.by_hand == (board,)
    assert text.data.decode().splitlines()[1] == "1;1;0;0;1;2;0;0;;0:0;0;;"
