"""Latin letters for Cyrillic ones: a suggestion for names, and slugs for addresses.

Names follow ICAO Doc 9303 as Russian passports print them; the spelling in the FIDE list always wins.
"""

from tura.domain.players import Person

# fmt: off
_ICAO = {
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "e",
    "ж": "zh", "з": "z", "и": "i", "й": "i", "к": "k", "л": "l", "м": "m",
    "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "у": "u",
    "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "ie",
    "ы": "y", "ь": "", "э": "e", "ю": "iu", "я": "ia",
}
# fmt: on


def latin(text: str) -> str:
    """A suggested Latin spelling; what is not Cyrillic stays.

    >>> latin("Щербакова Юлия")
    'Shcherbakova Iuliia'
    """
    return "".join(
        _ICAO[mark.lower()].capitalize()
        if mark.isupper() and mark.lower() in _ICAO
        else _ICAO.get(mark, mark)
        for mark in text
    )


def slug(text: str) -> str:
    """A short name for addresses and command lines: Latin letters, digits and hyphens.

    >>> slug("Кубок «Ёлки» 2026")
    'kubok-elki-2026'
    """
    spelled = latin(text.lower())
    marks = "".join(mark if mark.isascii() and mark.isalnum() else " " for mark in spelled)
    return "-".join(marks.split())[:60].rstrip("-") or "event"


def latin_name(person: Person) -> str:
    """FIDE's spelling of a name; without one a suggested transliteration, "Surname, Given"."""
    if person.latin:
        return person.latin
    surname, _, rest = latin(person.name).partition(" ")
    given = rest.split(" ")[0]
    return f"{surname}, {given}" if given else surname
