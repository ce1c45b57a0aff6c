"""The same day done by the library's calls on another database: what the browser must come to."""

import json
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from click.testing import CliRunner

from road import numbered, sure
from tura.app.amending import amend
from tura.app.answering import answer_question
from tura.app.consents import all_consent
from tura.app.enrolling import enrol
from tura.app.office import Office
from tura.app.opening import open_event
from tura.app.pairing import Asked, pair, publish
from tura.app.scoring import enter, settle_absences
from tura.cli.main import tura
from tura.domain.commands import Command
from tura.domain.regulation.schema import Regulation
from tura.formats.regulation import read_regulation
from tura.formats.tables.entries import read_entries
from tura.formats.tables.entry_row import EntryRow
from tura.store.office import open_office
from tura.store.opening import Opening
from whole_day.plan import Clock, Plan


@dataclass
class Mirror:
    """An office of its own, on a database that commands of tura can read."""

    office: Office
    event_id: str
    slug: str
    database: Path = Path()

    def do(self, *commands: Command) -> None:
        """Commands that must be accepted."""
        sure(self.office.perform(self.event_id, commands))

    def enter(self, *rows: EntryRow) -> None:
        """People entered as from a list."""
        sure(enrol(self.office, self.event_id, rows))

    def id_of(self, name: str) -> str:
        """The entry of a name; of two, the one not withdrawn."""
        people = self.office.people(self.office.state(self.event_id))
        return next(entry for entry, person in people.items() if person.name == name)

    def answer_all(self, but: str = "") -> None:
        """Every open question about an entry, except one kind, answered by its default."""
        for entry in self.office.state(self.event_id).entries.values():
            for question in entry.open_questions:
                if question.code != but:
                    sure(answer_question(self.office, self.event_id, entry.id, question.code, question.text))

    def round(self, letter: str, plan: Plan) -> None:
        """The next round paired, published and played; whoever did not come goes on."""
        sure(pair(self.office, self.event_id, letter, Asked(confirm=3)))
        round_ = sure(publish(self.office, self.event_id, letter, confirm=3))
        people = self.office.people(self.office.state(self.event_id))
        for board in round_.boards:
            outcome = plan.outcome_of(letter, round_.number, board, people)
            place = (round_.number, board.number)
            sure(enter(self.office, self.event_id, letter, place, outcome, confirm=3))
        sure(settle_absences(self.office, self.event_id, letter, goes_on=True))

    def told(self, *command: str) -> list[dict[str, object]]:
        """What a command of tura answers as JSON."""
        given = [command[0], self.slug, *command[1:], "--json", "--db", str(self.database)]
        answer = CliRunner().invoke(tura, given)
        assert answer.exit_code == 0, answer.output
        told: list[dict[str, object]] = json.loads(answer.output)
        return told


def mirrored(folder: Path, plan: Plan, regulation: Regulation, event_id: str, clock: Clock) -> Mirror:
    """The event under the same id (so with the same draws), its regulation answered, its list taken in."""
    ids = chain([event_id], numbered())
    database = folder / "mirror.sqlite"
    office = open_office(str(database), "mirror", Opening(clock=clock, new_id=lambda: next(ids)))
    event = sure(open_event(office, read_regulation(plan.regulation).regulation))
    assert event.event_id == event_id
    sure(amend(office, event_id, regulation))
    sure(enrol(office, event_id, read_entries(plan.roster, "roster.csv").rows))
    all_consent(office, event_id)
    return Mirror(office, event_id, event.slug, database)
