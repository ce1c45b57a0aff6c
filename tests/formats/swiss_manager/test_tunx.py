"""TUNX files read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tunx_made import tunx
from tura.formats.bad_input import BadInput
from tura.formats.swiss_manager import read_tunx, to_trf
from tura.formats.tournament_file import read_tournament
from tura.formats.trf import National, clubs, read, resolved, result_text, write

PAIRS = [(1, 2, 1), (3, -1, 9), (2, 3, 4), (1, -2, 2)]


def test_rounds_players_and_headers_are_read() -> None:
    """Games, the bye, an announced half-point bye and a forfeit come out as TRF results."""
    file = to_trf(read_tunx(tunx(PAIRS), "cup.TUNX"), "cup.TUNX")
    rows = {row.tpn: [result_text(cell) for cell in resolved(file, row)] for row in file.players}
    assert rows == {1: ["2w1", "H"], 2: ["1b0", "3w+"], 3: ["U", "2b-"]}
    first, second, _ = file.players
    assert (first.name, first.sex, first.rating, first.birth) == ("А, Б В", "m", 1500, "2006/00/00")
    assert (second.sex, second.rating, second.fide_id) == ("w", 1700, "999000001")
    assert (file.header("012"), file.header("042"), file.settings.rounds) == ("Кубок", "2026/03/01", 5)


def test_the_free_player_of_a_round_robin_scores_nothing() -> None:
    """Swiss-Manager's bye record means a point in a Swiss only."""
    file = to_trf(read_tunx(tunx(PAIRS[:2], kind=1), "cup.TURX"), "cup.TURX")
    assert [result_text(cell) for cell in resolved(file, file.players[2])] == ["Z"]


def test_the_report_reads_back_without_a_repair() -> None:
    """What comes out of a TUNX file is a sound tournament report file."""
    file = to_trf(read_tunx(tunx(PAIRS), "cup.TUNX"), "cup.TUNX")
    again = read(write(file), "cup.trf")
    assert again == file
    assert not again.repairs


def test_a_tunx_file_is_known_by_its_first_bytes() -> None:
    """Whoever reads a tournament file need not ask which program wrote it."""
    file = read_tournament(tunx(PAIRS), "cup.TUNX")
    assert file == to_trf(read_tunx(tunx(PAIRS), "cup.TUNX"), "cup.TUNX")
    assert read_tournament(write(file), "cup.trf") == file


def test_an_unknown_result_is_refused_by_board() -> None:
    """A code nobody knows is named with its round and players."""
    with pytest.raises(BadInput, match="round 1: the result of 1 and 2 has the unknown code 17"):
        to_trf(read_tunx(tunx([(1, 2, 17)]), "cup.TUNX"), "cup.TUNX")


@pytest.mark.parametrize(
    ("codes", "listed", "unknown"), [((11,), ("DE",), ()), ((11, 84, 68, 84), (), (84, 68, 84)), ((), (), ())]
)
def test_only_tie_breaks_that_are_known_are_taken(
    codes: tuple[int, ...], listed: tuple[str, ...], unknown: tuple[int, ...]
) -> None:
    """A list with a code whose meaning nobody has proved is told, never guessed."""
    file = read_tournament(tunx(PAIRS, tiebreaks=codes), "cup.TUNX")
    assert file.settings.tiebreaks == listed
    told = [note.reason.values["unknown"] for note in file.repairs if note.reason.code == "tunx-tiebreaks"]
    assert told == ([unknown] if unknown else [])


def test_clubs_and_regions_are_read() -> None:
    """The club goes as a comment, the region's number into the national record; both survive writing."""
    file = read_tournament(tunx(PAIRS), "cup.TUNX")
    again = read(write(file), "cup.trf")
    assert clubs(again) == {1: "Клуб", 2: "Клуб", 3: "Клуб"}
    assert {record.origin for record in again.records if isinstance(record, National)} == {"18"}


@given(st.integers(0, 7000), st.binary(max_size=8), st.booleans())
def test_damage_never_breaks_the_reader(start: int, junk: bytes, cut: bool) -> None:
    """A damaged or cut file gives a value or a refusal."""
    data = tunx(PAIRS)
    damaged = data[:start] + junk + (b"" if cut else data[start + len(junk) :])
    assert _outcome(damaged)


def _outcome(data: bytes) -> bool:
    try:
        to_trf(read_tunx(data, "cup.TUNX"), "cup.TUNX")
    except BadInput as error:
        return str(error).startswith("cup.TUNX")
    return True
