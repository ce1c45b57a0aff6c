"""Tie-breaks by name: long for the regulation, short for the head of a column."""

from tura.domain.reason import Reason
from tura.domain.tiebreaks.code import Code, parse_code
from tura.wording.catalogues import catalogue
from tura.wording.sentences import sentence


def tiebreak_name(text: str, language: str) -> str:
    """The name of a code with its modifiers; raises UnknownCodeError.

    >>> tiebreak_name("BH/C1", "ru")
    'усечённый коэффициент Бухгольца (без одного худшего)'
    >>> tiebreak_name("SB/C1/P", "en")
    'Sonneborn-Berger, without the least value (1), forfeits as games'
    """
    code = parse_code(text)
    name, rest = _named("tb-name-", code, language)
    return ", ".join((name, *(sentence(reason, language) for reason in _modifiers(rest))))


def tiebreak_head(text: str, language: str) -> str:
    """The head of a code's column; raises UnknownCodeError.

    >>> tiebreak_head("bh-c1", "ru"), tiebreak_head("SB/C1", "ru"), tiebreak_head("BH/C1", "en")
    ('усБух', 'Бергер-C1', 'BH-C1')
    """
    code = parse_code(text)
    head, rest = _named("tb-head-", code, language)
    marks = str(rest).split("/")[1:]
    return "-".join((head, *marks))


def _named(prefix: str, code: Code, language: str) -> tuple[str, Code]:
    """The longest entry that names the code, and the code with what it left unnamed."""
    known = catalogue(language)
    if code.external:
        return known[f"{prefix}OTHER"] + code.name.removeprefix("OTHER").replace("_", " "), Code(code.name)
    whole = Code(code.name, code.cut, code.median, fore=code.fore)
    if text := known.get(f"{prefix}{whole}"):
        return text, Code(code.name, limit=code.limit, played=code.played, reverse=code.reverse)
    return known[f"{prefix}{code.name}"], code


def _modifiers(code: Code) -> list[Reason]:
    found = {
        "tb-modifier-cut": code.cut,
        "tb-modifier-median": code.median,
        "tb-modifier-limit": code.limit,
        "tb-modifier-played": int(code.played),
        "tb-modifier-reverse": int(code.reverse),
    }
    return [Reason(name, "", {"n": number}) for name, number in found.items() if number]
