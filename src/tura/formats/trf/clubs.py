"""Clubs of players, for which the tournament file has no column: comment lines, which no other program minds."""

import re

from tura.formats.trf.model import TrfFile

_LINE = re.compile(r"### Club (\d{1,4}): (.+)")


def club_line(tpn: int, club: str) -> str:
    """The comment that names a player's club."""
    return f"### Club {tpn}: {club}"


def clubs(file: TrfFile) -> dict[int, str]:
    """Clubs by starting rank, as far as the comments name them."""
    found = (_LINE.fullmatch(raw.text.strip()) for raw in file.raws)
    return {int(match[1]): match[2] for match in found if match}
