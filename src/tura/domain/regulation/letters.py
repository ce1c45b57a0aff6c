"""Section letters: the look-alikes of two alphabets are one letter."""

LONGEST_LETTER = 3
_LATIN = str.maketrans("АВЕЁКМНОРСТУХІЈЅ", "ABEEKMHOPCTYXIJS")


def fold_letter(text: str) -> str:
    r"""The section letter in capitals, Cyrillic look-alikes made Latin, no-break spaces made plain.

    A name of more than three letters, or with a letter that has no Latin twin, keeps its own alphabet.

    >>> fold_letter("\u0410"), fold_letter("\u0435\u00a0"), fold_letter("дети")
    ('A', 'E', 'ДЕТИ')
    """
    plain = " ".join(text.split()).upper()
    folded = plain.translate(_LATIN)
    return folded if folded.isascii() and len(plain) <= LONGEST_LETTER else plain
