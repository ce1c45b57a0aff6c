"""Tournament report files: TRF06, TRF16, TRF26 (C.02.03 Annexure A) and the engines' dialects of them."""

from tura.formats.trf.model import National, Player, Raw, Record, TrfFile
from tura.formats.trf.notes import Note, TrfError
from tura.formats.trf.reader import read
from tura.formats.trf.tournament import resolved, result_text, to_tournament

__all__ = [
    "National",
    "Note",
    "Player",
    "Raw",
    "Record",
    "TrfError",
    "TrfFile",
    "read",
    "resolved",
    "result_text",
    "to_tournament",
]
