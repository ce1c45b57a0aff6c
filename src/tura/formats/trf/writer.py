"""A TrfFile to bytes: UTF-8, CRLF, columns in characters."""

from tura.formats.trf.convert import Version, converted
from tura.formats.trf.model import National, Player, Record, TrfFile
from tura.formats.trf.player_line import national_text, player_text


def write(file: TrfFile, version: Version | None = None) -> bytes:
    """The file's bytes, as it is or converted to one edition first.

    ``read(write(file), name) == file`` for every file that was read, and for every edition
    ``read(write(file, version), name) == converted(file, version)``.
    """
    records = (file if version is None else converted(file, version)).records
    old = version is Version.TRF06
    return "".join(record_text(record, old) + "\r\n" for record in records).encode()


def record_text(record: Record, old: bool = False) -> str:
    """One line without its end; ``old`` asks for the title letters and dotted dates of TRF06."""
    match record:
        case Player():
            return player_text(record, old)
        case National():
            return national_text(record)
        case _:
            return record.text
