"""Bytes of a tournament report file to a TrfFile."""

import re

from tura.formats.decoding import NotTextError, Text, read_text
from tura.formats.trf.alignment import by_characters, fits
from tura.formats.trf.cells import FIRST_COLUMN, WIDTH
from tura.formats.trf.checks import check
from tura.formats.trf.federations import FEDERATIONS
from tura.formats.trf.model import Raw, Record, TrfFile
from tura.formats.trf.notes import Note, Notes, TrfError
from tura.formats.trf.player_line import PlayerReader
from tura.formats.trf.scoring import BBP_CODES
from tura.formats.trf.settings import parse_settings

_RECORDS = """
    012 013 022 032 042 052 062 072 082 092 102 112 122 132 142 152 162 172 182 192 202 212 222 240 250 260 299
    300 310 320 330 352 362 801 802 XXR XXC XXZ XXS XXA XXP
"""
_KNOWN = frozenset(_RECORDS.split()) | frozenset(BBP_CODES)
_OPPONENT_END = 4
_CODE = re.compile(r"001[ \t\d]")
_PLAYER = re.compile(r"(?:^|[\r\n])001 ")


def read(data: bytes, name: str) -> TrfFile:
    """The file's records with the repairs that were needed.

    Raises TrfError listing every contradiction: rows that disagree about a game, a starting rank used twice,
    an opponent without a line, two pairing-allocated byes in a round, a cut end, or nothing to read.
    """
    notes = Notes()
    try:
        text = read_text(data)
    except NotTextError as error:
        if _PLAYER.search(error.text):
            notes.problem(error.line, "nul")
        else:
            notes.problem(0, "not-text")
        raise TrfError(name, tuple(notes.problems)) from None
    if text.damaged:
        notes.repair(0, "damaged-text", encoding=text.encoding)
    records = _records(text, notes)
    settings = parse_settings(
        ((record.line, record.text) for record in records if isinstance(record, Raw)), notes
    )
    file = TrfFile(tuple(records), name, text.encoding)
    _check_end(text, notes)
    check(file, settings, notes)
    if notes.problems:
        raise TrfError(name, tuple(sorted(notes.problems, key=_by_line)))
    return TrfFile(file.records, name, text.encoding, tuple(sorted(notes.repairs, key=_by_line)))


def _by_line(note: Note) -> int:
    return note.line


def _records(text: Text, notes: Notes) -> list[Record]:
    players = PlayerReader(notes)
    return [_record(players, notes, number, line) for number, line in enumerate(text.lines, 1)]


def _record(players: PlayerReader, notes: Notes, number: int, text: str) -> Record:
    code = text[:3]
    record: Record | None = None
    if _CODE.match(text):
        straight = _in_columns(notes, number, text)
        record = None if straight is None else players.player(number, straight)
    elif code in FEDERATIONS and text[4:8].strip().isdigit():
        record = players.national(number, text)
    elif not (code in _KNOWN or code.startswith("#") or not text.strip()):
        notes.repair(number, "unknown-record", record=code, text=text[:40].strip())
    return Raw(text, number) if record is None else record


def _in_columns(notes: Notes, number: int, text: str) -> str | None:
    """A player's line with its fields in their columns, as far as it can be told; None when it cannot."""
    text = text.rstrip()
    if "\t" in text:
        return _without_tabs(notes, number, text)
    moved = by_characters(text)
    if moved is not None:
        notes.repair(number, "columns-in-bytes")
        return moved
    if not fits(text):
        notes.repair(number, "columns-shifted")
    return text


def _without_tabs(notes: Notes, number: int, text: str) -> str | None:
    """Tabs every eight columns are what most editors put in; anything else is anybody's guess."""
    wide, trial = text.expandtabs(), Notes()
    if fits(wide) and PlayerReader(trial).player(number, wide) and not (trial.problems or trial.repairs):
        notes.repair(number, "tabs-read")
        return wide
    notes.problem(number, "tabs")
    return None


def _check_end(text: Text, notes: Notes) -> None:
    """An unended last line that stops inside an opponent's number was cut."""
    if text.ended or not text.lines or not text.lines[-1].startswith("001"):
        return
    rest = (len(text.lines[-1]) - FIRST_COLUMN) % WIDTH
    if len(text.lines[-1]) > FIRST_COLUMN and 0 < rest < _OPPONENT_END and text.lines[-1][-rest:].strip():
        notes.problem(len(text.lines), "cut", text=text.lines[-1][-20:].strip())
