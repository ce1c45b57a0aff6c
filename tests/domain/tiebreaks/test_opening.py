"""A value opened says the whole value and nothing else."""

from hypothesis import given

from invented import events
from tura.domain.standings import opened, standings
from tura.domain.tiebreaks.opened import Opened
from tura.domain.tournament import Tournament
from tura.wording import sentence

_CUT = ["C1", "C2", "M1", "M2"]
SUMS = [
    "BH",
    "FB",
    *(f"{name}/{cut}" for name in ("BH", "FB") for cut in _CUT),
    *(f"{name}/P" for name in ("BH", "FB", "BH/C1", "BH/M2", "FB/C2", "FB/M1", "SB", "SB/C1", "SB/C2")),
    *("SB", "SB/C1", "SB/C2", "KS", "KS/L+1", "KS/L-1", "PS", "PS/C1", "PS/C2"),
    *("WIN", "WON", "BPG", "BWG", "STD", "REP"),
]
ALL = [
    "DE",
    *SUMS,
    "AOB",
    "AOB/F",
    "ARO",
    "ARO/C1",
    "TPR",
    "PTP",
    "APRO",
    "APPO",
    "TPN",
    "RTNG",
]


def _kept(value: Opened) -> int:
    return sum(int(part.amount) for part in value.contributions if part.cut is None)


@given(events())
def test_contributions_not_cut_add_up_to_the_value(tournament: Tournament) -> None:
    """What is not cut adds up to the value, for every code that is a sum."""
    for row in tournament.participants:
        for value in opened(tournament, SUMS, row.tpn):
            assert _kept(value) == value.value.raw, value


@given(events())
def test_opened_values_are_those_of_the_standings(tournament: Tournament) -> None:
    """The opened form shows the same figures as the list."""
    for line in standings(tournament, ALL):
        shown = {value.code: value.value for value in opened(tournament, ALL, line.tpn)}
        assert shown == line.values


@given(events())
def test_everything_opened_has_words(tournament: Tournament) -> None:
    """Every reason in an opened value has a sentence in both languages."""
    for row in tournament.participants:
        for value in opened(tournament, ALL, row.tpn):
            reasons = [value.reason, *(part.reason for part in value.contributions)]
            reasons += [part.cut for part in value.contributions if part.cut]
            reasons += value.encounter.steps if value.encounter else ()
            for reason in reasons:
                assert reason.code not in sentence(reason, "ru")
                assert reason.code not in sentence(reason, "en")
