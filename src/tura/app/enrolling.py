"""Take in a list of entries: every row judged by the regulation, and what it leads to written down."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tura.app.answering import CAME_LATE
from tura.app.entry_list import Applied, applied
from tura.app.listed_ratings import with_lists
from tura.app.office import Office
from tura.app.ports import Contacts
from tura.domain.commands import Command
from tura.domain.commands.attendance import AnnounceLeaving, GrantBye
from tura.domain.commands.fees import SetFee, TakeFee
from tura.domain.commands.registration import (
    AnswerQuestion,
    ConfirmEntry,
    DeclareEntry,
    RaiseQuestion,
    RefuseEntry,
)
from tura.domain.event.entry import FeeLine
from tura.domain.event.persons import facts_of, person_of
from tura.domain.event.state import EventState
from tura.domain.event.views import next_entry_id
from tura.domain.players import Person
from tura.domain.reason import Reason, Refusal
from tura.domain.registration.applicant import Applicant, Presence
from tura.domain.registration.desk import register
from tura.domain.registration.verdict import Decision, RowVerdict
from tura.domain.regulation.facts import facts_of as conditions_read
from tura.formats.tables.entry_row import EntryRow


@dataclass(frozen=True, slots=True)
class Enrolled:
    """A row with its verdict; ``entry`` is the id it became, "" if none."""

    row: EntryRow
    verdict: RowVerdict
    entry: str = ""


def judge(office: Office, event_id: str, rows: Sequence[EntryRow]) -> tuple[Enrolled, ...]:
    """The verdict on every row, with nothing written."""
    state = office.state(event_id)
    taken, verdicts = _judged(office, state, rows)
    return tuple(Enrolled(row.row, verdict) for row, verdict in zip(taken, verdicts, strict=True))


def enrol(office: Office, event_id: str, rows: Sequence[EntryRow]) -> tuple[Enrolled, ...] | Refusal:
    """Every row judged and, unless it repeats another, entered with its fee, questions and wishes."""
    state = office.state(event_id)
    taken, verdicts = _judged(office, state, rows)
    desk = _Desk(office, state)
    results = tuple(desk.enter(row, verdict) for row, verdict in zip(taken, verdicts, strict=True))
    office.persons.put(desk.persons)
    office.persons.set_contacts(desk.contacts)
    done = office.perform(event_id, desk.commands)
    return done if isinstance(done, Refusal) else results


def _judged(
    office: Office, state: EventState, rows: Sequence[EntryRow]
) -> tuple[tuple[Applied, ...], tuple[RowVerdict, ...]]:
    """The rows with the ratings of the day's lists, and the verdict on each; its notes tell what was put right."""
    day = state.regulation.list_date
    taken = with_lists(applied(rows, state.regulation), office.rating_lists, day)
    verdicts = register(state.regulation, [row.applicant for row in taken], _entered(office, state))
    told = (replace(v, notes=(*v.notes, *row.notes)) for row, v in zip(taken, verdicts, strict=True))
    return taken, tuple(told)


def _entered(office: Office, state: EventState) -> tuple[Applicant, ...]:
    """Those who are in the event already, so that a second list does not enter them again."""
    people = office.persons.get({entry.person for entry in state.entries.values()})
    found = []
    for entry in state.entries.values():
        person = person_of(entry, people.get(entry.person))
        names = tuple(name for name in (person.name, person.latin) if name)
        applicant = Applicant(row=0, names=names, facts=conditions_read(person), birth=person.birth)
        undecided = bool(entry.questions)
        found.append(replace(applicant, section=entry.section, entry=entry.id, undecided=undecided))
    return tuple(found)


class _Desk:
    """What a list leads to: persons to keep and commands to decide, entry ids counted on."""

    def __init__(self, office: Office, state: EventState) -> None:
        self._office = office
        self._next = int(next_entry_id(state).removeprefix("e"))
        self._receipts = sum(len(entry.receipts) for entry in state.entries.values())
        self.persons: list[Person] = []
        self.contacts: dict[str, Contacts] = {}
        self.commands: list[Command] = []

    def enter(self, row: Applied, verdict: RowVerdict) -> Enrolled:
        section = verdict.section or row.applicant.section
        repeat = verdict.decision is Decision.REFUSED and verdict.same_as is not None
        if repeat or not section:
            return Enrolled(row.row, verdict)
        entry, person = f"e{self._next}", replace(row.person, id=self._office.new_id())
        self._next += 1
        self.persons.append(person)
        if row.row.phone or row.row.email:
            self.contacts[person.id] = Contacts(phone=row.row.phone, email=row.row.email)
        self.commands.append(
            DeclareEntry(
                entry=entry,
                person=person.id,
                section=section,
                facts=facts_of(person, row.applicant.facts.club),
                playing_up=verdict.playing_up,
                note=row.row.remarks,
            )
        )
        if verdict.decision is Decision.REFUSED:
            self.commands.append(RefuseEntry(entry=entry, reason=_codes(verdict.reasons)))
        else:
            self.commands.extend(self._accepted(entry, row, verdict))
        return Enrolled(row.row, verdict, entry)

    def _accepted(self, entry: str, row: Applied, verdict: RowVerdict) -> Iterator[Command]:
        lines = tuple(FeeLine(code=part.code, amount=part.amount) for part in verdict.fee_parts)
        yield SetFee(entry=entry, due=verdict.due, lines=lines)
        if verdict.paid:
            self._receipts += 1
            number = f"{self._receipts:04}"
            yield TakeFee(entry=entry, receipt=number, amount=verdict.paid, how=row.row.paid_how, confirm=2)
        for question in verdict.assumed:
            # Open, but its printed default holds meanwhile: the default taken is recorded.
            yield RaiseQuestion(entry=entry, code=question.code, text=_default(question))
            yield AnswerQuestion(entry=entry, code=question.code, answer=_default(question))
        for round_, result in verdict.byes:
            yield GrantBye(entry=entry, round=round_, result=result, confirm=3)
        here = row.applicant.presence not in (Presence.ABSENT, Presence.AWAITED)
        if here and verdict.decision is Decision.ACCEPTED and verdict.first_round == 1:
            yield ConfirmEntry(entry=entry, confirm=2)
            if row.applicant.leaves_after is not None:
                yield AnnounceLeaving(entry=entry, last_round=row.applicant.leaves_after)
        for question in verdict.questions:
            yield RaiseQuestion(entry=entry, code=question.code, text=_default(question))
        if here and verdict.decision is Decision.ACCEPTED and (verdict.first_round or 1) > 1:
            # Asked, so that nobody forgets him: he is let in once round 1 is published.
            yield RaiseQuestion(entry=entry, code=CAME_LATE, text=str(verdict.first_round))


def _default(question: Reason) -> str:
    return str(question.values.get("default") or "default")


def _codes(reasons: Sequence[Reason]) -> str:
    return ", ".join(reason.code for reason in reasons)
