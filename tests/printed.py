"""Reading a PDF back: its text, its fonts, and glyphs that no font had."""

from io import BytesIO

from pypdf import PdfReader
from pypdf.generic import ContentStream


def text_of(pdf: bytes, pages: int | None = None) -> str:
    """The text of the first ``pages`` (None: of all), page after page."""
    return "\n".join(page.extract_text() for page in PdfReader(BytesIO(pdf)).pages[:pages])


def pages_of(pdf: bytes) -> int:
    """How many pages there are."""
    return len(PdfReader(BytesIO(pdf)).pages)


def fonts_of(pdf: bytes) -> set[str]:
    """The names of the fonts used, without the subset's tag."""
    return {
        str(font.get_object()["/BaseFont"]).partition("+")[2]
        for page in PdfReader(BytesIO(pdf)).pages
        for font in page["/Resources"].get("/Font", {}).values()
    }


def alternatives(pdf: bytes) -> list[str]:
    """What is told of each picture to whoever does not see it."""
    reader = PdfReader(BytesIO(pdf))
    found = (
        reader.get_object(number) for number in range(1, len(reader.xref[0]) + len(reader.xref_objStm) + 1)
    )
    return [str(each["/Alt"]) for each in found if isinstance(each, dict) and "/Alt" in each]


def empty_glyphs(pdf: bytes, pages: int = 3) -> int:
    """How many times glyph 0 (.notdef, the empty box) is drawn on the first ``pages``."""
    reader = PdfReader(BytesIO(pdf))
    count = 0
    for page in reader.pages[:pages]:
        for operands, operator in ContentStream(page["/Contents"].get_object(), reader).operations:
            if operator not in (b"Tj", b"TJ"):
                continue
            shown = operands[0] if operator == b"TJ" else [operands[0]]
            for piece in shown:
                if not isinstance(piece, (int, float)):
                    count += _zeros(getattr(piece, "original_bytes", b""))
    return count


def _zeros(codes: bytes) -> int:
    return sum(codes[at : at + 2] == b"\0\0" for at in range(0, len(codes), 2))
