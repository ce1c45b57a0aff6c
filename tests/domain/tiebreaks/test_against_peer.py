"""Another engine's values for whole tournaments: differences would have to be explained by name."""

from fractions import Fraction
from importlib.util import find_spec

import pytest
from bench.peers import gacrux_table

from shared_cases import cases
from standing_cases import tournament_of
from tura.domain.standings import standings

_NAMES = """
    BH BH/C1 BH/C2 BH/M1 BH/M2 BH/P BH/C1/P BH/C2/P BH/M1/P BH/M2/P AOB SB SB/C1 SB/C2 SB/P SB/C1/P SB/C2/P PS PS/C1
    PS/C2 KS KS/L+1 KS/L-1 WIN WON BPG BWG REP STD ARO ARO/C1 ARO/C2 ARO/M1 ARO/M2 TPR PTP APRO APPO RTNG TPN
    FB FB/C1 FB/C2 FB/M1 FB/M2 FB/P FB/C1/P AOB/F
"""
# FB comes last: the peer lets it alter the columns that follow.
CODES = _NAMES.split()
LISTS = (["DE"], ["DE/P"], ["BH/C1", "DE", "SB"])


@pytest.mark.prove
@pytest.mark.skipif(find_spec("gacrux") is None, reason="not run: the peer engine is not installed")
def test_every_value_of_the_corpus_agrees() -> None:
    """Every code of every player of the random tournaments, and the places by lists with a direct encounter."""
    wrong: list[str] = []
    for path in sorted(cases("corpus").glob("*.trf")):
        tournament = tournament_of(path)
        lines = {line.tpn: line for line in standings(tournament, CODES)}
        for row in gacrux_table(path, CODES):
            line = lines[int(row["StartNo"])]
            wrong += [
                f"{path.name} {line.tpn} {code}: {line.values[code].text}, peer {row[code]}"
                for code in CODES
                if abs(line.values[code].exact - Fraction(row[code])) > Fraction(code.startswith("AOB"), 100)
            ]
        for codes in LISTS:
            ranks = {line.tpn: line.rank for line in standings(tournament, codes)}
            peer = {int(row["StartNo"]): int(row["Rank"]) for row in gacrux_table(path, codes)}
            wrong += [f"{path.name} {codes}"] if ranks != peer else []
    assert wrong == []
