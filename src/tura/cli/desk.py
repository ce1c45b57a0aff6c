"""What every command shares: the database, the language, who acts, and how a refusal is told."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, NoReturn, ParamSpec, TypeVar

import click

from tura.cli.speaking import ASKED, first_language
from tura.domain.reason import Reason, Refusal, Value

if TYPE_CHECKING:
    from tura.app.office import Office
    from tura.app.ports import Catalogued

P = ParamSpec("P")
T = TypeVar("T")

# A command that may meet a warning takes what the person says yes to: 2 a notice, 3 a warning, 4 a warning twice.
confirm_option = click.option(
    "--confirm", "level", type=click.IntRange(0, 4), default=0, help="The level of warning you say yes to."
)


@dataclass(frozen=True, slots=True)
class Desk:
    """Where the data is, in which language to speak, and who is speaking."""

    database: str
    language: str
    actor: str
    # Who an entry is, asked only when something must be told about one.
    _called: "list[Callable[[], dict[str, str]]]" = field(default_factory=list, compare=False, repr=False)

    def office(self, *, new: bool = False) -> "Office":
        """The office, opened now; ``new``: its database is created if there is none, else that is told."""
        from tura.store.office import open_office, open_there

        return open_office(self.database, self.actor) if new else open_there(self.database, self.actor)

    def say(self, reason: Reason) -> str:
        """A reason in the desk's language; entries of the event in hand are called by name."""
        from tura.wording import sentence

        return sentence(self._named(reason), self.language)

    def _named(self, reason: Reason) -> Reason:
        if not self._called or not any(_may_be_entry(each) for each in reason.values.values()):
            return reason
        names = self._called[-1]()
        return replace(reason, values={key: _name(value, names) for key, value in reason.values.items()})

    def word(self, code: str) -> str:
        """A single word of the catalogue."""
        from tura.wording.catalogues import catalogue

        return catalogue(self.language).get(code, code)

    def event(self, office: "Office", slug: str) -> "Catalogued":
        """The event with this slug; the command ends if there is none."""
        found = office.find(slug)
        if isinstance(found, Refusal):
            self.end(found)
        self._called.append(cache(lambda: office.called(found.event_id, self.language)))
        return found

    def settle(self, answer: T | Refusal) -> T:
        """The answer, unless it is a refusal: then it is told and the command ends with 1."""
        if isinstance(answer, Refusal):
            self.end(answer)
        return answer

    def end(self, refusal: Refusal, code: int = 1) -> NoReturn:
        """Tell every reason of a refusal and end the command."""
        from tura.domain.decide.refused import needed_level

        for reason in refusal.reasons:
            click.echo(self.say(reason), err=True)
        if level := needed_level(refusal):
            click.echo(self.say(Reason("confirm-with", "", {"level": level})), err=True)
        raise click.exceptions.Exit(code)


def _may_be_entry(value: Value) -> bool:
    if isinstance(value, tuple):
        return any(_may_be_entry(each) for each in value)
    return isinstance(value, str) and value[:1] == "e" and value[1:].isdigit()


def _name(value: Value, names: dict[str, str]) -> Value:
    if not _may_be_entry(value):
        return value
    if isinstance(value, tuple):
        return tuple(names.get(str(each), str(each)) for each in value)
    return names.get(str(value), str(value))


def default_database() -> str:
    """The SQLite file in the user's data folder."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("APPDATA", "~")).expanduser()
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME", "~/.local/share")).expanduser()
    return str(folder / "tura" / "tura.sqlite")


def at_desk(command: Callable[P, T]) -> Callable[..., T]:
    """Give a command ``--db``, ``--lang`` and ``--as``, and pass it the desk they make as ``desk``."""

    def seated(*args: P.args, **kwargs: P.kwargs) -> T:
        database = kwargs.pop("db", None) or os.environ.get("TURA_DB") or default_database()
        language = kwargs.pop("lang", None) or first_language()
        actor = kwargs.pop("actor", None) or "arbiter"
        ASKED.set(str(language))
        kwargs["desk"] = Desk(str(database), str(language), str(actor))
        return command(*args, **kwargs)

    seated.__doc__ = command.__doc__
    seated.__name__ = command.__name__
    for option in (
        click.option("--as", "actor", metavar="ACTOR", help="Who acts, for the journal."),
        click.option(
            "--lang", type=click.Choice(["ru", "en"]), help="The language of words (not of JSON keys)."
        ),
        click.option("--db", metavar="URL", help="The database; TURA_DB, or the user's data folder."),
    ):
        seated = option(seated)
    return seated


def write_json(value: object) -> None:
    """A value as one JSON document on standard output."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=1))


def read_file(path: str) -> bytes:
    """A file's bytes, or the one-line error that says why not."""
    from tura.formats.bad_input import bad_input

    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise bad_input(
            path, "cannot be read ({why})", "check the path and the permissions", why=error.strerror
        ) from error


@contextmanager
def opened_file(path: str) -> Iterator[BinaryIO]:
    """A file open for reading, or the one-line error that says why not."""
    from tura.formats.bad_input import bad_input

    with ExitStack() as opened:
        try:
            file = opened.enter_context(Path(path).open("rb"))
        except OSError as error:
            raise bad_input(
                path, "cannot be read ({why})", "check the path and the permissions", why=error.strerror
            ) from error
        yield file


def write_file(path: str, data: bytes) -> None:
    """A file written whole: a reader never sees half of it."""
    from tura.formats.bad_input import bad_input

    target = Path(path)
    beside = target.with_name(target.name + ".part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(data)
        beside.replace(target)
    except OSError as error:
        raise bad_input(
            path, "cannot be written ({why})", "choose another place with -o", why=error.strerror
        ) from error
