"""Swiss-Manager: the two text files it imports into an open tournament, and its TUNX files read."""

from tura.formats.swiss_manager.pairings_text import Board, PairingsText, pairings_text
from tura.formats.swiss_manager.players_text import ListedPlayer, players_text
from tura.formats.swiss_manager.tunx import Tunx, TunxPlayer, read_tunx
from tura.formats.swiss_manager.tunx_report import to_trf

__all__ = [
    "Board", "ListedPlayer", "PairingsText", "Tunx", "TunxPlayer",
    "pairings_text", "players_text", "read_tunx", "to_trf",
]  # fmt: skip
