"""Readers fed with damaged files: a value or a named error, never anything else."""

from collections.abc import Callable
from random import Random

from tura.app.demo.events import DEMO
from tura.app.generating import Wishes, generated
from tura.drafting import draft
from tura.formats.bad_input import BadInput
from tura.formats.lists import read_list
from tura.formats.regulation import read_regulation
from tura.formats.tables.entries import read_entries
from tura.formats.tournament_file import read_tournament
from tura.formats.trf import write

Result = tuple[int, list[str]]
# Files of a batch by reader; the slower a reader, the fewer.
BATCH = {"tournament": 1000, "entries": 300, "regulation": 60, "records": 320, "rows": 320, "draft": 10}
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


def _sources() -> dict[str, tuple[bytes, Callable[[bytes], object]]]:
    trf = write(generated(Wishes(players=12, rounds=5), 1))
    regulation = DEMO[0].regulation_text().encode()
    heading = "ID_No,Name,Sex,Fed,Clubnumber,ClubName,Birthday,Rtg_Nat,Fide_No,Rtg_Int"
    fshr = f"{heading}\n10,Липова Анна,f,RUS,23,Край,1997,2213,,\n"
    return {
        "tournament": (trf, lambda data: read_tournament(data, "x.trf")),
        "entries": (DEMO[0].roster_bytes(), lambda data: read_entries(data, "x.csv")),
        "regulation": (regulation, lambda data: read_regulation(data.decode("utf-8", "replace"), "x.toml")),
        "records": (fshr.encode() * 3, lambda data: list(read_list(data, "x.csv").records)),
        "rows": (fshr.encode() * 3, lambda data: list(read_list(data, "x.csv").rows)),
        "draft": (regulation, lambda data: draft(data.decode("utf-8", "replace"))),
    }


def readers(seed: int) -> Result:
    """A batch of damaged files for every reader."""
    chance = Random(f"readers/{seed}")
    count, wrong = 0, []
    for name, (whole, read) in _sources().items():
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
