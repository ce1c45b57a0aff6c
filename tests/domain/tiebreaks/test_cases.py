"""The cases of C.07 by hand: each folder is a file and what the rules make of it."""

import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from standing_cases import ranked, tournament_of
from tura.domain.points import as_text
from tura.domain.standings import standings
from tura.domain.tiebreaks.code import parse_code
from tura.domain.tiebreaks.cuts import chosen_cuts, cut_sum
from tura.domain.tiebreaks.direct_encounter import direct_encounter
from tura.domain.tiebreaks.edition import Edition
from tura.domain.tiebreaks.field import lay_out

CASES = sorted((Path(__file__).parents[2] / "cases" / "C.07").glob("*/expected.toml"))


def _read(path: Path) -> tuple[Any, dict[str, Any]]:
    return tournament_of(path.parent / "case.trf"), tomllib.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.parent.name)
def test_values_print_as_computed_by_hand(path: Path) -> None:
    """Every tie-break of the case prints as expected, with its decimals."""
    tournament, expected = _read(path)
    values = expected.get("values", {})
    codes = sorted({code for row in values.values() for code in row})
    lines = {line.tpn: line for line in standings(tournament, codes, edition=Edition(expected["edition"]))}
    printed = {
        tpn: {
            code: as_text(lines[int(tpn)].points) if code == "PTS" else lines[int(tpn)].values[code].text
            for code in row
        }
        for tpn, row in values.items()
    }
    assert printed == values


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.parent.name)
def test_places_follow_the_list(path: Path) -> None:
    """Where the case names a list of codes, the places are those expected."""
    tournament, expected = _read(path)
    lines = standings(tournament, expected.get("codes", []), edition=Edition(expected["edition"]))
    assert ranked(lines) == expected.get("order", ranked(lines))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.parent.name)
def test_direct_encounter_orders_the_group(path: Path) -> None:
    """Where the case names a tied group, its games put it in the order expected."""
    tournament, expected = _read(path)
    group = [tpn - 1 for tpn in expected.get("group", [1])]
    found = direct_encounter(lay_out(tournament), group)
    assert [[row + 1 for row in part] for part in found.groups] == expected.get("groups", [[1]])


def test_cut_of_a_sonneborn_berger_with_unplayed_rounds() -> None:
    """SB-C1 cuts the higher of the least unplayed product and the least opponent's product (16.5, example 5)."""
    products, scores, unplayed = [225, 0, 150, 1100, 1100], [45, 45, 30, 55, 55], [0, 1]
    code = parse_code("SB/C1")
    assert Fraction(sum(products), 100) == Fraction("25.75")
    assert [cut.position for cut in chosen_cuts(products, scores, unplayed, code)] == [2]
    assert Fraction(cut_sum(products, scores, unplayed, code), 100) == Fraction("24.25")
