"""Damage to ZIP archives, and so to XLSX and ODS: members damaged, lost, doubled, renamed, blown up."""

import io
import warnings
import zipfile
from collections.abc import Sequence
from random import Random

from bench.proofs.damage.markup import XML
from bench.proofs.damage.raw import RAW, change_bytes
from bench.proofs.damage.text import TEXT, Damage

_NAMES = (
    "",
    "../x.txt",
    "a/b.csv",
    "x" * 300 + ".txt",
    "players.xml",
    "п.csv",
    "xl/workbook.xml",
    "content.xml",
    "\x00.txt",
)
_BOMB = 40_000_000
_FAR = (
    b'<row r="1048576"><c r="XFD1048576" t="n"><v>1</v></c></row>',
    b'<row r="1"><c r="ZZZZZZZ1"><v>1</v></c></row>',
    b'<row r="99999999999"><c r="A99999999999"><v>1</v></c></row>',
    b'<row><c t="s"><v>99999999</v></c></row>',
    b'<row><c t="s"><v>-1</v></c></row>',
    b'<row r="0"><c r="A0"><v>1</v></c></row>',
    b'<row r="3"><c r="XFD3" t="inlineStr"><is><t>x</t></is></c></row>',
)
_CELL = b'<table:table-cell table:number-columns-repeated="%d" office:value-type="float" office:value="1"/>'
_NOTHING = b'<table:table-cell table:number-columns-repeated="16384"/>'
_REPEATED = (
    b'<table:table-row table:number-rows-repeated="1048576">' + _CELL % 16384 + b"</table:table-row>",
    b"<table:table-row>" + _CELL % 999999999 + b"</table:table-row>",
    b'<table:table-row table:number-rows-repeated="1048550">' + _NOTHING + b"</table:table-row>",
    b"<table:table-row>" + _NOTHING * 1000 + _CELL % 1 + b"</table:table-row>",
    b'<table:table-row table:number-rows-repeated="-5"/>',
)  # fmt: skip

Members = list[tuple[str, bytes]]


def members(data: bytes) -> Members:
    """Names and contents."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return [(info.filename, archive.read(info)) for info in archive.infolist()]


def packed(files: Members, method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """An archive of them; a name may stand twice."""
    buffer = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(buffer, "w", method) as archive:
        warnings.simplefilter("ignore")
        for name, content in files:
            archive.writestr(name or " ", content)
    return buffer.getvalue()


def inside(chance: Random, whole: bytes, others: Sequence[bytes]) -> bytes:
    """One member damaged as text, as XML or as bytes, the archive sound."""
    files = members(whole)
    at = chance.randrange(len(files))
    name, content = files[at]
    damage: Damage = chance.choice((*TEXT, *XML, *XML, *RAW))
    other = [content for _, content in members(chance.choice(others))]
    files[at] = (name, damage(chance, content, other))
    return packed(files)


def listing(chance: Random, whole: bytes, _others: Sequence[bytes]) -> bytes:
    """Members lost, doubled, renamed or packed otherwise."""
    files = members(whole)
    at = chance.randrange(len(files))
    match chance.randrange(4):
        case 0:
            del files[at]
        case 1:
            files.append(chance.choice(files))
        case 2:
            files[at] = (chance.choice(_NAMES), files[at][1])
        case _:
            files = [(name, b"") if chance.random() < 0.3 else (name, content) for name, content in files]
    return packed(
        files, chance.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA))
    )


def bomb(chance: Random, whole: bytes, _others: Sequence[bytes]) -> bytes:
    """A member that unpacks to far more than it is; or an archive in an archive."""
    files = members(whole)
    at = chance.randrange(len(files))
    name, content = files[at]
    if chance.random() < 0.3:
        return packed([(name, packed(files)), *files[at + 1 :]])
    middle = len(content) // 2
    filler = chance.choice((b" ", b"\n", b"0", b"<a>", b"A;", b"\0"))
    # An empty line takes as long as any other: as many of them as a list of two million players has is enough.
    size = _BOMB // 10 if filler == b"\n" else _BOMB
    files[at] = (name, content[:middle] + filler * (size // len(filler)) + content[middle:])
    return packed(files)


def far_cells(chance: Random, whole: bytes, _others: Sequence[bytes]) -> bytes:
    """Cells at the end of the world, rows repeated a million times."""
    files = []
    for name, content in members(whole):
        new = content
        for mark, cells in ((b"</sheetData>", _FAR), (b"</table:table>", _REPEATED)):
            new = new.replace(mark, chance.choice(cells) + mark)
        files.append((name, new))
    return packed(files)


def lies(chance: Random, whole: bytes, others: Sequence[bytes]) -> bytes:
    """The archive's own directory damaged: sizes, checksums, flags, methods, places."""
    at = whole.rfind(b"PK\x01\x02")
    start = chance.choice((max(0, at), max(0, len(whole) - 22), 0))
    return whole[:start] + change_bytes(chance, whole[start:], others)


ZIPS = (inside, inside, inside, inside, listing, far_cells, lies, lies)
RARE_ZIPS = (bomb,)
