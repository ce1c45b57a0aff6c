"""In which language the command line speaks: known before anything is parsed, so that help and faults speak it too."""

import gettext
import os
import sys
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from copy import copy
from inspect import cleandoc
from typing import TypeVar

import click

Made = TypeVar("Made", bound=click.Command)
Decorated = TypeVar("Decorated", bound=Callable[..., object])

ASKED: ContextVar[str] = ContextVar("asked", default="")
"""What a fault is told in, when it is told after the command has ended."""

LANGUAGES = ("ru", "en")


def default_language() -> str:
    """Russian where the machine speaks Russian, else English."""
    named = (os.environ.get(name) for name in ("TURA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    language = next(filter(None, named), "") or _windows_language()
    return "ru" if language.lower().startswith("ru") else "en"


def _windows_language() -> str:
    """What Windows is set to ("Russian_Russia"), which it says in no variable; "" elsewhere."""
    if sys.platform != "win32":
        return ""
    import locale

    return locale.getlocale()[0] or ""


def first_language() -> str:
    """The language of a command that names none: the one said to `tura` itself, else the machine's."""
    context = click.get_current_context(silent=True)
    said = context.find_root().params.get("lang") if context else None
    return str(said or default_language())


def asked_language() -> str:
    """The language the last command was asked in, for what is told after it has ended."""
    return ASKED.get() or default_language()


def said_in(arguments: Sequence[str]) -> str:
    """The language that a command line names last, else the machine's."""
    named = [
        word.partition("=")[2] if "=" in word else after
        for word, after in zip(arguments, [*arguments[1:], ""], strict=True)
        if word.partition("=")[0] == "--lang"
    ]
    return next((name for name in reversed(named) if name in LANGUAGES), None) or default_language()


def speak(language: str) -> None:
    """Click's own words, which pass through gettext, and faults are told in this language from now on."""
    from tura.wording.texts import DOMAIN, LOCALE

    gettext.bindtextdomain(DOMAIN, str(LOCALE))
    os.environ["LANGUAGE"] = language
    ASKED.set(language)


def spoken(english: str) -> str:
    """A text of the command line in the language asked for."""
    language = asked_language()
    if language == "en":
        return english
    from tura.wording.texts import text

    return text(cleandoc(english), language)


def told(command: Made) -> Made:
    """A copy of a command, its help in the language asked for."""
    made = copy(command)
    made._help_option = None  # noqa: SLF001  click keeps the words of `--help` in what it has shown once
    made.help = spoken(command.help or "")
    made.params = [_told(each) for each in command.params]
    return made


def _told(parameter: click.Parameter) -> click.Parameter:
    made = copy(parameter)
    if isinstance(made, click.Option):
        made.help = spoken(made.help or "")
    return made


def words_in(language: str = "") -> Callable[[Decorated], Decorated]:
    """Give a command ``--lang``; without it, and without TURA_LANG, ``language`` or the machine's."""
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        envvar="TURA_LANG",
        default=lambda: language or first_language(),
        help="Language of the words.",
    )
