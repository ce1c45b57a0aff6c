"""What the records beside the players' say about the event: TRF26 and the engines' own lines."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from tura.domain.points import STANDARD, PointSystem
from tura.domain.results import Colour
from tura.domain.tournament import Prohibition
from tura.formats.trf.columns import first_whole, numbers
from tura.formats.trf.notes import Notes
from tura.formats.trf.pairing_records import (
    Acceleration,
    Adjustment,
    Bye,
    adjustment_299,
    bye_240,
    prohibition_260,
    range_250,
    schedule_xxa,
)
from tura.formats.trf.scoring import BBP_CODES, Scoring

# 013 alone groups the players of an individual event too.
TEAM_CODES = frozenset(("300", "310", "320", "330", "352", "362", "801", "802"))
_XXC_COLOURS = {"white1": Colour.WHITE, "black1": Colour.BLACK}
_TEAM_WORDS = re.compile("team|mannschaft|команд|équipe|equipo", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Settings:
    """The event as its headers tell it; empty where they are silent.

    ``system`` is the ETT26 code of 192, ``kind`` the free text of 092, ``tiebreaks`` the codes of 202 or 212
    without PTS.  ``accelerations`` are explicit (250, XXA) and override the ``baku`` of 192.
    ``named`` are the TPNs that records of pairing name, each after its line.
    """

    rounds: int | None = None
    declared_players: int | None = None
    initial: Colour | None = None
    points: PointSystem = STANDARD
    system: str = ""
    kind: str = ""
    tiebreaks: tuple[str, ...] = ()
    team: bool = False
    prohibitions: tuple[Prohibition, ...] = ()
    accelerations: tuple[Acceleration, ...] = ()
    byes: tuple[Bye, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    absent: frozenset[int] = frozenset()
    named: tuple[tuple[int, int], ...] = ()

    @property
    def baku(self) -> bool:
        """192 asks for the Baku acceleration and no explicit record replaces it."""
        return self.system.upper().endswith("_BAKU") and not self.accelerations


@dataclass(slots=True)
class _Gathered:
    """Mutable while the lines go by."""

    notes: Notes
    scoring: Scoring
    rounds: dict[str, int] = field(default_factory=dict)
    players: int | None = None
    initial: dict[str, Colour] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)
    team: bool = False
    prohibitions: list[Prohibition] = field(default_factory=list)
    accelerations: list[Acceleration] = field(default_factory=list)
    byes: list[Bye] = field(default_factory=list)
    adjustments: list[Adjustment] = field(default_factory=list)
    absent: set[int] = field(default_factory=set)
    named: list[tuple[int, int]] = field(default_factory=list)

    def name(self, line: int, tpns: Iterable[int]) -> None:
        """Remembers where players were named."""
        self.named += [(line, tpn) for tpn in sorted(tpns)]


def parse_settings(lines: Iterable[tuple[int, str]], notes: Notes) -> Settings:
    """Reads every record that binds pairing or scoring; what cannot be read is noted as a problem."""
    got = _Gathered(notes, Scoring(notes))
    for line, text in lines:
        code = text[:3]
        got.team = got.team or code in TEAM_CODES
        if handler := _HANDLERS.get(code):
            handler(got, line, text)
    return _settle(got)


def _settle(got: _Gathered) -> Settings:
    system = got.texts.get("192", "")
    return Settings(
        rounds=got.rounds.get("142", got.rounds.get("XXR")),
        declared_players=got.players,
        initial=got.initial.get("152", got.initial.get("XXC")),
        points=got.scoring.system(),
        system=system,
        kind=got.texts.get("092", ""),
        tiebreaks=_tiebreaks(got.texts),
        team=got.team or bool(_TEAM_WORDS.search(f"{system} {got.texts.get('092', '')}")),
        prohibitions=tuple(got.prohibitions),
        accelerations=tuple(got.accelerations),
        byes=tuple(got.byes),
        adjustments=tuple(got.adjustments),
        absent=frozenset(got.absent),
        named=tuple(got.named),
    )


def _tiebreaks(texts: dict[str, str]) -> tuple[str, ...]:
    codes = (texts.get("202") or texts.get("212", "")).split(",")
    return tuple(code.strip() for code in codes if code.strip() not in ("", "PTS"))


def _rounds(got: _Gathered, line: int, text: str) -> None:
    code, count = text[:3], first_whole(text[3:])
    if count is None:
        if text[3:].strip():
            got.notes.problem(line, "number", record=code, text=text[3:].strip())
        return
    if count != got.rounds.setdefault(code, count) or count != next(iter(got.rounds.values())):
        got.notes.repair(line, "rounds-twice", record=code, rounds=count)


def _players(got: _Gathered, _line: int, text: str) -> None:
    """062 may carry text such as "62 (62)"."""
    got.players = first_whole(text[3:])


def _text(got: _Gathered, _line: int, text: str) -> None:
    got.texts.setdefault(text[:3], text[4:].strip())


def _colour_152(got: _Gathered, line: int, text: str) -> None:
    word = text[3:].strip().lower()
    if word in ("w", "b", "white", "black"):
        _initial(got, line, "152", Colour(word[0]))
    elif word:
        got.notes.problem(line, "initial-colour", text=word)


def _colour_xxc(got: _Gathered, line: int, text: str) -> None:
    for word in text[3:].lower().split():
        if word in _XXC_COLOURS:
            _initial(got, line, "XXC", _XXC_COLOURS[word])
        elif word != "rank":
            got.notes.repair(line, "option-unknown", record="XXC", text=word)


def _initial(got: _Gathered, line: int, code: str, colour: Colour) -> None:
    if colour is not next(iter(got.initial.values()), colour):
        got.notes.repair(line, "initial-colours-differ", record=code, colour=colour.value)
    got.initial[code] = colour


def _absent_xxz(got: _Gathered, line: int, text: str) -> None:
    ids = numbers(text[3:])
    if ids is None:
        got.notes.problem(line, "ids", record="XXZ", text=text[3:].strip())
    else:
        got.absent.update(ids)
        got.name(line, ids)


def _prohibited_xxp(got: _Gathered, line: int, text: str) -> None:
    ids = numbers(text[3:])
    if ids is None:
        got.notes.problem(line, "ids", record="XXP", text=text[3:].strip())
    elif ids:
        got.prohibitions.append(Prohibition(frozenset(ids)))
        got.name(line, set(ids))


def _prohibited_260(got: _Gathered, line: int, text: str) -> None:
    if found := prohibition_260(got.notes, line, text):
        got.prohibitions.append(found)
        got.name(line, found.tpns)


def _accelerated(
    parse: Callable[[Notes, int, str], Acceleration | None],
) -> Callable[[_Gathered, int, str], None]:
    def handle(got: _Gathered, line: int, text: str) -> None:
        if found := parse(got.notes, line, text):
            got.accelerations.append(found)
            # A range may end beyond the last player; a single number means that player.
            got.name(line, {found.low} if found.low == found.high else ())

    return handle


def _bye(got: _Gathered, line: int, text: str) -> None:
    if found := bye_240(got.notes, line, text):
        got.byes.append(found)
        got.name(line, found.tpns)


def _adjusted(got: _Gathered, line: int, text: str) -> None:
    if found := adjustment_299(got.notes, line, text):
        got.adjustments.append(found)


_HANDLERS: dict[str, Callable[[_Gathered, int, str], None]] = {
    "142": _rounds,
    "XXR": _rounds,
    "062": _players,
    "092": _text,
    "192": _text,
    "202": _text,
    "212": _text,
    "152": _colour_152,
    "XXC": _colour_xxc,
    "162": lambda got, line, text: got.scoring.record_162(line, text),
    "XXS": lambda got, line, text: got.scoring.javafo(line, text),
    **dict.fromkeys(BBP_CODES, lambda got, line, text: got.scoring.bbp(line, text)),
    "XXZ": _absent_xxz,
    "XXP": _prohibited_xxp,
    "260": _prohibited_260,
    "250": _accelerated(range_250),
    "XXA": _accelerated(schedule_xxa),
    "240": _bye,
    "299": _adjusted,
}
