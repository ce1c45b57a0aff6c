"""Readers fed with damaged files: a value or a named error, never anything else."""

from random import Random

from bench.proofs.read_files import files

from tura.formats.bad_input import BadInput

Result = tuple[int, list[str]]
# Files of a batch by reader; the slower a reader, the fewer.
BATCH = {
    "tournament": 1000,
    "tunx": 400,
    "entries": 300,
    "workbook": 40,
    "regulation": 60,
    "fshr": 320,
    "old-fshr": 100,
    "fide-text": 400,
    "fide-xml": 400,
    "archive": 200,
    "draft": 10,
}
_PIECES = (
    b"\0",
    b"\r",
    b"\n",
    b"001",
    b"XX",
    b"\xff\xfe",
    b"\xef\xbb\xbf",
    b";",
    b'"',
    b"[",
    b"=",
    b"9" * 40,
    b"\xd0",
)


def readers(seed: int) -> Result:
    """A batch of damaged files for every reader."""
    chance = Random(f"readers/{seed}")
    count, wrong = 0, []
    for name, (whole, read) in files().items():
        for number in range(BATCH[name]):
            data = _damaged(chance, whole)
            count += 1
            try:
                read(data)
            except BadInput:
                continue
            except Exception as error:  # noqa: BLE001  the proof is that there is no other
                wrong.append(f"seed {seed} {name} {number}: {type(error).__name__}: {error}"[:200])
    return count, wrong


def _damaged(chance: Random, whole: bytes) -> bytes:
    data = bytearray(whole)
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(data) + 1)
        match chance.randrange(4):
            case 0:
                del data[at : at + chance.randint(1, 60)]
            case 1:
                data[at:at] = chance.choice(_PIECES)
            case 2:
                data[at : at + 1] = bytes([chance.randrange(256)])
            case _:
                data = data[:at] if chance.random() < 0.2 else data
    return bytes(data)
