"""Section letters of two alphabets."""

from tura.domain.regulation.letters import fold_letter


def test_cyrillic_look_alikes_are_latin() -> None:
    """Every capital that looks the same in both alphabets is one letter."""
    assert [fold_letter(letter) for letter in "АВЕКМНОРСТУХ"] == list("ABEKMHOPCTYX")


def test_no_break_spaces_and_case_do_not_matter() -> None:
    """A copied heading with no-break spaces is the plain letter."""
    assert fold_letter("\u00a0а ") == "A"


def test_a_letter_without_a_twin_keeps_its_alphabet() -> None:
    """Б is no Latin letter, so it stays what it is."""
    assert fold_letter("б") == "Б"
