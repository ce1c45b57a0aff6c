"""Spellings of one name: Cyrillic and Latin, ё and е, with and without the patronymic, in any order."""

import re
from functools import lru_cache
from itertools import groupby

from tura.domain.latin import latin

# What is not heard is left out, and ы is heard as и, before a word is spelled in Latin letters.
_HEARD = str.maketrans("ы", "и", "'’-ъ")
# Latin spellings of one sound, the longest first; every system of transliteration ends in one form.
_SOUNDS = (
    ("shch", "sh"), ("sch", "sh"), ("tch", "ch"), ("yo", "e"), ("jo", "e"), ("ye", "e"), ("je", "e"),
    ("yu", "iu"), ("ju", "iu"), ("ya", "ia"), ("ja", "ia"), ("x", "ks"), ("kh", "h"), ("tz", "ts"), ("c", "ts"),
    ("y", "i"), ("j", "i"), ("w", "v"),
)  # fmt: skip
_CH = "\0"
_WORDS = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")
_PATRONYMIC = re.compile(r".*(?:vich|ich|vna|chna|inichna)$")


@lru_cache(maxsize=65536)
def skeleton(word: str) -> str:
    """A word as it sounds, whatever alphabet and system it is written in.

    >>> skeleton("Щербакова") == skeleton("Shcherbakova"), skeleton("Юлия") == skeleton("Yuliya")
    (True, True)
    """
    heard = latin(word.lower().translate(_HEARD))
    heard = heard if "sch" in heard or "shch" in heard else heard.replace("ch", _CH)
    for spelling, sound in _SOUNDS:
        heard = heard.replace(spelling, sound)
    return "".join(letter for letter, _ in groupby(heard.replace(_CH, "ch")))


@lru_cache(maxsize=4096)
def words(name: str) -> frozenset[str]:
    """The skeletons of a name's words; their order does not matter."""
    return frozenset(skeleton(word) for word in _WORDS.findall(name))


def sounds(name: str) -> str:
    """The skeletons of a name's words in their order, to search by how a name begins.

    >>> sounds("Огнёва, Юлия") == sounds("Ogneva Yuliya")
    True
    """
    plain = name.replace(",", " ").split()
    # Letters alone need no pattern to be told apart, and most names of a long list are nothing else.
    return " ".join(map(skeleton, plain if "".join(plain).isalpha() else _WORDS.findall(name)))


def is_patronymic(word: str) -> bool:
    """Whether a skeleton is a father's name."""
    return bool(_PATRONYMIC.fullmatch(word))


def may_be_one(one: str, other: str) -> bool:
    """Whether two spellings can be of one name: one's words are all among the other's.

    What is left over must be a patronymic: "Лев Королёв" and "Королев Лев Сергеевич" are one name, "Ким Ли" and
    "Ким Ли Анна" are not.
    """
    left, right = sorted((words(one), words(other)), key=len)
    return len(left) >= 2 and left <= right and all(is_patronymic(word) for word in right - left)


def patronymics(name: str) -> frozenset[str]:
    """The words of a name that are a father's name."""
    return frozenset(filter(is_patronymic, words(name)))


def is_exactly(one: str, other: str) -> bool:
    """Whether two spellings have the same words, ё and е and the alphabet aside."""
    return words(one) == words(other)
