"""A tournament file of whatever program: TRF in any dialect, or Swiss-Manager's TUNX and TURX."""

from tura.formats.swiss_manager import read_tunx, to_trf
from tura.formats.swiss_manager.tunx import is_tunx
from tura.formats.trf import TrfFile, read, write


def read_tournament(data: bytes, name: str) -> TrfFile:
    """The file as a checked TrfFile; raises BadInput (TrfError for a TRF) as its reader does."""
    if not is_tunx(data):
        return read(data, name)
    return read(write(to_trf(read_tunx(data, name), name)), name)
