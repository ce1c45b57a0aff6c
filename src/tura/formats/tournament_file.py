"""A tournament file of whatever program: TRF in any dialect, or Swiss-Manager's TUNX and TURX."""

from dataclasses import replace

from tura.domain.reason import Reason
from tura.formats.swiss_manager import read_tunx, to_trf
from tura.formats.swiss_manager.tunx import is_tunx
from tura.formats.swiss_manager.tunx_report import unknown_tiebreaks
from tura.formats.trf import Note, TrfError, TrfFile, read, write


def read_tournament(data: bytes, name: str) -> TrfFile:
    """The file as a checked TrfFile; raises BadInput (TrfError for a TRF) as its reader does."""
    if not is_tunx(data):
        return read(data, name)
    try:
        tunx = read_tunx(data, name)
        file = read(write(to_trf(tunx, name)), name)
    except TrfError as error:
        # The lines are those of the report made on the way, which nobody has.
        raise TrfError(name, tuple(replace(note, line=0) for note in error.notes)) from None
    unknown = unknown_tiebreaks(tunx)
    if not unknown:
        return file
    values = {"codes": tunx.tiebreaks, "unknown": unknown}
    return replace(file, repairs=(*file.repairs, Note(0, Reason("tunx-tiebreaks", "", values))))
