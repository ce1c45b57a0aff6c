"""The officials of an event in its regulation file."""

import pytest

from tura.domain.regulation.schema import Official, Role
from tura.formats.regulation import read_regulation, write_regulation
from tura.formats.regulation.issues import RegulationError

TEXT = """name = "Кубок"
officials = [
    { role = "chief-arbiter", name = "Ёлкин Пётр Ильич", category = "СС1К", fide-id = "4100000" },
    { role = "chief-secretary", name = "Осина Анна" },
]
"""


def test_officials_are_read_and_written() -> None:
    """Who signs the papers survives reading and writing, in order."""
    regulation = read_regulation(TEXT).regulation
    assert regulation.officials == (
        Official(role=Role.CHIEF_ARBITER, name="Ёлкин Пётр Ильич", category="СС1К", fide_id="4100000"),
        Official(role=Role.SECRETARY, name="Осина Анна"),
    )
    assert regulation.official(Role.SECRETARY) == regulation.officials[1]
    assert regulation.official(Role.DEPUTY) is None
    assert read_regulation(write_regulation(regulation)).regulation == regulation


def test_an_unknown_role_is_refused_with_its_line() -> None:
    """A role nobody knows names the line and changes nothing."""
    with pytest.raises(RegulationError) as refused:
        read_regulation(TEXT.replace("chief-secretary", "janitor"), "cup.toml")
    assert "cup.toml:4" in str(refused.value)
