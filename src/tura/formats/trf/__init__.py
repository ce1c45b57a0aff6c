"""Tournament report files: TRF06, TRF16, TRF26 (C.02.03 Annexure A) and the engines' dialects of them."""

from tura.formats.trf.build import Identity, Report, build
from tura.formats.trf.clubs import club_line, clubs
from tura.formats.trf.convert import Version, converted, left_out, losses
from tura.formats.trf.model import National, Player, Raw, Record, TrfFile
from tura.formats.trf.notes import Note, TrfError
from tura.formats.trf.reader import read
from tura.formats.trf.tournament import resolved, result_text, to_tournament
from tura.formats.trf.writer import write

__all__ = [
    "Identity", "National", "Note", "Player", "Raw", "Record", "Report", "TrfError", "TrfFile", "Version",
    "build", "club_line", "clubs", "converted", "left_out", "losses", "read", "resolved", "result_text",
    "to_tournament", "write",
]  # fmt: skip
