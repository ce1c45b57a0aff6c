"""The full case set: exercises, real events and generated ones, value by value."""

import csv
import json
from typing import Any

import pytest

from shared_cases import cases
from standing_cases import tournament_of, wrong_values
from tura.domain.tiebreaks.direct_encounter import direct_encounter
from tura.domain.tiebreaks.edition import Edition
from tura.domain.tiebreaks.field import lay_out

# In a round robin WON stays a matter of the board (Readings.over_the_board_in_round_robin).
SET_ASIDE = {"67-rr-forfeit-counts.trf": {"WON"}, "65-round-in-progress.trf": {"FB"}}


def _expected(folder: str, name: str) -> dict[str, Any]:
    return dict(json.loads((cases(folder) / name).read_text(encoding="utf-8")))


def _without(values: dict[str, dict[str, float]], codes: set[str]) -> dict[str, dict[str, float]]:
    return {tpn: {code: x for code, x in row.items() if code not in codes} for tpn, row in values.items()}


@pytest.mark.parametrize(
    ("key", "edition"),
    [
        ("e2026", Edition.MARCH_2026),
        ("e2024", Edition.AUGUST_2024),
        ("e_after_round2", Edition.MARCH_2026),
    ],
)
def test_exercises(key: str, edition: Edition) -> None:
    """Every value of the exercises, in each edition that they give."""
    wrong: list[str] = []
    for name, case in _expected("tiebreaks", "expected.json").items():
        if key in case:
            wanted = _without(case[key], SET_ASIDE.get(name, set()))
            tournament = tournament_of(cases("tiebreaks") / name)
            wrong += [f"{name} {line}" for line in wrong_values(tournament, wanted, edition)]
    assert wrong == []


def test_exercises_of_the_direct_encounter() -> None:
    """The groups named by the exercises come in the order that they give."""
    wrong: list[str] = []
    for name, case in _expected("tiebreaks", "expected.json").items():
        field = lay_out(tournament_of(cases("tiebreaks") / name))
        for title, order in case.get("de_order", {}).items():
            group = [tpn for part in order for tpn in part]
            found = direct_encounter(field, [tpn - 1 for tpn in sorted(group)])
            if [[row + 1 for row in part] for part in found.groups] != order:
                wrong.append(f"{name} {title}: {found.groups}")
    assert wrong == []


def test_real_events() -> None:
    """Every value of the real events that their two sources agree on."""
    wrong: list[str] = []
    for name, case in _expected("tournaments", "tiebreaks_2026.json").items():
        tournament = tournament_of(cases("tournaments") / case["file"])
        found = wrong_values(tournament, case["values"], Edition.MARCH_2026)
        wrong += [f"{name} {line}" for line in found]
    assert wrong == []


@pytest.mark.parametrize(("key", "edition"), [("e2026", Edition.MARCH_2026), ("e2024", Edition.AUGUST_2024)])
def test_events_printed_by_another_program(key: str, edition: Edition) -> None:
    """Every printed value, in both editions."""
    wrong: list[str] = []
    for name, case in _expected("tournaments", "vega.json").items():
        columns = [code.replace("-", "/") for code in case["columns"]]
        wanted = {tpn: dict(zip(columns, row[key], strict=True)) for tpn, row in case["values"].items()}
        found = wrong_values(tournament_of(cases("tournaments") / case["file"]), wanted, edition)
        wrong += [f"{name} {line}" for line in found]
    assert wrong == []


def test_round_robin_of_a_championship() -> None:
    """Every value and both direct encounters of a round robin of ten."""
    case = _expected("tournaments", "uzchesscup.json")
    tournament = tournament_of(cases("tournaments") / "uzchesscup_rr10.trf")
    assert wrong_values(tournament, case["values"], Edition.MARCH_2026) == []
    field = lay_out(tournament)
    for order in case["de"].values():
        group = sorted(tpn - 1 for part in order for tpn in part)
        assert [[row + 1 for row in part] for part in direct_encounter(field, group).groups] == order


@pytest.mark.parametrize("name", ["T0000", "T0001", "T0002"])
def test_generated_events_agree_with_another_engine(name: str) -> None:
    """Twenty-five columns of sixty players over nine rounds agree."""
    folder = cases("generated")
    with (folder / f"{name}.tb.tsv").open(encoding="utf-8") as lines:
        rows = {row.pop("tpn"): row for row in csv.DictReader(lines, delimiter="\t")}
    assert wrong_values(tournament_of(folder / f"{name}.trf"), rows, Edition.MARCH_2026) == []
