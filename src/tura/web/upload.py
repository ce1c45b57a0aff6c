"""Forms that carry files, read in the page's own thread."""

import anyio.from_thread
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request

from tura.domain.reason import Reason
from tura.formats.bad_input import BadInput
from tura.formats.regulation import RegulationError
from tura.wording.texts import in_words

LARGEST = 16 * 1024 * 1024


def upload_of(request: Request, field: str = "file") -> tuple[str, bytes]:
    """The name and bytes of a form's file, ("", b"") if none was chosen; 413 when it is too large."""
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length) > LARGEST:
        raise HTTPException(413)

    async def read() -> tuple[str, bytes]:
        form: FormData = await request.form()
        file = form.get(field)
        if not isinstance(file, UploadFile) or not file.filename:
            return "", b""
        name, data = file.filename, await file.read()
        await file.close()
        return name, data

    return anyio.from_thread.run(read)


def faults_of(error: BadInput, language: str) -> tuple[Reason, ...]:
    """What is wrong with somebody's file as reasons, each with its line."""
    if isinstance(error, RegulationError):
        return tuple(_at(issue.line, issue.reason) for issue in error.issues)
    return tuple(
        Reason("file-fault", "", {"line": problem.line or 0, "what": problem.what, "remedy": problem.remedy})
        for problem in in_words(error, language).problems
    )


def _at(line: int, reason: Reason) -> Reason:
    return Reason(reason.code, f"{reason.article} TOML:{line}".strip(), reason.values)


def text_of(data: bytes) -> str:
    """A text file in UTF-8, UTF-16 or the older Russian encoding."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", errors="replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1251", errors="replace")
