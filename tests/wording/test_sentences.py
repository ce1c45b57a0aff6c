"""Reasons in words."""

from hypothesis import given
from hypothesis import strategies as st

from tura.domain.reason import Reason
from tura.wording import sentence
from tura.wording.sentences import money, plural


def test_a_code_without_a_sentence_is_shown_with_its_values() -> None:
    """An explanation is never lost for want of a sentence, and its article is told."""
    assert sentence(Reason("no-such-code", "C.04.3 2.1", {"n": 2}), "ru") == "no-such-code: n=2 [C.04.3 2.1]"


def test_russian_plurals_follow_the_last_digits() -> None:
    """1 тур, 3 тура, 5 туров, 11 туров, 21 тур."""
    forms = ("тур", "тура", "туров")
    assert [plural(n, forms, "ru") for n in (1, 3, 5, 11, 21)] == ["тур", "тура", "туров", "туров", "тур"]


@given(st.integers(-(10**9), 10**9))
def test_money_shows_every_kopeck(kopecks: int) -> None:
    """What is printed reads back as the same amount."""
    text = money(kopecks, "en").removesuffix(" ₽").replace("\u202f", "")
    roubles, _, rest = text.lstrip("-").partition(".")
    value = int(roubles) * 100 + int(rest or 0)
    assert (-value if text.startswith("-") else value) == kopecks
