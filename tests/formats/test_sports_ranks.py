"""The table of sports ranks is read line by line, and used with every doubt shown."""

import pytest

from tura.domain.players import Sex
from tura.domain.ratings.sports_ranks import check_ranks, opponents_met
from tura.domain.results import Cell, Colour, Result
from tura.domain.tournament import Participant, Tournament
from tura.formats.bad_input import BadInput
from tura.formats.sports_ranks import HEADER, read_ranks, shipped_ranks

HEAD = ";".join(HEADER) + "\n"


def test_the_shipped_table_holds_only_verified_lines() -> None:
    """The first line is the verified one; whatever else is added there must be verified too."""
    rows = shipped_ranks()
    assert (rows[0].rank, rows[0].average_from, rows[0].average_to, rows[0].percent) == (
        "III юношеский", 1001, 1025, 55,
    )  # fmt: skip
    assert all(row.verified for row in rows)


def test_a_norm_rounds_up_to_half_a_point() -> None:
    """55 % of seven rounds are 3.85, so four points are needed; 3.5 are too few."""
    made = [check_ranks(shipped_ranks(), [1010] * 7, halves, 7, sex=Sex.MALE, age=12) for halves in (8, 7)]
    assert [[check.fulfilled for check in found] for found in made] == [[True], [False]]


def test_opponents_of_a_section() -> None:
    """Only opponents met over the board count for the average; an unrated one has the list's least rating."""
    cells = (
        Cell(2, Colour.WHITE, Result("1")),
        Cell(3, Colour.BLACK, Result("=")),
        Cell(2, Colour.WHITE, Result("+")),
    )
    section = Tournament(3, (Participant(1, cells), Participant(2, (), 1200), Participant(3)))
    assert opponents_met(section, 1) == ([1200, 1000], 5)
    assert check_ranks(shipped_ranks(), [], 0, 3, sex=Sex.MALE, age=None) == ()


def test_every_doubt_is_told() -> None:
    """Too few games, an unknown age, an unplayed round and an unverified line each stand against the norm."""
    rows = read_ranks(HEAD + "II;ж;1000;1100;60;7;10;\nII;м;1000;1100;60;7;10;\n", "ranks.csv")
    (found,) = check_ranks(rows, [1050] * 6, 12, 7, sex=Sex.FEMALE, age=None)
    assert [reason.code for reason in found.objections] == [
        "rank-games",
        "rank-age",
        "rank-unplayed",
        "rank-unverified",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "rank;sex\n",
        HEAD + "II;x;1;2;60;;;\n",
        HEAD + "II;;1;2;60;;;maybe\n",
        HEAD + "II;;one;2;60;;;\n",
        HEAD + "II;;3;2;60;;;\n",
        HEAD + "II;;1;2;0;;;\n",
        HEAD + ";;1;2;60;;;\n",
        HEAD + "II;;1;2;60\n",
    ],
)
def test_a_wrong_line_is_named(text: str) -> None:
    """The error names the file and the line."""
    with pytest.raises(BadInput, match=r"ranks\.csv:[12]: "):
        read_ranks(text, "ranks.csv")
