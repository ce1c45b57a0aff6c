"""Every row of the entry lists comes out right: the shipped ones, and the full ones where they are."""

import pytest

from rosters import HERE, Answer, answers, due_said, full_rosters, in_words, is_plain, judged
from tura.app.shipped import ROSTERS, shipped_roster
from tura.domain.registration.verdict import RowVerdict
from tura.wording import sentence

KINDS = ("rapid", "classical")
REGULATION_OF = {roster.partition("-")[0]: name for name, roster in ROSTERS.items()}


def check(verdicts: dict[int, tuple[RowVerdict, str, str]], expected: dict[int, Answer]) -> None:
    """Rows that are named have the verdict named; all others are plainly accepted where they asked."""
    wrong = []
    for row, (verdict, wanted, name) in verdicts.items():
        answer = expected.get(row)
        if answer is None:
            wrong += [] if is_plain(verdict, wanted) else [(row, verdict)]
            continue
        assert name == answer.name
        due = due_said(answer)
        told = answer.verdict.removeprefix(f"refused {wanted}, ")
        if in_words(verdict, answer) != told or (due is not None and verdict.owed != due * 100):
            wrong.append((row, verdict))
    assert wrong == []
    assert set(expected) <= set(verdicts)


@pytest.mark.parametrize("kind", KINDS)
def test_every_row_of_the_shipped_roster_is_judged_right(kind: str) -> None:
    """Traps have their verdicts, everybody else is plainly accepted."""
    expected = answers((HERE / f"{kind}-roster-expected.csv").read_text(encoding="utf-8"))
    check(judged(kind, shipped_roster(REGULATION_OF[kind])), expected)


@pytest.mark.parametrize("kind", KINDS)
def test_every_row_of_the_full_roster_is_judged_right(kind: str) -> None:
    """The same of the full lists, where they are beside the case set."""
    folder = full_rosters()
    if folder is None:
        pytest.skip("not run: the full rosters are not here")
    expected = answers((folder / f"{kind}-roster-expected.csv").read_text(encoding="utf-8"))
    check(judged(kind, (folder / f"{kind}-roster.csv").read_bytes()), expected)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_reason_of_the_rosters_has_a_sentence(kind: str, language: str) -> None:
    """Nothing the desk says is left as a bare code, in either language."""
    for verdict, _, _ in judged(kind, shipped_roster(REGULATION_OF[kind])).values():
        for reason in (*verdict.reasons, *verdict.questions, *verdict.assumed, *verdict.notes):
            text = sentence(reason, language)
            assert not text.startswith(reason.code), text
            assert "—" not in text, text


def test_the_traps_are_explained() -> None:
    """The codes that say why: what was shown to the organiser is what decided."""
    rapid = judged("rapid", shipped_roster("rapid-age-categories"))
    classical = judged("classical", shipped_roster("classical-rating-categories"))
    said = {
        ("rapid", row): {r.code for r in (*v.reasons, *v.questions, *v.assumed, *v.notes)}
        for row, (v, _, _) in rapid.items()
    } | {
        ("classical", row): {r.code for r in (*v.reasons, *v.questions, *v.assumed, *v.notes)}
        for row, (v, _, _) in classical.items()
    }
    expected = {
        ("rapid", 28): "in-no-rating-band",
        ("rapid", 31): "no-rating-for-prizes",
        ("rapid", 35): "playing-up-not-allowed",
        ("rapid", 37): "paid-to-return",
        ("rapid", 39): "namesake",
        ("rapid", 40): "late-joins",
        ("rapid", 41): "fund-only",
        ("rapid", 42): "fee-short",
        ("rapid", 43): "leaves-after",
        ("rapid", 44): "byes-asked",
        ("classical", 82): "playing-down",
        ("classical", 83): "playing-up-unrated",
        ("classical", 96): "section-gap",
        ("classical", 115): "strong-unrated",
        ("classical", 116): "not-eligible",
        ("classical", 119): "playing-down",
    }
    assert {where: code for where, code in expected.items() if code not in said[where]} == {}
