"""Names in Latin letters, and slugs made of them."""

import re

from hypothesis import given
from hypothesis import strategies as st

from tura.domain.latin import latin, latin_name, slug
from tura.domain.players import Person

RUSSIAN = "".join(map(chr, range(ord("А"), ord("я") + 1))) + "Ёё"


@given(st.text(RUSSIAN + " -"))
def test_no_russian_letter_is_left(text: str) -> None:
    """Every Russian letter, great or small, has a Latin spelling."""
    assert latin(text).isascii()


@given(st.text() | st.lists(st.text(RUSSIAN, min_size=1, max_size=9), max_size=20).map(" ".join))
def test_a_slug_is_safe_in_an_address_and_stays_itself(text: str) -> None:
    """A slug is 1 to 60 Latin letters, digits and inner hyphens, and the slug of a slug is that slug."""
    made = slug(text)
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", made)
    assert len(made) <= 60
    assert slug(made) == made


def test_the_spelling_of_the_list_wins() -> None:
    """A name that FIDE spells is never transliterated."""
    assert latin_name(Person("p", "Юрьев Илья", latin="Jurjev, Ilja")) == "Jurjev, Ilja"


def test_a_suggested_name_has_no_patronymic() -> None:
    """Without FIDE's spelling a name is "Surname, Given"; a single word stands alone."""
    assert latin_name(Person("p", "Юрьев Илья Петрович")) == "Iurev, Ilia"
    assert latin_name(Person("p", "Юрьев")) == "Iurev"
