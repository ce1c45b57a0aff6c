"""Entry lists judged by a shipped regulation, and the answers they must have."""

import csv
import os
import re
from dataclasses import dataclass
from pathlib import Path

from tura.app.entry_list import applied
from tura.app.shipped import shipped_regulations
from tura.domain.registration.desk import register
from tura.domain.registration.verdict import Decision, RowVerdict
from tura.domain.regulation.schema import Regulation
from tura.formats.regulation.read import read_regulation
from tura.formats.tables.entries import read_entries

REGULATIONS = {"rapid": "rapid-age-categories", "classical": "classical-rating-categories"}
HERE = Path(__file__).parent / "cases" / "registration"


@dataclass(frozen=True, slots=True)
class Answer:
    """What an expected list says of a row: the verdict in its words, and why."""

    row: int
    name: str
    verdict: str
    why: str


def regulation(kind: str) -> Regulation:
    """A shipped regulation."""
    return read_regulation(shipped_regulations()[REGULATIONS[kind]], kind).regulation


def judged(kind: str, roster: bytes) -> dict[int, tuple[RowVerdict, str, str]]:
    """The verdict, the section asked for and the name of every row."""
    rules = regulation(kind)
    rows = applied(read_entries(roster, kind).rows, rules)
    verdicts = register(rules, [each.applicant for each in rows])
    return {
        verdict.row: (verdict, each.applicant.section, each.person.name)
        for each, verdict in zip(rows, verdicts, strict=True)
    }


def answers(text: str) -> dict[int, Answer]:
    """An expected list."""
    read = csv.DictReader(text.splitlines())
    return {int(r["Row"]): Answer(int(r["Row"]), r["Name"], r["Verdict"], r["Why"]) for r in read}


def full_rosters() -> Path | None:
    """The folder of the full rosters, beside the full case set."""
    root = os.environ.get("TURA_CASES")
    folder = Path(root).parent / "regulations" / "rosters" if root else None
    return folder if folder is not None and folder.is_dir() else None


def in_words(verdict: RowVerdict, answer: Answer) -> str:
    """A verdict in the words of the expected lists, as far as the answer goes into detail."""
    codes = [reason.code for reason in (*verdict.reasons, *verdict.questions)]
    for code, words in (("duplicate", "duplicate"), ("same-person", "ask: same person?")):
        if code in codes:
            return words
    if verdict.decision is Decision.REFUSED:
        return f"may enter {verdict.may_enter}" if verdict.may_enter else "refused"
    text = ", ".join(part for part in details(verdict, answer) if part)
    return f"{text}: ASK" if text and verdict.decision is Decision.QUESTION else text or "ask"


def details(verdict: RowVerdict, answer: Answer) -> tuple[str, ...]:
    """The parts of a verdict that seats somebody; empty where there is nothing to say."""
    late = "not in round 1" if verdict.first_round == 2 else ""
    return (
        verdict.section,
        "playing up" if verdict.playing_up else "",
        "counted for the fund only" if verdict.fund_only else late,
        f"{verdict.owed // 100} due" if verdict.owed and " due" in answer.verdict else "",
    )


def due_said(answer: Answer) -> int | None:
    """The roubles the answer says are due, if it does."""
    found = re.search(r"(\d+) (?:more )?due", f"{answer.verdict} {answer.why}")
    return int(found[1]) if found else None


def is_plain(verdict: RowVerdict, wanted: str) -> bool:
    """Accepted in the section asked for, from round 1, the fee paid, nothing open."""
    return (
        verdict.decision is Decision.ACCEPTED
        and verdict.section == wanted
        and verdict.playing_up == 0
        and verdict.first_round == 1
        and verdict.owed == 0
        and not (verdict.questions or verdict.assumed)
    )
