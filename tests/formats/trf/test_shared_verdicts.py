"""Every case of the full set is read as its answer says."""

import json
from pathlib import Path
from typing import Any

import pytest

from shared_cases import cases
from tura.formats.trf import Player, TrfError, TrfFile, read, resolved, result_text


def _expected() -> dict[str, Any]:
    try:
        text = (cases("trf") / "expected.json").read_text(encoding="utf-8")
    except pytest.skip.Exception:
        return {}
    answers: dict[str, Any] = json.loads(text)
    return answers


def _verdict(path: Path) -> tuple[str, TrfFile | None]:
    try:
        file = read(path.read_bytes(), path.name)
    except TrfError:
        return "reject", None
    return ("repair" if file.repairs else "accept"), file


def _shown(file: TrfFile, player: Player) -> dict[str, Any]:
    return {
        "name": player.name,
        "rating": player.rating,
        "sex": player.sex,
        "title": player.title,
        "fed": player.federation,
        "fid": player.fide_id,
        "birth": player.birth,
        "results": [result_text(cell) for cell in resolved(file, player)],
    }


@pytest.mark.parametrize(("name", "case"), _expected().items(), ids=str)
def test_a_shared_file_gets_its_verdict(name: str, case: dict[str, Any]) -> None:
    """A sound file is accepted, a mendable one repaired, a contradictory one refused."""
    verdict, _ = _verdict(cases("trf") / name)
    wanted = case["verdict"]
    if "or" in wanted.split():
        return
    if wanted.startswith("reject"):
        assert verdict == "reject"
    elif "warning" in wanted:
        assert verdict == "repair"
    else:
        assert verdict == "accept"


@pytest.mark.parametrize(("name", "case"), _expected().items(), ids=str)
def test_a_shared_file_is_read_value_by_value(name: str, case: dict[str, Any]) -> None:
    """Names, ratings, ids, birth dates and every round are what the answer lists."""
    values = case.get("values") or {}
    rows = {key: row for key, row in values.items() if key.isdigit()}
    if not rows:
        return
    _, file = _verdict(cases("trf") / name)
    assert file is not None
    shown = {str(player.tpn): _shown(file, player) for player in file.players}
    for tpn, row in rows.items():
        wanted = row if isinstance(row, dict) else {"results": row}
        assert wanted.items() <= shown[tpn].items()
