"""The number of rounds and FIDE mode, changed while a section runs."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from road import entered, office_at, sure
from tura.app.office import Office
from tura.app.pairing import Asked, pair, publish
from tura.cli.main import tura


@pytest.fixture
def office(tmp_path: Path) -> Office:
    """The shipped rapid with section A's first round published."""
    office = office_at(tmp_path)
    event_id = entered(office, 0)
    sure(pair(office, event_id, "A", Asked(confirm=3)))
    sure(publish(office, event_id, "A", confirm=3))
    return office


def call(folder: Path, *words: str) -> Result:
    """One command on that database."""
    return CliRunner().invoke(tura, [*words, "--db", str(folder / "tura.sqlite"), "--lang", "en"])


@pytest.mark.parametrize("what", [("planned", "5"), ("leave-fide", "")])
def test_both_are_confirmed_and_kept(office: Office, tmp_path: Path, what: tuple[str, str]) -> None:
    """Without a level the warning is said and nothing changes; with it the field has another plan, or is free."""
    (event,) = office.catalogue.all()
    name, number = what
    given = ("round", name, event.slug, "A", *filter(None, [number]), "--reason", "the hall closes")
    before = office.state(event.event_id).fields["A"]
    refused = call(tmp_path, *given)
    assert (refused.exit_code, "--confirm" in refused.output + refused.stderr) == (1, True)
    assert office.state(event.event_id).fields["A"] == before
    done = call(tmp_path, *given, "--confirm", "4")
    assert done.exit_code == 0, done.output
    field = office.state(event.event_id).fields["A"]
    assert (field.rounds_planned, field.left_fide_mode) == ((5, None) if number else (7, 1))
