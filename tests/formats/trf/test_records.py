"""What each record may not say: the line is named and nothing is guessed."""

from datetime import date

import pytest

from tura.domain.points import STANDARD
from tura.domain.results import Cell, Colour, Result
from tura.domain.tournament import Participant, Tournament
from tura.formats.trf import (
    Identity,
    Report,
    TrfError,
    TrfFile,
    Version,
    build,
    converted,
    losses,
    read,
    to_tournament,
    write,
)

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
        ("162  W 1.0    D 2.0", "trf-points-order"),
        ("XXS D=0.5 L=0.7", "trf-points-order"),
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
        ("299 W          0.5    1    1", "trf-record"),
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


def test_a_prohibition_for_some_rounds_is_a_named_loss() -> None:
    """Older editions know only pairs that never meet: others are named, not dropped silently."""
    file = reading("142 5", *PLAYERS, "260   2   3    1    2", "260   1   5    1    2")
    assert losses(file, Version.TRF26) == ()
    (lost,) = losses(file, Version.TRF16)
    assert lost.code == "trf-pairs-left-out"
    assert (lost.values["tpns"], lost.values["first"], lost.values["last"]) == ((1, 2), 2, 3)
    assert converted(file, Version.TRF16).settings.prohibitions[0].last > 5


def test_a_penalty_counts_from_its_round_on() -> None:
    """Record 299: a penalty without a round counts from the first, a result's other worth in its own round."""
    lines = (
        ONE.format(points="0.0") + "     2 w 1  0000 - U",
        TWO.format(points="0.0") + "     1 b 0  0000 - Z",
    )
    records = (
        f"299 {kind:1}{'':8}{points:>4}  {number:>3} {tpn:>4}"
        for kind, points, number, tpn in (("", "-1.0", "", 1), ("", "0.5", 2, 2), ("W", "0.5", 1, 1))
    )
    rows = to_tournament(reading("142 5", *lines, *records)).participants
    assert [row.extra for row in rows] == [(-15,), (0, 5)]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (ONE.replace("Pine, Ada", "Pi\0ne, Ada"), "trf-nul"),
        (ONE.replace("Pine, Ada        ", "Pine, Ada\t"), "trf-tabs"),
    ],
)
def test_characters_that_no_column_holds_are_named(text: str, code: str) -> None:
    """A NUL or a tab that cannot be read as blanks is told as what it is, on its line."""
    with pytest.raises(TrfError, match=r"event\.trf:2: ") as refused:
        reading("012 Cup", text.format(points="0.0"))
    assert [note.reason.code for note in refused.value.notes] == [code]


def test_tabs_that_stand_for_blanks_are_read() -> None:
    """An editor that put tabs at every eighth column loses nothing; each line says so."""
    line = ONE.format(points="0.0")
    pieces = [line[start : start + 8] for start in range(0, len(line), 8)]
    short = "".join(piece.rstrip() + "\t" if piece.endswith("  ") else piece for piece in pieces)
    file = read(f"012 Cup\n{short}\n{PLAYERS[1]}\n".encode() + bytes(40), "event.trf")
    assert file.players == reading("012 Cup", *PLAYERS).players
    assert [note.reason.code for note in file.repairs] == ["trf-tabs-read"]
