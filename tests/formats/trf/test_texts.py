"""The reader's own English and the catalogues agree."""

from tura.formats.trf.texts import REFUSALS
from tura.wording.catalogues import catalogue


def test_refusals_read_alike_in_the_reader_and_in_the_catalogue() -> None:
    """What a reader says by itself is what the catalogue says."""
    english = catalogue("en")
    assert {code: f"{what}; {remedy}" for code, (what, remedy) in REFUSALS.items()} == {
        code: english[code] for code in REFUSALS
    }


def test_every_russian_refusal_says_what_to_do() -> None:
    """A Russian refusal has its remedy after a semicolon too."""
    russian = catalogue("ru")
    assert [code for code in REFUSALS if "; " not in russian[code]] == []
