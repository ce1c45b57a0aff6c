"""A large event: so many invented players in the first section of a shipped regulation."""

from tura.app.demo.events import DEMO
from tura.app.office import Office
from tura.app.opening import open_event
from tura.app.pairing import Asked, pair, publish
from tura.domain.commands import Command
from tura.domain.commands.registration import ConfirmEntry, DeclareEntry
from tura.domain.event.persons import facts_of
from tura.domain.players import Person
from tura.domain.reason import Refusal
from tura.formats.regulation import read_regulation

SURNAMES = ("Белов", "Громов", "Ершов", "Жуков", "Орлов", "Панов", "Тихонов", "Шарапов", "Юдин", "Ёлкин")
NAMES = ("Артём", "Глеб", "Егор", "Иван", "Лев", "Матвей", "Никита", "Олег", "Пётр", "Семён")


def crowded(office: Office, players: int, which: int = 0, section: str = "A") -> str:
    """The id of a new event with the first round of a section published."""
    shipped = DEMO[which]
    regulation = read_regulation(shipped.regulation_text(), shipped.regulation).regulation
    event = open_event(office, regulation)
    assert not isinstance(event, Refusal)
    people = [_person(number) for number in range(1, players + 1)]
    office.persons.put(people)
    commands: list[Command] = []
    for number, person in enumerate(people, 1):
        commands.append(
            DeclareEntry(entry=f"e{number}", person=person.id, section=section, facts=facts_of(person))
        )
        commands.append(ConfirmEntry(entry=f"e{number}", confirm=4))
    for done in (
        office.perform(event.event_id, commands),
        pair(office, event.event_id, section, Asked(confirm=4)),
        publish(office, event.event_id, section, confirm=4),
    ):
        assert not isinstance(done, Refusal), done
    return event.event_id


def _person(number: int) -> Person:
    surname, name = SURNAMES[number % 10], NAMES[number // 10 % 10]
    return Person(id=f"p{number:031}", name=f"{surname} {name} {number}", latin=f"Player{number}, Test")
