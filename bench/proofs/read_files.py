"""The readers, each with whole files of its kind, the ways its files are damaged, and the law it is held to."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from bench.proofs import laws
from bench.proofs.damage.archives import RARE_ZIPS, ZIPS, packed
from bench.proofs.damage.markup import TOML, XML
from bench.proofs.damage.raw import RAW
from bench.proofs.damage.tables import TABLES
from bench.proofs.damage.text import TEXT, Damage

from tunx_made import tunx
from tura.app.demo.events import DEMO
from tura.app.generating import Wishes, generated
from tura.drafting import draft
from tura.formats.regulation import write_regulation
from tura.formats.trf import Version, write
from tura.wording.draft_comments import footer, header
from workbooks_made import ods, xls, xlsx

_FIDE_TEXT = (
    f"{'ID Number':<15}{'Name':<61}Fed Sex Tit  WTit {'OTit':<15}FOA SRtng SGm SK RRtng RGm Rk B-day Flag\n"
    f"{'90000001':<15}{'Novak, Alex':<61}POL M   GM        {'':<15}    2525  12  10 2415  0   10 2008\n"
    f"{'90000003':<15}{'Lee, Kim':<61}ENG M             LSI,FI,SI,SLI,NA     1946  0   20             1959\n"
)
_FIDE_MONTH = (
    f"{'ID Number':<15}{'Name':<61}Fed Sex Tit  WTit {'OTit':<15}FOA DEC26 Gms K  B-day Flag\n"
    f"{'90000001':<15}{'Novak, Alex':<61}POL M   GM        {'':<15}    2525  12  10 2008  i\n"
)
_FIDE_XML = (
    '<?xml version="1.0"?>\n<playerslist>\n<player><fideid>90000001</fideid>\n<name>Novak, Alex</name>'
    "<country>POL</country><sex>M</sex><title>GM</title><rating>2525</rating><games>1</games><k>10</k>"
    "<rapid_rating>2415</rapid_rating><birthday>2008</birthday></player>\n<player><fideid>2</fideid><name>Žaić &amp; "
    "Co</name><country>SRB</country><sex>F</sex><w_title>WIM</w_title><flag>i</flag></player>\n</playerslist>"
)
_FSHR = (
    "ID_No,Name,Sex,Fed,Clubnumber,ClubName,Birthday,Rtg_Nat,Fide_No,Rtg_Int\n"
    '10,Липова Анна,f,RUS,23,"Край, Южный",1997,2213,,\n'
    "61183,Берёзкин Пётр Олегович,,RUS,18,Ижевск,2010,1000,999000001,1400\n"
)
_OLD_FSHR = "12;Липов Олег;;Пермский край;1650;;1999;м\n726309;Берёзкина Анна;;Ижевск;1000;;2015;ж\n"
_TABLE = (
    ("Список участников", None, None, None, None),
    ("ФИО", "Пол", "Дата рождения", "ID ФШР", "Рейтинг"),
    ("Липов Олег", "м", "01.02.2010", 61183, 1500),
    ("Берёзкина Аня", "ж", 2014, None, 1211.0),
    ("Итого", None, None, 2, None),
)  # fmt: skip
_ENTRIES = (
    "Фамилия;Имя;Пол;Дата рождения;Рейтинг ФИДЕ;ФИДЕ ID;Клуб;Взнос\n"
    'Берёзкина;Аня;ж;01.02.2014;;;"Клуб ""Ладья"", Ижевск";300,50\nЛипов;Олег;;2013;1 543;24100002;;\n'
)


@dataclass(frozen=True, slots=True)
class Reader:
    """``law`` raises BadInput for what it refuses and LawBrokenError for what must not be; it tells what it took.

    ``batch`` files are one unit of proof: the slower a reader, the fewer.
    """

    name: str
    what: str
    wholes: tuple[bytes, ...]
    damages: tuple[Damage, ...]
    law: Callable[[bytes, Random], object]
    batch: int
    rare: tuple[Damage, ...] = ()


@cache
def readers() -> dict[str, Reader]:
    """By name, in a fixed order."""
    demo = tuple(shipped.regulation_text().encode() for shipped in DEMO)
    rosters = tuple(shipped.roster_bytes() for shipped in DEMO)
    books = (xlsx(_TABLE, _TABLE), ods(_TABLE), xlsx(_TABLE, hidden=()))
    zips = tuple(
        packed([(name, text.encode())])
        for name, text in (("a.txt", _FIDE_TEXT), ("b.csv", _FSHR), ("c.xml", _FIDE_XML))
    )
    games = [(1, 2, 1), (3, -1, 9), (2, 3, 4), (1, -2, 2)]
    fide = (_FIDE_TEXT.encode(), _FIDE_MONTH.encode())
    entries = (*rosters, _ENTRIES.encode(), _ENTRIES.encode("cp1251"))
    fshr = (_FSHR.encode(), (_FSHR * 3).encode("utf-8-sig"))
    older = (_OLD_FSHR.encode("cp1251"), (_OLD_FSHR * 3).encode())
    text, table, zipped = (*RAW, *TEXT), (*RAW, *TEXT, *TABLES), (*RAW, *ZIPS, *ZIPS)
    listed = laws.rating_list
    made = (
        Reader("tournament", "tournament files (TRF)", _tournaments(), (*text, *TEXT), laws.tournament, 1000),
        Reader("tunx", "Swiss-Manager's TUNX", (tunx(games), tunx(games[:2], 1)), RAW, laws.tournament, 2000),
        Reader("entries", "entry lists, CSV", entries, (*table, *TABLES), laws.entries("x.csv"), 500),
        Reader("workbook", "entry lists, XLSX, ODS", books, zipped, laws.entries("x.xlsx"), 100, RARE_ZIPS),
        Reader("xls", "entry lists, XLS", (xls(_TABLE[1:]), xls(_TABLE)), RAW, laws.entries("x.xls"), 100),
        Reader("regulation", "regulations, TOML", demo, (*text, *TOML, *TOML, *TOML), laws.regulation, 30),
        Reader("fshr", "ФШР lists", fshr, table, listed, 1000),
        Reader("old-fshr", "ФШР lists, older layout", older, table, listed, 1000),
        Reader("fide-text", "FIDE lists, TXT", fide, text, listed, 1000),
        Reader("fide-xml", "FIDE lists, XML", (_FIDE_XML.encode(),), (*text, *XML, *XML), listed, 2000),
        Reader("archive", "lists in a ZIP", zips, zipped, listed, 200, RARE_ZIPS),
        Reader("draft", "regulations as free text", _texts(), text, laws.drafted, 30),
    )  # fmt: skip
    return {reader.name: reader for reader in made}


def _tournaments() -> tuple[bytes, ...]:
    """Generated events in every edition, and every tournament file of the full case set, when there is one."""
    made = [
        generated(Wishes(players=players, rounds=5), seed) for seed, players in enumerate((3, 7, 12, 13, 20))
    ]
    found = [write(file) for file in made] + [write(made[2], version) for version in Version]
    root = os.environ.get("TURA_CASES")
    files = (
        sorted((Path(root) / "trf").glob("*.trf")) + sorted((Path(root) / "tournaments").glob("*.trf"))
        if root
        else []
    )
    return (*found, *(data for file in files if len(data := file.read_bytes()) < 60_000))


def _texts() -> tuple[bytes, ...]:
    """The shipped regulations as files, and as the sentences their drafts came from."""
    made = tuple(shipped.regulation_text() for shipped in DEMO)
    again = tuple(
        write_regulation((drafted := draft(text)).regulation, header("ru"), footer(drafted, "ru"))
        for text in made
    )
    return tuple(text.encode() for text in (*made, *again, _PROSE))


_PROSE = """ПОЛОЖЕНИЕ о проведении турнира по быстрым шахматам «Кубок весны»
1. Турнир проводится 14-15 марта 2026 года в г. Ижевске. Регистрация с 9:30 до 10:45, начало 1 тура в 11:00.
2. Швейцарская система, 7 туров. Контроль времени 10 минут + 5 секунд на ход. Опоздание 15 минут - поражение.
3. Турнир А: рейтинг от 1400 и выше. Турнир Б: игроки 2012 г.р. и моложе с рейтингом до 1399.
4. При равенстве очков: личная встреча, усечённый Бухгольц, Бухгольц, число побед.
5. Турнирный взнос 500 рублей, для ветеранов и детей до 12 лет 300 рублей. Призовой фонд не менее 50 % взносов.
6. 1 место - 10 000 рублей, кубок и диплом; 2 место - 7 000 руб.; 3 место - 5 000 р. Женщины: 1 место 2 000.
"""
