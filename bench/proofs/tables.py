"""Standings of generated events against a peer: every place of every list."""

import tempfile
from fractions import Fraction
from pathlib import Path

from bench.peers import PeerSilentError, gacrux_table

from tura.app.file_standings import file_standings, listed
from tura.app.generating import Wishes, generated
from tura.formats.trf import write

Result = tuple[int, list[str]]


def standings(seed: int) -> Result:
    """One event: the values and places of its own list, as Gacrux has them."""
    file = generated(Wishes(baku=False), seed)
    codes = list(listed(file))
    lines = {line.tpn: line for line in file_standings(file, codes)}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "event.trf"
        path.write_bytes(write(file))
        try:
            rows = gacrux_table(path, codes)
        except PeerSilentError as silent:
            return 0, [f"seed {seed}: the peer said nothing ({silent})"]
    wrong = []
    for row in rows:
        line = lines[int(row["StartNo"])]
        if str(line.rank) != row["Rank"]:
            wrong.append(
                f"seed {seed} number {line.tpn}: rank {line.rank}, peer {row['Rank']} by {','.join(codes)}"
            )
        wrong += [
            f"seed {seed} number {line.tpn} {code}: {line.values[code].text}, peer {row[code]}"
            for code in codes
            if code != "DE" and abs(line.values[code].exact - Fraction(row[code])) > Fraction(1, 100)
        ]
    return len(rows), wrong
