"""Everything the prizes and the cash desk say has words in both languages."""

import ast
from pathlib import Path

import pytest

import tura
from tura.domain.reason import Reason
from tura.wording.catalogues import LANGUAGES, catalogue
from tura.wording.sentences import sentence

ROOMS = [Path(tura.__file__).parent / "domain" / room for room in ("prizes", "cashdesk")]
PREFIXES = {"Reason": "", "Sheet": "sheet.", "Column": "column."}


def codes() -> set[str]:
    """Every code, sheet and column named in the two rooms."""
    found = {
        f"ask-{name}" for name in ("bracket", "headcount", "fees", "policy", "sharing", "leftover", "unit")
    }
    for file in (file for room in ROOMS for file in room.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PREFIXES:
                first = node.args[0] if node.args else None
                names = [one for one in ast.walk(first) if isinstance(one, ast.Constant)] if first else []
                found |= {PREFIXES[node.func.id] + one.value for one in names if isinstance(one.value, str)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language: str) -> None:
    """No code of the two rooms is shown bare."""
    assert sorted(codes() - catalogue(language).keys()) == []


def test_codes_are_found() -> None:
    """The search for codes really finds them."""
    assert {"did-not-play", "minimum-not-reached", "sheet.payout", "column.gross"} <= codes()


def test_an_explanation_reads_as_a_sentence() -> None:
    """A reason with money and numbers reads as an arbiter would say it."""
    reason = Reason("took-another-prize", "line 42", {"taken": "1 место", "amount": 4000000})
    assert sentence(reason, "ru").startswith("получает другой приз: 1 место (40\u202f000 ₽)")
    few = Reason("placed-lower", values={"before": 2, "place": 1})
    assert sentence(few, "ru") == "приз за 1 место, а впереди в этом зачёте 2 игрока"


def test_lists_and_choices_are_named_in_words() -> None:
    """A rating list and an answer taken meanwhile are not shown as codes, one or several."""
    one = Reason("rating-misses", values={"list": "fide-rapid", "value": 1644, "low": None, "high": 1600})
    assert sentence(one, "ru") == "рапид FIDE 1644, а нужно: до 1600"
    years = Reason("birth-misses", values={"born": 1998, "low": None, "high": 1963})
    assert sentence(years, "en") == "born 1998; wanted: born in 1963 or earlier"
    assert sentence(Reason("sex-misses", values={"wanted": "f"}), "ru") == "только для женщин и девочек"
    several = Reason("rating-missing", values={"lists": ("fide-rapid", "fshr-rapid")})
    assert sentence(several, "en") == "no rating in FIDE rapid, CFR rapid"
    asked = Reason("ask-policy", values={"taken": "largest"})
    assert sentence(asked, "ru").endswith("Пока принято: один, наибольший.")
