"""Rows of an organiser's table as persons and applicants."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import time

from tura.domain.players import Person, Rating, Sex
from tura.domain.reason import Reason, Value
from tura.domain.registration.applicant import Applicant, Presence
from tura.domain.regulation.facts import Facts
from tura.domain.regulation.letters import fold_letter
from tura.domain.regulation.rating_bands import list_name
from tura.domain.regulation.schema import Regulation
from tura.formats.tables.entry_row import EntryRow

_TIMES = (re.compile(r"(?<!\d)(\d{1,2}):(\d{2})"), re.compile(r"(\d{1,2})[.-](\d{2})$"))
_NO_RULES = Regulation(name="")
_ABSENT = frozenset(("absent", "no", "нет", "не явился", "не явилась", "неявка", "отсутствует", "-"))
# Countries as people write them, and their codes.
_COUNTRIES = {
    "россия": "RUS", "рф": "RUS", "российская федерация": "RUS", "russia": "RUS", "ru": "RUS", "рус": "RUS",
    "казахстан": "KAZ", "узбекистан": "UZB", "беларусь": "BLR", "белоруссия": "BLR", "армения": "ARM",
    "киргизия": "KGZ", "кыргызстан": "KGZ", "таджикистан": "TJK", "азербайджан": "AZE", "грузия": "GEO",
    "молдова": "MDA", "молдавия": "MDA", "украина": "UKR", "туркменистан": "TKM", "монголия": "MGL",
}  # fmt: skip
# How a Russian patronymic tells the sex.
_PATRONYMICS = ((("вна", "чна", "inichna", "vna"), Sex.FEMALE), (("вич", "ич", "vich", "ich"), Sex.MALE))


@dataclass(frozen=True, slots=True)
class Applied:
    """A row as the desk reads it; ``notes`` say what was guessed, ``person.id`` is still empty."""

    applicant: Applicant
    person: Person
    row: EntryRow
    notes: tuple[Reason, ...] = ()


def applied(rows: Iterable[EntryRow], rules: Regulation | None = None) -> tuple[Applied, ...]:
    """Every row read by the event's rules.

    Their list date decides which lists count, whatever remarks say; a rating of which the table does not tell
    the list is taken for one of the list that the section is seeded by first.
    """
    rules = rules or _NO_RULES
    return tuple(_applied(row, rules) for row in rows)


def _applied(row: EntryRow, rules: Regulation) -> Applied:
    sex, sex_note = _sex(row)
    ratings, rating_note = _ratings(row, rules)
    citizenship, citizen_note = _citizenship(row)
    person = Person(
        id="",
        name=row.full_name,
        sex=sex or Sex.MALE,
        birth=row.birth,
        latin=row.latin,
        citizenship=citizenship,
        federation=row.federation,
        region=row.region,
        region_name=row.club if row.region else "",
        fide_id=row.fide_id,
        fshr_id=row.fshr_id,
        title=row.title,
        ratings=ratings,
    )
    facts = Facts(
        sex=sex,
        born=row.birth.year if row.birth else None,
        ratings=ratings,
        citizenship=citizenship,
        federation=row.federation,
        region=row.region,
        region_name=person.region_name,
        club="" if row.region else row.club,
        title=row.title,
        fide_id=row.fide_id,
        fshr_id=row.fshr_id,
        list_date=rules.list_date,
    )
    found = (sex_note, citizen_note, rating_note, *(problem.reason for problem in row.problems))
    return Applied(_arrived(row, facts), person, row, tuple(note for note in found if note is not None))


def _arrived(row: EntryRow, facts: Facts) -> Applicant:
    applicant = Applicant(
        row=row.row,
        names=(row.full_name, row.latin) if row.latin else (row.full_name,),
        facts=facts,
        birth=row.birth,
        section=fold_letter(row.section),
        paid=row.paid or 0,
        byes=row.bye_rounds,
        leaves_after=row.leaves_after,
    )
    text = row.check_in.strip().lower()
    if not text:
        return replace(applicant, presence=Presence.AWAITED) if row.check_in_kept else applicant
    if text in _ABSENT:
        return replace(applicant, presence=Presence.ABSENT)
    return replace(applicant, presence=Presence.HERE, checked_in=_time(text))


def _time(text: str) -> time | None:
    """A time of day, perhaps after a date ("12.12.2026 11:52") or written with a dot ("11.52")."""
    found = _TIMES[0].search(text) or _TIMES[1].match(text)
    if found is None or int(found[1]) > 23 or int(found[2]) > 59:
        return None
    return time(int(found[1]), int(found[2]))


def _ratings(row: EntryRow, rules: Regulation) -> tuple[tuple[Rating, ...], Reason | None]:
    """The ratings told; a bare "rating" is of the first list that seeds the section asked for."""
    section = rules.section(fold_letter(row.section)) or next(iter(rules.sections), None)
    lists = section.seeding.lists if section else ()
    if not row.rating or row.ratings or not lists:
        return row.ratings, None
    first = lists[0]
    values: dict[str, Value] = {"list": list_name(first), "value": row.rating}
    rating = Rating(first.source, first.discipline, row.rating)
    return (rating,), Reason("rating-list-assumed", values=values)


def _sex(row: EntryRow) -> tuple[Sex | None, Reason | None]:
    """The sex told, or what the patronymic tells."""
    if row.sex is not None:
        return row.sex, None
    words = row.full_name.lower().split()
    for endings, sex in _PATRONYMICS:
        if len(words) > 2 and words[-1].endswith(endings):
            return sex, Reason("sex-by-patronymic", values={"patronymic": row.full_name.split()[-1]})
    return None, Reason("sex-untold")


def _citizenship(row: EntryRow) -> tuple[str, Reason | None]:
    """The citizenship told; a list without it is read by the Russian federation code alone."""
    told = row.citizenship.strip()
    if told or row.federation != "RUS":
        return _COUNTRIES.get(told.lower(), told.upper()), None
    return "RUS", Reason("citizenship-by-federation")
