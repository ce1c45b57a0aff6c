"""Rating lists as FIDE and the ФШР publish them."""

import io
import json
import zipfile
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shared_cases import cases
from tura.domain.players import Discipline, RatingSource, Sex
from tura.formats.bad_input import BadInput
from tura.formats.lists import FideRecord, FshrRecord, PlayerRow, Strength, read_list

HEADING = (
    "ID Number      Name                 Fed Sex Tit  WTit OTit           FOA "
    "SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
)


def line(**values: str) -> str:
    """A line with each value under its heading; ID and Bday stand for the headings with a blank and a hyphen."""
    text = [" "] * 150
    for name, value in values.items():
        start = HEADING.index({"ID": "ID Number", "Bday": "B-day"}.get(name, name))
        text[start : start + len(value)] = value
    return "".join(text).rstrip() + "\n"


COMBINED = (
    HEADING
    + "\n"
    + line(ID="90000001", Name="Keller, Kim", Fed="NED", Sex="F", Tit="WGM", WTit="WGM", OTit="WH", SRtng="2105",
           SGm="0", SK="20", RRtng="1544", RGm="3", Rk="20", Bday="1940", Flag="wi")
    + line(ID="90000002", Name="Ünal, Jo", Fed="GER", Sex="M", OTit="LSI,FI,SI,SLI,NA", SRtng="1946", SGm="2",
           SK="20", Flag="i")
)  # fmt: skip
MONTHLY = (
    "ID Number      Name                 Fed Sex Tit  WTit OTit           FOA NOV26 Gms K  B-day Flag\n"
    "90000003       Ortega, Toni         ESP M             LSI,FI,SI,SLI,NA   1946  0   20 1959\n"
)
PUSHED = (
    "ID Number      Name                 Fed Sex Tit  WTit OTit           SRtng SGm SK B-day Flag\n"
    "90000003       Ortega, Toni         ESP M             LSI,FI,SI,SLI,NA1946  0   20 1959\n"
)
XML = (
    "<playerslist><player><fideid>90000001</fideid><name>Keller, Kim</name><country>NED</country><sex>F</sex>"
    "<title>WGM</title><w_title>WGM</w_title><o_title>WH</o_title><foa_title></foa_title><rating>2105</rating>"
    "<games>0</games><k>20</k><rapid_rating>1544</rapid_rating><rapid_games>3</rapid_games><rapid_k>20</rapid_k>"
    "<birthday>1940</birthday><flag>wi</flag></player></playerslist>"
)
FSHR = (
    "ID_No,Name,Sex,Fed,Clubnumber,ClubName,Birthday,Rtg_Nat,Fide_No,Rtg_Int\r\n"
    "10,Примерова Анна Ивановна,f,RUS,23,Краснодарский край,1997,2213,999000001,2201\r\n"
    "61183,Примеров Пётр,,RUS,77,Москва,,,,\r\n"
)


def records(text: str, name: str = "list.txt", encoding: str = "utf-8") -> list[FideRecord | FshrRecord]:
    """Every record of a list."""
    return list(read_list(text.encode(encoding), name).records)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252"])
def test_the_combined_list_is_read_by_its_heading(encoding: str) -> None:
    """Names in any encoding, unknown titles and missing birth years lose nobody."""
    first, second = records(COMBINED, encoding=encoding)
    assert first == FideRecord(
        "90000001", "Keller, Kim", "NED", Sex.FEMALE, "WGM", "WGM", "WH",
        standard=Strength(2105, 0, 20), rapid=Strength(1544, 3, 20), birth_year=1940, flag="wi",
    )  # fmt: skip
    assert isinstance(second, FideRecord)
    assert (second.name, second.birth_year, second.inactive) == ("Ünal, Jo", None, True)
    assert (second.other_titles, second.arena_title) == ("LSI,FI,SI,SLI,NA", "")


def test_a_monthly_list_tells_its_date_and_its_discipline_by_name() -> None:
    """A rating column called NOV26 belongs to the list that the file's name tells."""
    found = read_list(MONTHLY.encode(), "rapid_rating_list.txt")
    assert (found.discipline, found.listed) == (Discipline.RAPID, date(2026, 11, 1))
    (record,) = found.records
    assert isinstance(record, FideRecord)
    assert (record.rapid, record.standard) == (Strength(1946, 0, 20), Strength())


def test_titles_that_push_the_line_do_not_spoil_the_numbers() -> None:
    """A title list one character too long moves the columns after it, and they are read there."""
    (record,) = records(PUSHED)
    assert isinstance(record, FideRecord)
    assert (record.standard, record.birth_year) == (Strength(1946, 0, 20), 1959)
    assert record.other_titles == "LSI,FI,SI,SLI,NA"


def test_xml_gives_what_the_text_gives() -> None:
    """The XML list's players equal those of the TXT list."""
    assert records(XML)[0] == records(COMBINED)[0]


def test_an_archive_is_read_as_its_list() -> None:
    """A zipped list gives the same records, and its inner name tells the discipline."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("smanager_blitz.csv", FSHR.encode("utf-8-sig"))
    found = read_list(buffer.getvalue(), "download.zip")
    assert (found.source, found.discipline) == (RatingSource.FSHR, Discipline.BLITZ)
    assert list(found.records) == records(FSHR)


def test_the_fshr_list_marks_women_only() -> None:
    """An empty sex is a man; an empty rating is no rating."""
    woman, man = records(FSHR)
    assert woman == FshrRecord(
        "10",
        "Примерова Анна Ивановна",
        Sex.FEMALE,
        "RUS",
        "23",
        "Краснодарский край",
        1997,
        2213,
        "999000001",
        2201,
    )
    assert isinstance(man, FshrRecord)
    assert (man.sex, man.rating, man.birth_year) == (Sex.MALE, None, None)


def test_the_older_fshr_list_is_read_without_a_heading() -> None:
    """Eight columns between semicolons in Windows-1251."""
    (record,) = records(
        "10;Примерова Анна;;Краснодарский край;1213;;1997;ж\r\n", "smaster_rapid.csv", "cp1251"
    )
    assert record == FshrRecord(
        "10", "Примерова Анна", Sex.FEMALE, region_name="Краснодарский край", birth_year=1997, rating=1213
    )


@pytest.mark.parametrize(
    "data", [b"", b"a;b\n", b"PK\x03\x04broken", b"<playerslist><player>", b"\x00\x01\x02"]
)
def test_anything_else_is_refused_by_name(data: bytes) -> None:
    """A file that is no list is named in the refusal."""
    with pytest.raises(BadInput, match=r"list\.bin"):
        list(read_list(data, "list.bin").records)


@given(st.binary(max_size=120))
def test_broken_lines_never_break_the_reader(tail: bytes) -> None:
    """Whatever follows the heading, the reader gives records or a refusal."""
    found = list(read_list(PUSHED.encode() + tail, "list.txt").records)
    assert found


@pytest.mark.parametrize("name", ["130-fide-list.txt", "141-fide-standard-list-overflow.txt"])
def test_the_shared_lists_read_as_their_answers_say(name: str) -> None:
    """Every value that the full case set lists is found."""
    folder = cases("scenarios")
    wanted = json.loads((folder / "expected.json").read_text(encoding="utf-8"))[name]["expected"]
    found = {record.fide_id: _flat(record) for record in read_list((folder / name).read_bytes(), name).records
             if isinstance(record, FideRecord)}  # fmt: skip
    assert wanted.pop("count", len(found)) == len(found)
    for ident, values in wanted.items():
        values.pop("note", None)
        assert values.items() <= found[ident].items()


def _flat(record: FideRecord) -> dict[str, object]:
    return {
        "name": record.name,
        "title": record.title,
        "other": record.other_titles,
        "other_titles": record.other_titles,
        "inactive": record.inactive,
        "birth_year": record.birth_year,
        "standard": record.standard.rating,
        "games": record.standard.games,
        "K": record.standard.k,
        "rapid": record.rapid.rating,
    }


@pytest.mark.parametrize(
    ("text", "name"),
    [(COMBINED, "list.txt"), (PUSHED, "list.txt"), (MONTHLY, "rapid_rating_list.txt"), (XML, "list.xml")],
)
def test_flat_rows_say_what_records_say(text: str, name: str) -> None:
    """The quick way through a list finds the same players with the same ratings."""
    found = [record for record in read_list(text.encode(), name).records if isinstance(record, FideRecord)]
    rows = list(read_list(text.encode(), name).rows)
    assert rows
    assert [_flat_row(record) for record in found] == rows


def _flat_row(record: FideRecord) -> PlayerRow:
    return PlayerRow(
        record.fide_id,
        record.name,
        record.sex is Sex.FEMALE,
        record.birth_year,
        record.federation,
        title=record.title or record.women_title,
        standard=record.standard.rating,
        rapid=record.rapid.rating,
        blitz=record.blitz.rating,
    )


def test_an_archive_damaged_inside_is_refused_by_name() -> None:
    """Damage that shows only while unpacking is bad input like any other."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("list.txt", COMBINED * 50)
    data = bytearray(buffer.getvalue())
    data[60:70] = bytes(10)
    with pytest.raises(BadInput, match="download it again"):
        list(read_list(bytes(data), "list.zip").rows)


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (FSHR.encode() + b"1," + b"x" * 140_000 + b"\n", FSHR.count("\n") + 1),
        (b'<?xml version="1.0" encoding="nonsense"?><playerslist></playerslist>', 1),
        (b"<playerslist>\n<player><fideid" + b" " * 3_000_000, 2),
    ],
    ids=["endless field", "unknown encoding", "endless tag"],
)
def test_a_list_that_breaks_off_names_its_line(data: bytes, line: int) -> None:
    """Records and flat rows are refused alike, with the line."""
    for kind in ("records", "rows"):
        with pytest.raises(BadInput) as caught:
            list(getattr(read_list(data, "list"), kind))
        assert [problem.line for problem in caught.value.problems] == [line]


def test_a_number_of_thousands_of_digits_is_no_number() -> None:
    """It neither stops the reading nor becomes a rating."""
    text = f"<playerslist><player><fideid>7</fideid><rating>{'7' * 5000}</rating></player></playerslist>"
    found = read_list(text.encode(), "list.xml")
    assert [row.standard for row in found.rows] == [None]
