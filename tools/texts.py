"""The file that gettext reads, made from ``wording/locale/ru.toml``."""

import struct
import tomllib
from pathlib import Path

LOCALE = Path(__file__).parents[1] / "src" / "tura" / "wording" / "locale"
SOURCE = LOCALE / "ru.toml"
COMPILED = LOCALE / "ru" / "LC_MESSAGES" / "messages.mo"
HEADER = (
    "Content-Type: text/plain; charset=UTF-8\n"
    "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : "
    "n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\n"
)


def texts() -> dict[str, str]:
    """The Russian text by the English one; several forms with a zero between them."""
    given = tomllib.loads(SOURCE.read_text(encoding="utf-8"))
    return {english: "\0".join(ru) if isinstance(ru, list) else ru for english, ru in given.items()}


def compiled() -> bytes:
    """The catalogue in gettext's binary form: a head, two tables of lengths and offsets, the texts."""
    pairs = sorted((key.encode(), value.encode()) for key, value in {"": HEADER, **texts()}.items())
    start = 7 * 4 + 16 * len(pairs)
    tables, body = [b"", b""], b""
    for side in (0, 1):
        for pair in pairs:
            tables[side] += struct.pack("<II", len(pair[side]), start + len(body))
            body += pair[side] + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, start)
    return head + tables[0] + tables[1] + body


if __name__ == "__main__":
    COMPILED.parent.mkdir(parents=True, exist_ok=True)
    COMPILED.write_bytes(compiled())
