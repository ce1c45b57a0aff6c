"""Record 001 and the national records of the same layout, from column 5 to column 89."""

import re

from tura.formats.trf.cells import CellReader, cell_text
from tura.formats.trf.columns import birth, points_text, tenths, whole
from tura.formats.trf.model import National, Player
from tura.formats.trf.notes import Notes

# TRF06 abbreviations, and the written-out letters some programs use.
_TITLES = {
    "g": "GM", "m": "IM", "f": "FM", "c": "CM",
    "wg": "WGM", "wm": "WIM", "wf": "WFM", "wc": "WCM",
    "gm": "GM", "im": "IM", "fm": "FM", "cm": "CM",
    "wgm": "WGM", "wim": "WIM", "wfm": "WFM", "wcm": "WCM",
}  # fmt: skip
_OLD_TITLES = {title: letters for letters, title in _TITLES.items() if len(letters) < len(title)}
_SEXES = {"m": "m", "w": "w", "f": "w", "u": "", " ": ""}
_DATE = re.compile(r"^(\d{4})/(\d\d)/(\d\d)$")
_LINE = 99


class PlayerReader:
    """Reads the lines of one file, noting what had to be mended."""

    def __init__(self, notes: Notes) -> None:
        self._notes = notes
        self._cells = CellReader(notes)

    def player(self, line: int, text: str) -> Player | None:
        """The player of a 001 line; None (and a problem) without a starting rank."""
        padded = text.ljust(_LINE)
        tpn = self._tpn(line, padded)
        if tpn is None:
            return None
        return Player(
            tpn=tpn,
            name=padded[14:47].strip(),
            sex=self._sex(line, padded[9]),
            title=title(padded[10:13]),
            rating=self._rating(line, padded[48:52]),
            federation=padded[53:56].strip(),
            fide_id=_identity(padded[57:68]),
            birth=self._birth(line, padded[69:79]),
            points=self._points(line, padded[79:84]),
            rank=whole(padded[84:89]) or None,
            cells=self._cells.read(line, text),
            line=line,
        )

    def national(self, line: int, text: str) -> National | None:
        """The national record of a federation; None without a starting rank."""
        padded = text.ljust(_LINE)
        tpn = self._tpn(line, padded)
        if tpn is None:
            return None
        return National(
            federation=padded[:3],
            tpn=tpn,
            sex=self._sex(line, padded[9]),
            title=padded[10:13].strip(),
            name=padded[14:47].strip(),
            rating=self._rating(line, padded[48:52]),
            origin=padded[53:56].strip(),
            ident=padded[57:68].strip(),
            birth=self._birth(line, padded[69:79]),
            line=line,
        )

    def _tpn(self, line: int, padded: str) -> int | None:
        tpn = whole(padded[4:8])
        if not tpn:
            self._notes.problem(line, "starting-rank", text=padded[3:9].strip())
            return None
        return tpn

    def _sex(self, line: int, letter: str) -> str:
        sex = _SEXES.get(letter.lower())
        if sex is None:
            self._notes.repair(line, "sex", text=letter)
            return ""
        return sex

    def _rating(self, line: int, text: str) -> int:
        rating = whole(text)
        if rating is None and text.strip():
            self._notes.repair(line, "rating", text=text.strip())
        return rating or 0

    def _birth(self, line: int, text: str) -> str:
        read = birth(text)
        if read is None:
            self._notes.repair(line, "birth", text=text.strip())
            return text.strip()
        return read

    def _points(self, line: int, text: str) -> int | None:
        points = tenths(text)
        if points is None and text.strip():
            self._notes.repair(line, "points-column", text=text.strip())
        return points


def title(text: str) -> str:
    """FIDE's abbreviation for either spelling; unknown titles stay as written."""
    written = text.strip()
    return _TITLES.get(written.lower(), written)


def _identity(text: str) -> str:
    ident = text.strip()
    return "" if not ident.strip("0") else ident


def player_text(player: Player, old: bool = False) -> str:
    """The 001 line of a player; ``old`` asks for the title letters and dotted dates of TRF06."""
    title_shown = _OLD_TITLES.get(player.title, player.title) if old else player.title
    born = _DATE.sub(r"\1.\2.\3", player.birth) if old else player.birth
    points = "" if player.points is None else points_text(player.points)
    head = (
        f"001 {player.tpn:>4} {player.sex:1}{title_shown[:3]:>3} {player.name[:33]:<33} "
        f"{player.rating or '':>4} {player.federation[:3]:<3} {player.fide_id[:11]:>11} "
        f"{born[:10]:<10}{points:>5}{player.rank or '':>5}"
    )
    return (head + "".join(map(cell_text, player.cells))).rstrip()


def national_text(record: National) -> str:
    """The line of a national record."""
    return (
        f"{record.federation} {record.tpn:>4} {record.sex:1}{record.title[:3]:>3} {record.name[:33]:<33} "
        f"{record.rating or '':>4} {record.origin[:3]:<3} {record.ident[:11]:>11} {record.birth[:10]:<10}"
    ).rstrip()
