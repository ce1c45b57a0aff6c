"""Every tournament file of the full case set, whatever it is there for."""

from pathlib import Path

import pytest

from shared_cases import cases
from tura.formats.trf import TrfError, TrfFile, Version, converted, read, to_tournament, write

FOLDERS = ("tournaments", "pairing", "rule_changes", "tiebreaks", "generated", "corpus", "corpus/impossible")


def _read(path: Path) -> TrfFile | None:
    try:
        return read(path.read_bytes(), path.name)
    except TrfError:
        return None


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_file_is_read_and_comes_back_equal(folder: str) -> None:
    """Only files that contradict themselves are refused; the others survive writing, in every edition."""
    refused = []
    for path in sorted(cases(folder).glob("*.trf")):
        file = _read(path)
        if file is None:
            refused.append(path.name)
            continue
        assert read(write(file), path.name) == file
        for version in Version:
            assert read(write(file, version), path.name) == converted(file, version)
    assert [name for name in refused if not name.startswith(("29-", "30-"))] == []


def test_converting_keeps_every_round_of_the_corpus() -> None:
    """Crosstable, points and colours are the same after a journey through the older edition and back."""
    for path in sorted(cases("corpus").glob("s*.trf")):
        file = read(path.read_bytes(), path.name)
        older = read(write(file, Version.TRF16), path.name)
        newer = read(write(older, Version.TRF26), path.name)
        assert to_tournament(newer).participants == to_tournament(file).participants
        assert to_tournament(newer).points.win == to_tournament(file).points.win
