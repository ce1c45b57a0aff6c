"""The table of sports ranks is read line by line."""

import pytest

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
