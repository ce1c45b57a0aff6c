"""Data and a template to a PDF, by Typst; the same data gives the same bytes."""

import json
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import cache
from importlib import resources
from pathlib import Path

import typst

from tura.documents.setting import Setting
from tura.formats.bad_input import BadInput, bad_input

LARGEST_TEMPLATE = 20_000_000
# Where Typst's diagnostic points: "┌─ diploma.typ:3:14".
_AT = re.compile(r"─ (\S+\.typ):(\d+):\d+")
_ACCESSIBLE: "list[typst.PDFStandard]" = ["ua-1"]
_PLAIN: "list[typst.PDFStandard]" = []
_LONG_WORD = re.compile(r"[^\W\d_]{16}(?=[^\W\d_]{6})")
_OLDEST = datetime(2000, 1, 1, tzinfo=UTC)


def typeset(
    template: str, data: Mapping[str, object], setting: Setting, made: datetime | None = None
) -> bytes:
    """The PDF of ``data`` in ``template`` (a name such as ``list``), dated ``made``, open to readers of screens.

    Raises BadInput when somebody's own template cannot be set, naming the file and what is wrong.
    """
    made_at = int((made or _OLDEST).timestamp())
    # Whatever can be PDF/UA-1 is; a name in letters that no font has, or somebody's own template, may not be.
    for standards in (_ACCESSIBLE, _PLAIN):
        try:
            pdf = compiler(template, data, setting).compile(
                format="pdf", timestamp=made_at, pdf_standards=standards
            )
        except typst.TypstError as error:
            if standards is _PLAIN:
                raise _fault(template, error, setting) from error
        else:
            assert isinstance(pdf, bytes)
            return pdf
    raise AssertionError(template)


def compiler(template: str, data: Mapping[str, object], setting: Setting) -> typst.Compiler:
    """Typst with the template, the data and the vendored fonts in hand; good for one compilation."""
    given = {
        **data,
        "lang": setting.language,
        "paper": setting.size.value,
        "large": setting.large,
    }
    # PT Sans has no narrow no-break space; the usual one keeps figures together as well.
    text = broken(json.dumps(given, ensure_ascii=False)).replace("\u202f", "\u00a0").replace("№ ", "№\u00a0")
    files = sources(setting.templates)
    files["main.typ"] = f'#import "{template}.typ": paper\n#paper'.encode()
    return typst.Compiler(
        files,  # type: ignore[type-var]  # several files at once: the stubs know only one
        font_paths=_fonts(),
        ignore_system_fonts=True,
        sys_inputs={"data": text},
    )


def broken(text: str) -> str:
    """The text with spaces of no width in words that no column could hold, after every sixteen letters."""
    return _LONG_WORD.sub("\\g<0>\u200b", text)


def sources(own: Path | None = None) -> dict[str, bytes]:
    """Every template by file name, those of the folder ``own`` instead of tura's."""
    shipped = resources.files("tura.documents").joinpath("templates")
    files = {file.name: file.read_bytes() for file in shipped.iterdir() if file.name.endswith(".typ")}
    if own is None:
        return files
    if not own.is_dir():
        raise bad_input(str(own), "is not a folder", "name the folder that holds your .typ files")
    for file in sorted(own.rglob("*")):
        if file.is_file() and file.stat().st_size < LARGEST_TEMPLATE:
            files[file.relative_to(own).as_posix()] = file.read_bytes()
    return files


@cache
def _fonts() -> typst.Fonts:
    with resources.as_file(resources.files("tura.documents").joinpath("fonts")) as folder:
        return typst.Fonts(include_system_fonts=False, font_paths=[folder])


def _fault(template: str, error: typst.TypstError, setting: Setting) -> BadInput:
    """What Typst said, with the file and line it names; ``template`` when it names none."""
    found = _AT.search(error.diagnostic)
    name, line = (found[1], int(found[2])) if found else (f"{template}.typ", None)
    own = setting.templates is not None and (setting.templates / name).is_file()
    cure = "{hints}" if error.hints else "correct the template, or remove it to print with tura's own"
    shown = str(setting.templates / name) if own and setting.templates else name
    return bad_input(shown, "{said}", cure, line, said=error.message, hints="; ".join(error.hints))
