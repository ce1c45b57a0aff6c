"""Published rating lists, FIDE's and the ФШР's, as streams of records or flat rows."""

from tura.formats.lists.fide_record import FideRecord, Strength
from tura.formats.lists.fshr import FshrRecord, read_fshr
from tura.formats.lists.player_row import PlayerRow, person_of
from tura.formats.lists.recognise import RatingList, read_list

__all__ = [
    "FideRecord", "FshrRecord", "PlayerRow", "RatingList", "Strength", "person_of", "read_fshr", "read_list",
]  # fmt: skip
