"""Every sentence exists in both languages, with the same values."""

import re

from tura.wording.catalogues import catalogue

FIELD = re.compile(r"{(\w+)")


def test_both_languages_word_the_same_codes() -> None:
    """A reason that has an English sentence has a Russian one, and the other way round."""
    assert catalogue("en").keys() == catalogue("ru").keys()


def test_both_languages_use_known_values() -> None:
    """The two sentences of a code tell the same values."""
    english, russian = catalogue("en"), catalogue("ru")
    differing = [c for c in english if set(FIELD.findall(english[c])) != set(FIELD.findall(russian[c]))]
    assert differing == []
