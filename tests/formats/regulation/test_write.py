"""Writing regulation files: reading gives the same regulation back."""

import pytest
from hypothesis import given

from regulations_made import regulations, shipped
from tura.domain.regulation.schema import Regulation
from tura.formats.regulation import read_regulation, write_regulation


@given(regulations())
def test_read_gives_back_what_was_written(regulation: Regulation) -> None:
    """Every regulation survives writing and reading."""
    assert read_regulation(write_regulation(regulation)).regulation == regulation


@pytest.mark.parametrize("name", ["rapid-age-categories", "classical-rating-categories"])
def test_shipped_regulations_survive(name: str) -> None:
    """The shipped files are written whole, lines and answers included."""
    assert read_regulation(write_regulation(shipped(name))).regulation == shipped(name)


def test_comments_stand_at_both_ends() -> None:
    """Header and footer are comments, each line by itself."""
    text = write_regulation(Regulation(name="Кубок"), ["Сверху"], ["Строка 7: не прочитано"])
    assert text == '# Сверху\n\nname = "Кубок"\n\n# Строка 7: не прочитано\n'
