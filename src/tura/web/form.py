"""Forms read in the page's own thread."""

import anyio.from_thread
from starlette.datastructures import FormData
from starlette.requests import Request


def fields_of(request: Request) -> dict[str, str]:
    """A form's text fields; files are left out."""

    async def read() -> FormData:
        return await request.form()

    form = anyio.from_thread.run(read)
    return {name: value for name, value in form.items() if isinstance(value, str)}


def own_path(text: str) -> str:
    """A path of this site, or its front: a form never sends people elsewhere."""
    return text if text.startswith("/") and not text.startswith(("//", "/\\")) else "/"


def level_in(given: dict[str, str]) -> int:
    """The level of warning that a form says yes to."""
    level = given.get("confirm", "0")
    return int(level) if level in ("0", "2", "3", "4") else 0
