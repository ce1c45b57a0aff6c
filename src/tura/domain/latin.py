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
    surname, rest = parted(person.name)
    given = latin(rest.split(" ")[0])
    return f"{latin(surname)}, {given}" if given else latin(surname)


_PARTICLES = {
    *(
        "де",
        "да",
        "ди",
        "дель",
        "дер",
        "ден",
        "дос",
        "ду",
        "ла",
        "ле",
        "ван",
        "фон",
        "цу",
        "аль",
        "эль",
        "ибн",
        "тер",
    ),
    *(
        "de",
        "da",
        "di",
        "del",
        "der",
        "den",
        "dos",
        "du",
        "la",
        "le",
        "van",
        "von",
        "zu",
        "al",
        "el",
        "ibn",
        "ter",
    ),
}


def parted(name: str) -> tuple[str, str]:
    """Surname and what follows it, the particles that open a surname kept with it.

    >>> parted("де ла Роса Хуан Мария"), parted("Rosa, Juan")
    (('де ла Роса', 'Хуан Мария'), ('Rosa', 'Juan'))
    """
    surname, comma, given = name.partition(",")
    if comma:
        return surname.strip(), given.strip()
    words = name.split()
    last = next((at for at, word in enumerate(words) if word.lower() not in _PARTICLES), 0)
    return " ".join(words[: last + 1]), " ".join(words[last + 1 :])


def spoken(name: str) -> str:
    """A name as it is read out: FIDE's "Surname, Given" turned round, any other as it is.

    >>> spoken("Rosa, Juan"), spoken("Роса Хуан")
    ('Juan Rosa', 'Роса Хуан')
    """
    surname, comma, given = name.partition(",")
    return f"{given.strip()} {surname.strip()}".strip() if comma else name
