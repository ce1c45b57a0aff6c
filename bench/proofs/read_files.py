"""A whole file for every reader, to be damaged, and what reads it."""

import io
import zipfile
from collections.abc import Callable

import xlsxwriter

from tunx_made import tunx
from tura.app.demo.events import DEMO
from tura.app.generating import Wishes, generated
from tura.drafting import draft
from tura.formats.lists import read_list
from tura.formats.regulation import read_regulation
from tura.formats.tables.entries import read_entries
from tura.formats.tournament_file import read_tournament
from tura.formats.trf import to_tournament, write

Reader = Callable[[bytes], object]

_FIDE_TEXT = (
    f"{'ID Number':<15}{'Name':<61}Fed Sex Tit  WTit {'OTit':<15}FOA SRtng SGm SK RRtng RGm Rk B-day Flag\n"
    f"{'90000001':<15}{'Novak, Alex':<61}POL M   GM        {'':<15}    2525  12  10 2415  0   10 2008\n"
    f"{'90000003':<15}{'Lee, Kim':<61}ENG M             LSI,FI,SI,SLI,NA     1946  0   20             1959\n"
)
_FIDE_XML = (
    '<?xml version="1.0"?><playerslist><player><fideid>90000001</fideid><name>Novak, Alex</name>'
    "<country>POL</country><sex>M</sex><title>GM</title><rating>2525</rating><games>1</games><k>10</k>"
    "<rapid_rating>2415</rapid_rating><birthday>2008</birthday></player></playerslist>"
)
_FSHR = (
    "ID_No,Name,Sex,Fed,Clubnumber,ClubName,Birthday,Rtg_Nat,Fide_No,Rtg_Int\n"
    "10,Липова Анна,f,RUS,23,Край,1997,2213,,\n"
)
_OLD_FSHR = "12;Липов Олег;;Пермский край;1650;;1999;м\n"
_TABLE = (("ФИО", "Пол", "Дата рождения", "ID ФШР"), ("Липов Олег", "м", "01.02.2010", 61183))


def files() -> dict[str, tuple[bytes, Reader]]:
    """By reader: a whole file, and how it is read to the end."""
    regulation = DEMO[0].regulation_text().encode()
    return {
        "tournament": (write(generated(Wishes(players=12, rounds=5), 1)), _tournament),
        "tunx": (tunx([(1, 2, 1), (3, -1, 9), (2, 3, 4), (1, -2, 2)]), _tournament),
        "entries": (DEMO[0].roster_bytes(), lambda data: read_entries(data, "x.csv")),
        "workbook": (_workbook(), lambda data: read_entries(data, "x.xlsx")),
        "regulation": (regulation, lambda data: read_regulation(data.decode("utf-8", "replace"), "x.toml")),
        "fshr": (_FSHR.encode() * 3, _list),
        "old-fshr": (_OLD_FSHR.encode("cp1251") * 3, _list),
        "fide-text": (_FIDE_TEXT.encode(), _list),
        "fide-xml": (_FIDE_XML.encode(), _list),
        "archive": (_archive(_FIDE_TEXT.encode()), _list),
        "draft": (regulation, lambda data: draft(data.decode("utf-8", "replace"))),
    }


def _tournament(data: bytes) -> object:
    return to_tournament(read_tournament(data, "x.trf"))


def _list(data: bytes) -> object:
    return list(read_list(data, "x").records), list(read_list(data, "x").rows)


def _workbook() -> bytes:
    buffer = io.BytesIO()
    with xlsxwriter.Workbook(buffer, {"in_memory": True}) as book:
        sheet = book.add_worksheet()
        for number, row in enumerate(_TABLE):
            sheet.write_row(number, 0, row)
    return buffer.getvalue()


def _archive(data: bytes) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("players_list_foa.txt", data)
    return buffer.getvalue()
