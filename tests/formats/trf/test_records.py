"""What each record may not say: the line is named and nothing is guessed."""

from datetime import date

import pytest

from tura.domain.points import STANDARD
from tura.domain.results import Cell, Colour, Result
from tura.domain.tournament import Participant, Tournament
from tura.formats.trf import Identity, Report, TrfError, TrfFile, Version, build, converted, read, write

ONE = "001    1 m    Pine, Ada                         2000 ENG                         {points}    1"
TWO = "001    2 w    Oak, Bea                          1900 ENG                         {points}    2"
PLAYERS = (ONE.format(points="0.0"), TWO.format(points="0.0"))


def reading(*lines: str) -> TrfFile:
    """The file of these lines."""
    return read(("\n".join(lines) + "\n").encode(), "event.trf")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("142 nine", "trf-number"),
        ("XXR nine", "trf-number"),
        ("152 green", "trf-initial-colour"),
        ("162 Q 1.0", "trf-points-symbol"),
        ("162 W one", "trf-points-value"),
        ("XXR " + "7" * 5000, "trf-number"),
        ("XXS WW=x", "trf-points-value"),
        ("BBW x", "trf-points-value"),
        ("XXZ one", "trf-ids"),
        ("XXP 1 two", "trf-ids"),
        ("240 Q   1    1", "trf-record"),
        ("240 H   x    1", "trf-record"),
        ("250           1.0   3   1    1    2", "trf-record"),
        ("260   3   1    1    2", "trf-record"),
        ("260   1   3", "trf-record"),
        ("299 W          x   1    1", "trf-record"),
        ("XXA    1  1.0  one", "trf-record"),
        ("XXA    1 1000", "trf-record"),
    ],
)
def test_a_record_that_cannot_be_read_is_refused_by_its_line(line: str, code: str) -> None:
    """A record that binds pairing or scoring and cannot be read is refused, naming its line."""
    with pytest.raises(TrfError, match=r"event\.trf:2: ") as refused:
        reading("012 Cup", line, *PLAYERS)
    assert [note.reason.code for note in refused.value.notes] == [code]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("XXC red", "trf-option-unknown"),
        ("XXC white1 rank", ""),
        ("XXC black1", "trf-initial-colours-differ"),
        ("XXR 7", "trf-rounds-twice"),
        ("XXR", ""),
        ("XXP", ""),
        ("152", ""),
        ("ENG    1", ""),
        ("ENG    x", "trf-unknown-record"),
    ],
)
def test_a_record_beside_the_rules_is_kept_and_told(line: str, code: str) -> None:
    """What cannot mislead the pairing is kept as it stands; where another record says otherwise, that is told."""
    file = reading("142 5", "152 w", line, *PLAYERS)
    assert [note.reason.code for note in file.repairs] == ([code] if code else [])
    assert write(file).decode().splitlines()[2].strip() == line
    assert file.rounds == 5 or line == "XXR 7"
    assert file.settings.initial is Colour.WHITE


@pytest.mark.parametrize(
    ("one", "two", "code"),
    [
        ("  0000 - ?", "", "trf-result-without-opponent"),
        ("     2 w U", "     1 b 0", "trf-bye-with-opponent"),
        ("     2 w 1", "     1 w 0", "trf-colours-same"),
        ("     2 w 1", "     1 b 1", "trf-results-differ"),
    ],
)
def test_rows_that_contradict_each_other_are_refused(one: str, two: str, code: str) -> None:
    """A game seen by one side alone, a bye with an opponent, equal colours and two winners are refused."""
    with pytest.raises(TrfError) as refused:
        reading("142 5", ONE.format(points="1.0") + one, TWO.format(points="0.0") + two)
    assert code in [note.reason.code for note in refused.value.notes]


@pytest.mark.parametrize(("result", "codes"), [("=", ["trf-colours-missing"]), ("-", [])])
def test_only_a_game_over_the_board_misses_its_colours(result: str, codes: list[str]) -> None:
    """A game without colours is told of; a double forfeit needs none."""
    points = "0.5" if result == "=" else "0.0"
    lines = (
        ONE.format(points=points) + f"     2 - {result}",
        TWO.format(points=points) + f"     1 - {result}",
    )
    assert [note.reason.code for note in reading("142 5", *lines).repairs] == codes


def test_an_event_without_a_game_has_no_initial_colour() -> None:
    """A report names neither dates, results nor a colour that are not there, and reads back as it was."""
    rows = (Participant(1), Participant(2, (Cell(0, None, Result.PAIRING_BYE),)))
    people = {tpn: Identity(f"Oak {tpn}", "m") for tpn in (1, 2)}
    plain = Tournament(3, rows, absent=frozenset({1}))
    file = build(plain, people, Report(name="Cup"))
    codes = {raw.code for raw in file.raws}
    assert not codes & {"042", "052", "122", "132", "152", "162"}
    full = Report(
        name="Cup", start=date(2026, 3, 1), end=date(2026, 3, 2), deputies=("Elm",), time_control="15+10"
    )
    assert {"042", "052", "112", "122"} <= {raw.code for raw in build(plain, people, full).raws}
    assert read(write(file), "cup.trf") == file


@pytest.mark.parametrize("version", Version)
def test_no_round_and_no_colour_are_invented_by_converting(version: Version) -> None:
    """A file that tells neither rounds nor a colour tells neither in another edition."""
    file = converted(reading("012 Cup", *PLAYERS), version)
    assert (file.settings.rounds, file.settings.initial, file.settings.points) == (None, None, STANDARD)
