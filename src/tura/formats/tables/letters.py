"""Letters as they were meant: signs nobody sees, and one alphabet's letters among another's that look the same."""

import re

_UNSEEN = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]")
_LATIN, _CYRILLIC = "ABCEHKMOPTXYaceopxyk", "АВСЕНКМОРТХУасеорхук"
_TO_CYRILLIC = str.maketrans(_LATIN, _CYRILLIC)
_TO_LATIN = str.maketrans(_CYRILLIC, _LATIN)
_WORD = re.compile(r"[A-Za-zА-Яа-яЁё]+")
_IS_LATIN, _IS_CYRILLIC = re.compile("[A-Za-z]"), re.compile("[А-Яа-яЁё]")


def trimmed(text: str) -> str:
    """Without outer blanks and signs that nobody sees; line breaks and no-break spaces inside become blanks."""
    return " ".join(_UNSEEN.sub("", text).split())


def one_alphabet(text: str) -> str:
    """Words of two alphabets in the one that all their letters can be of; other words as they are.

    >>> one_alphabet("Липoв"), one_alphabet("Nоvak"), one_alphabet("GМ Пётр")
    ('Липов', 'Novak', 'GM Пётр')
    """
    return _WORD.sub(_folded, text)


def _folded(match: re.Match[str]) -> str:
    word = match.group()
    if not (_IS_LATIN.search(word) and _IS_CYRILLIC.search(word)):
        return word
    cyrillic, latin = word.translate(_TO_CYRILLIC), word.translate(_TO_LATIN)
    if not _IS_LATIN.search(cyrillic):
        return cyrillic
    return word if _IS_CYRILLIC.search(latin) else latin
