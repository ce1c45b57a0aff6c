"""A person's own templates stand in for tura's; what is wrong with one is told in a line."""

from pathlib import Path

import pytest

from large_event import large_hall
from printed import text_of
from tura.documents.papers import print_paper
from tura.documents.setting import Setting
from tura.documents.typesetting import sources
from tura.formats.bad_input import BadInput

OWN = '#import "page.typ": *\n#let paper = dressed[Наш диплом: #data.diplomas.at(0).name]\n'


def test_an_own_template_replaces_one_and_uses_the_rest(tmp_path: Path) -> None:
    """Only the file that lies in the folder is replaced; it may import tura's other templates."""
    (tmp_path / "diploma.typ").write_text(OWN, encoding="utf-8")
    setting = Setting("ru", templates=tmp_path)
    hall = large_hall(4, 1)
    assert "Наш диплом: Константинопольский" in text_of(print_paper(hall, "certificates", setting))
    assert "Стартовый список" in text_of(print_paper(hall, "start-list", setting))


@pytest.mark.parametrize("guide", ["arbiter.md", "arbiter.ru.md"])
def test_the_diploma_in_the_guide_can_be_printed(tmp_path: Path, guide: str) -> None:
    """The template that the arbiter's guide shows is set as it stands, but for the picture."""
    docs = Path(__file__).parents[2] / "docs"
    shown = (docs / guide).read_text(encoding="utf-8").partition("```typst\n")[2].partition("```")[0]
    plain = shown.replace('background: image("background.png", width: 100%), ', "")
    assert plain != shown
    (tmp_path / "diploma.typ").write_text(plain, encoding="utf-8")
    pdf = print_paper(large_hall(4, 1), "certificates", Setting("ru", templates=tmp_path))
    assert "Константинопольский-Заболотный" in "".join(text_of(pdf).split())
    assert "подтверждает участие" not in text_of(pdf)


def test_a_faulty_template_is_named(tmp_path: Path) -> None:
    """A mistake in an own template is bad input: file, line and Typst's words, not a traceback."""
    (tmp_path / "diploma.typ").write_text("#let paper = unknown-thing", encoding="utf-8")
    with pytest.raises(BadInput) as told:
        print_paper(large_hall(4, 1), "certificates", Setting("ru", templates=tmp_path))
    assert f"{tmp_path / 'diploma.typ'}:1: " in str(told.value)
    assert "unknown-thing" in str(told.value)


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    """A folder that is not there is told before anything is set."""
    with pytest.raises(BadInput, match="is not a folder"):
        sources(tmp_path / "nowhere")
