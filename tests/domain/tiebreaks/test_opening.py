"""A value opened says the whole value and nothing else."""

from hypothesis import given

from invented import events
from tura.domain.standings import opened, standings
from tura.domain.tiebreaks.opened import Opened
from tura.domain.tournament import Tournament
from tura.wording import sentence

SUMS = [
    "BH",
    "BH/C1",
    "BH/C2",
    "BH/M1",
    "BH/P",
    "FB",
    "SB",
    "SB/C1",
    "SB/C2",
    "KS",
    "PS",
    "PS/C1",
    "WIN",
    "WON",
]
ALL = [
    "DE",
    *SUMS,
    "BPG",
    "BWG",
    "REP",
    "STD",
    "AOB",
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
