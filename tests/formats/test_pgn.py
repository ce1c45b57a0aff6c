"""PGN headers of a round."""

from datetime import date

import pytest

from tura.formats.pgn import PgnGame, PgnPlayer, PgnRound, round_pgn

HEADING = PgnRound('Cup "A"', "Ижевск", 3, date(2026, 3, 1), "5400+30")


def test_a_game_has_the_seven_tags_and_what_is_known() -> None:
    """The seven tags in their order, then titles, ratings and ids; quotes are escaped."""
    game = PgnGame(2, PgnPlayer("Липов, Олег", "FM", 2300, "999000001"), PgnPlayer("Doe, Ann"), "1", "0")
    assert round_pgn(HEADING, [game]) == (
        '[Event "Cup \\"A\\""]\n[Site "Ижевск"]\n[Date "2026.03.01"]\n[Round "3.2"]\n[White "Липов, Олег"]\n'
        '[Black "Doe, Ann"]\n[Result "1-0"]\n[TimeControl "5400+30"]\n[WhiteTitle "FM"]\n[WhiteElo "2300"]\n'
        '[WhiteFideId "999000001"]\n\n1-0\n\n'
    )


@pytest.mark.parametrize(
    ("white", "black", "result"),
    [("=", "=", "1/2-1/2"), ("0", "1", "0-1"), ("+", "-", "*"), (" ", " ", "*"), ("0", "0", "*")],
)
def test_only_a_game_result_is_told(white: str, black: str, result: str) -> None:
    """PGN has no word for forfeits and penal results."""
    game = PgnGame(1, PgnPlayer("A"), PgnPlayer("B"), white, black)
    assert f'[Result "{result}"]' in round_pgn(HEADING, [game])
