"""Laws of the tournament file: nothing is lost, nothing breaks."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tura.domain.points import PointSystem
from tura.domain.results import Cell, Colour, Result
from tura.domain.tournament import Participant, Prohibition, Tournament
from tura.formats.bad_input import BadInput
from tura.formats.trf import Identity, Report, TrfFile, Version, build, converted, read, to_tournament, write

SAMPLE = """012 Кубок весны
XXR 5
XXC black1
XXA    1  1.0  0.5
001    1 m FM Žaić, Đorđe                       2210 SRB      900001 1988/03/01  1.5    1     2 b 1     3 w =
001    2 w WF Берёзкина, Аня                    1900 RUS    24100002 2015/00/00  1.0    2     1 w 0  0000 - U
001    3      O'Neil, Sam                       1800 IRL                         1.0    3  0000 - H     1 b =
### note
ZZZ unknown
"""
NAMES = st.text("АБВабвXYZxyzčß'-, ", max_size=33).map(lambda text: " ".join(text.split())).map(str.strip)


@st.composite
def tournaments(draw: st.DrawFn) -> Tournament:
    """Small sections with games, byes and pairing records, consistent by construction."""
    count, rounds = draw(st.integers(2, 9)), draw(st.integers(0, 5))
    cells: dict[int, list[Cell]] = {tpn: [] for tpn in range(1, count + 1)}
    for _ in range(rounds):
        order = draw(st.permutations(range(1, count + 1)))
        for white, black in zip(order[::2], order[1::2], strict=False):
            one, two = draw(
                st.sampled_from([("1", "0"), ("=", "="), ("+", "-"), ("W", "L"), ("0", "0"), ("-", "-")])
            )
            cells[white].append(Cell(black, Colour.WHITE, Result(one)))
            cells[black].append(Cell(white, Colour.BLACK, Result(two)))
        if count % 2:
            cells[order[-1]].append(Cell(0, None, Result.PAIRING_BYE))
    virtual = draw(st.sampled_from([(), (10, 5), (10, 0, 5)]))
    rows = tuple(
        Participant(tpn, tuple(cells[tpn]), name=draw(NAMES), virtual=virtual if tpn <= count // 2 else ())
        for tpn in cells
    )
    pairs = [Prohibition(frozenset((1, 2)), 1, max(rounds, 1))]
    return Tournament(
        rounds=max(rounds, 1),
        participants=rows,
        points=draw(st.sampled_from([PointSystem(), PointSystem(30, 10, pab=30), PointSystem(pab=5)])),
        initial_colour=draw(st.sampled_from(list(Colour))),
        prohibitions=tuple(draw(st.sampled_from([pairs, []]))),
    )


def built(tournament: Tournament) -> TrfFile:
    """The tournament's own file."""
    people = {row.tpn: Identity(row.name, "m", birth="1990/05/00") for row in tournament.participants}
    return build(tournament, people, Report("Event", start=date(2026, 3, 1), round_dates=(date(2026, 3, 1),)))


@given(tournaments())
def test_a_built_file_comes_back_equal(tournament: Tournament) -> None:
    """Writing and reading gives the same file, and the same tournament, without a repair."""
    file = built(tournament)
    again = read(write(file), "event.trf")
    assert again == file
    assert not again.repairs
    read_back = to_tournament(again)
    assert (read_back.participants, read_back.rounds) == (tournament.participants, tournament.rounds)
    assert (read_back.prohibitions, read_back.initial_colour) == (
        tournament.prohibitions,
        tournament.initial_colour,
    )
    assert [read_back.points.of(result) for result in Result] == [
        tournament.points.of(result) for result in Result
    ]


@given(tournaments(), st.sampled_from(list(Version)))
def test_every_edition_keeps_the_tournament(tournament: Tournament, version: Version) -> None:
    """Pairing and standings read the same from every edition."""
    file = built(tournament)
    again = read(write(file, version), "event.trf")
    assert again == converted(file, version)
    read_back = to_tournament(again)
    assert read_back.participants == tournament.participants
    assert (read_back.points.of(Result.PAIRING_BYE), read_back.initial_colour, read_back.rounds) == (
        tournament.points.of(Result.PAIRING_BYE),
        tournament.initial_colour,
        tournament.rounds,
    )


@given(st.data())
def test_mutated_bytes_give_a_file_or_its_refusal(data: st.DataObject) -> None:
    """Whatever happens to a file's bytes, the reader answers with a value that round-trips or with a refusal."""
    raw = bytearray(SAMPLE.encode(data.draw(st.sampled_from(["utf-8", "utf-16", "cp1251"])), "replace"))
    for _ in range(data.draw(st.integers(0, 8))):
        start = data.draw(st.integers(0, len(raw)))
        end = data.draw(st.integers(start, min(len(raw), start + 12)))
        raw[start:end] = data.draw(
            st.binary(max_size=6) | st.sampled_from([b"\r", b"\n", b" ", b"001 ", b"0", b"w"])
        )
    assert _outcome(bytes(raw))


@given(st.binary(max_size=300))
def test_any_bytes_give_a_file_or_its_refusal(data: bytes) -> None:
    """No bytes at all break the reader."""
    assert _outcome(data)


def _outcome(data: bytes) -> bool:
    try:
        file = read(data, "event.trf")
    except BadInput as error:
        return str(error).startswith("event.trf")
    to_tournament(file)
    return read(write(file), "event.trf") == file


@pytest.mark.parametrize("end", ["\r", "\n", "\r\n", "\r\r\n", "\n\x1a"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_line_ends_and_encodings_do_not_matter(end: str, encoding: str) -> None:
    """The same records come from every line end and Unicode encoding."""
    text = SAMPLE.replace("\n", end) if end != "\n\x1a" else SAMPLE + "\x1a"
    assert read(text.encode(encoding), "event.trf") == read(SAMPLE.encode(), "event.trf")


@pytest.mark.parametrize(("name", "encoding"), [("Сосновский, Пётр", "cp1251"), ("Müller, Jürgen", "cp1252")])
def test_eight_bit_names_are_read_by_their_letters(name: str, encoding: str) -> None:
    """Windows code pages are told apart by the shape of their words."""
    line = f"001    1 m    {name:<33} 2150 RUS                         0.0    1\r\n"
    file = read(line.encode(encoding), "event.trf")
    assert (file.players[0].name, file.encoding) == (name, encoding)


def test_columns_counted_in_bytes_are_set_right() -> None:
    """A writer that pads names by bytes shifts what follows; the line is read as meant and the repair is told."""
    lines = []
    for text in SAMPLE.splitlines():
        name = text[14:47].rstrip() if text.startswith("001") else ""
        lines.append(text[:14] + name + " " * (33 - len(name.encode())) + text[47:] if name else text)
    file = read("\n".join(lines).encode(), "event.trf")
    assert file == read(SAMPLE.encode(), "event.trf")
    assert [note.reason.code for note in file.repairs if "bytes" in note.reason.code] == [
        "trf-columns-in-bytes"
    ] * 2


def test_a_few_damaged_bytes_do_not_change_the_encoding() -> None:
    """One broken letter in a UTF-8 file is one broken letter, and it is told."""
    data = SAMPLE.encode().replace("Ж".encode(), b"\xd0").replace("весны".encode(), "весны".encode()[:-1])
    file = read(data, "event.trf")
    assert (file.encoding, file.players[1].name) == ("utf-8", "Берёзкина, Аня")
    assert "trf-damaged-text" in [note.reason.code for note in file.repairs]
