"""A tournament file of whatever program: TRF in any dialect, or Swiss-Manager's TUNX and TURX."""

from dataclasses import replace

from tura.formats.swiss_manager import read_tunx, to_trf
from tura.formats.swiss_manager.tunx import is_tunx
from tura.formats.trf import TrfError, TrfFile, read, write


def read_tournament(data: bytes, name: str) -> TrfFile:
    """The file as a checked TrfFile; raises BadInput (TrfError for a TRF) as its reader does."""
    if not is_tunx(data):
        return read(data, name)
    try:
        return read(write(to_trf(read_tunx(data, name), name)), name)
    except TrfError as error:
        # The lines are those of the report made on the way, which nobody has.
        raise TrfError(name, tuple(replace(note, line=0) for note in error.notes)) from None
