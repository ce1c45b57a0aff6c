"""The crosstable."""

from hypothesis import given

from invented import events
from tura.domain.tournament import Tournament


@given(events())
def test_every_row_is_found_by_its_number(tournament: Tournament) -> None:
    """Each row answers to its TPN, whatever the order of the rows."""
    assert [tournament.by_tpn[row.tpn] for row in tournament.participants] == list(tournament.participants)
