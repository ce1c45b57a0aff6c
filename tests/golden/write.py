"""Golden journals of the version now being made: ``python tests/golden/write.py VERSION``.

Run until the version is released, whenever its kinds change; from then on its folder is never written again.
``kinds.jsonl`` has one body of every kind, ``event.jsonl`` a whole event as exported, and ``event.state.json``
the state it folds to.
"""

import json
import sys
import typing
from dataclasses import MISSING, fields, is_dataclass
from datetime import UTC, date, datetime, time, timedelta
from enum import Enum
from itertools import count
from pathlib import Path
from types import NoneType, UnionType

from tura.app.event_states import event_states
from tura.app.ports import Conflict
from tura.domain.event.awards import AwardLine
from tura.domain.event.entry import Facts, FeeLine
from tura.domain.events import (
    KINDS,
    Event,
    fees,
    opening,
    prizes,
    registration,
    restoring,
    results,
    rounds,
    sections,
)
from tura.domain.events import attendance as at
from tura.domain.players import Discipline, Person, Rating, RatingSource, Sex
from tura.domain.regulation.schema import Playing, Regulation, Section, TimeControl
from tura.domain.results import Colour, Result
from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Board, Bye
from tura.store.codec import codec_of
from tura.store.opening import Opening, open_store
from tura.store.snapshot import snapshot

PLAIN = {str: "x", int: 7, bool: True, date: date(2026, 12, 12), time: time(12, 0)}
DEEP = 4


def example(kind: type, depth: int = 0) -> object:
    """A value of a dataclass with every field filled, as far as ``DEEP`` levels down."""
    hints = typing.get_type_hints(kind)
    filled = {
        field.name: filled_in(hints[field.name], depth)
        for field in fields(kind)
        if depth < DEEP or (field.default is MISSING and field.default_factory is MISSING)
    }
    return kind(**filled)


def filled_in(hint: typing.Any, depth: int) -> object:  # noqa: ANN401 - a type hint may be anything
    """A value that fits a type hint."""
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return list(hint)[-1]
    if is_dataclass(hint) and isinstance(hint, type):
        return example(hint, depth + 1)
    return collected(typing.get_origin(hint), typing.get_args(hint), depth)


def collected(origin: object, inner: tuple[typing.Any, ...], depth: int) -> object:
    """A value of a union, tuple, frozenset or mapping."""
    if origin in (typing.Union, UnionType):
        return filled_in(next(part for part in inner if part is not NoneType), depth)
    if origin is tuple:
        return tuple(filled_in(part, depth) for part in inner if part is not ...)
    if origin is frozenset:
        return frozenset({filled_in(inner[0], depth)})
    return {filled_in(inner[0], depth): filled_in(inner[1], depth)}


def regulation() -> Regulation:
    """Two small sections, the second a guest of the first."""
    playing = Playing(rounds=3, time_control=TimeControl(minutes=10, increment=5), half_point_byes=1)
    return Regulation(
        name="Пробный турнир",
        discipline=Discipline.RAPID,
        sections=(
            Section(letter="A", title="Категория A", playing=playing),
            Section(letter="B", title="Категория B", order=2, playing=playing),
        ),
        answers={"6.1.6": "40 — «20–40»"},
    )


def entry(number: int, section: str) -> list[Event]:
    """An entry declared, paid and confirmed."""
    name = f"e{number}"
    facts = Facts(
        sex=Sex.FEMALE if number % 2 else Sex.MALE,
        birth_year=1980 + number,
        ratings=(Rating(RatingSource.FIDE, Discipline.RAPID, 1500 + 37 * number, date(2026, 12, 1)),),
    )
    return [
        registration.EntryDeclared(entry=name, person=f"p{number}", section=section, facts=facts),
        fees.FeeSet(entry=name, due=100000, lines=(FeeLine(code="own", amount=100000),)),
        fees.FeePaid(entry=name, receipt=f"r{number}", amount=100000, how="QR"),
        registration.EntryConfirmed(entry=name),
    ]


def story() -> list[Event]:
    """An event in which most things happen once."""
    order = ("e6", "e5", "e4", "e3", "e2", "e1")
    first = (Board(number=1, white="e6", black="e3"), Board(number=2, white="e2", black="e5"))
    second = (Board(number=1, white="e5", black="e6"), Board(number=2, white="e1", black="e4"))
    happened: list[Event] = [opening.EventOpened(regulation=regulation())]
    for number in range(1, 8):
        happened += entry(number, "A" if number < 5 else "B")
    return [
        *happened,
        registration.QuestionRaised(entry="e7", code="same-person", text="e6"),
        registration.QuestionAnswered(entry="e7", code="same-person", answer="duplicate"),
        registration.EntryRefused(entry="e7", reason="duplicate"),
        fees.FeeRefunded(entry="e7", receipt="r8", amount=100000, how="QR", reason="duplicate"),
        registration.GroupTicked(entry="e2", group="school"),
        sections.SectionsMerged(host="A", guests=("B",)),
        sections.NumbersAssigned(field="A", numbers=order),
        sections.InitialColourDrawn(field="A", colour=Colour.WHITE, seed=5),
        sections.FirstBoardSet(field="A", board=1),
        at.ByeGranted(entry="e4", round=1, result=Result.HALF_POINT_BYE),
        rounds.PairingDrafted(
            field="A",
            round=1,
            boards=first,
            byes=(Bye(entry="e4", result=Result.HALF_POINT_BYE), Bye(entry="e1", result=Result.PAIRING_BYE)),
            engine="dutch 1",
        ),
        rounds.ManualBegun(field="A", round=1, reason="brothers"),
        rounds.ColoursSwapped(field="A", round=1, board=2),
        rounds.ManualEnded(field="A", round=1, differs=True),
        rounds.PairingPublished(field="A", round=1, edition=1, at="2026-12-12T09:00:00+00:00"),
        results.ResultEntered(field="A", round=1, board=1, outcome=Outcome.WHITE),
        results.ResultEntered(field="A", round=1, board=2, outcome=Outcome.DRAW),
        results.ResultEntered(field="A", round=1, board=2, outcome=Outcome.BLACK, was=Outcome.DRAW),
        at.EntryWithdrawn(entry="e2", last_round=1, reason="ill"),
        at.EntryExpelled(entry="e3", last_round=1, reason="two absences"),
        rounds.PairingDrafted(field="A", round=2, boards=second, engine="dutch 1"),
        rounds.PairingPublished(field="A", round=2, edition=1),
        rounds.PairingTakenBack(field="A", round=2, reason="too early"),
        restoring.EntryUndone(of=44, count=1),
        at.EntryReturned(entry="e2", first_round=2),
        rounds.PairingDrafted(field="A", round=2, boards=second, engine="dutch 1"),
        rounds.PairingPublished(field="A", round=2, edition=2),
        results.ResultEntered(field="A", round=2, board=1, outcome=Outcome.FORFEIT_WHITE),
        restoring.Restored(seq=46, section="A", reason="wrong field"),
        results.ResultCorrected(
            field="A", round=1, board=1, outcome=Outcome.DRAW, was=Outcome.WHITE, reason="both agree"
        ),
        sections.LotsDrawn(field="A", seed=12),
        prizes.FundDecided(section="A", amount=5000000, reason="sponsor"),
        prizes.AwardsProposed(
            section="A",
            fund=5000000,
            undistributed=0,
            lines=(AwardLine(prize="place:1", entry="e6", amount=5000000, items=("cup",)),),
        ),
        prizes.AwardsConfirmed(section="A"),
        prizes.AwardHandedOut(section="A", prize="place:1", entry="e6"),
        opening.EventClosed(),
    ]


def write(folder: Path) -> None:
    """The three files of a version."""
    folder.mkdir(exist_ok=True)
    codec = codec_of(KINDS.values())
    bodies = [codec.encode(typing.cast("Event", example(kind))) for _, kind in sorted(KINDS.items())]
    lines = [
        json.dumps(
            {"kind": body.kind, "version": body.version, "body": json.loads(body.text)}, ensure_ascii=False
        )
        for body in bodies
    ]
    (folder / "kinds.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    ticks = count()
    start = datetime(2026, 12, 12, 8, 0, tzinfo=UTC)
    clock = Opening(clock=lambda: start + timedelta(minutes=next(ticks)), new_id=lambda: "golden")
    store = open_store(":memory:", clock)
    event_id = store.catalogue.add("golden", "Пробный турнир").event_id
    for seq, event in enumerate(story()):
        assert not isinstance(store.journal.append(event_id, seq, "arbiter", [event]), Conflict)
    store.persons.put([Person(f"p{n}", f"Игрок {n}") for n in range(1, 8)])
    (folder / "event.jsonl").write_bytes(store.transfer.export(event_id, [f"p{n}" for n in range(1, 8)]))
    state = event_states(store.journal).read(event_id).state
    (folder / "event.state.json").write_bytes(snapshot(state) + b"\n")


if __name__ == "__main__":
    write(Path(__file__).with_name(sys.argv[1]))
