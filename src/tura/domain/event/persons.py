"""From a person's record to the facts of an entry, and back to what conditions read."""

from tura.domain.event.entry import Entry, Facts
from tura.domain.players import Birth, Person


def facts_of(person: Person, club: str = "") -> Facts:
    """What an entry keeps of a person: nothing that names anybody."""
    return Facts(
        sex=person.sex,
        birth_year=None if person.birth is None else person.birth.year,
        title=person.title,
        citizenship=person.citizenship,
        federation=person.federation,
        region=person.region,
        club=club,
        has_fide_id=bool(person.fide_id),
        has_fshr_id=bool(person.fshr_id),
        ratings=person.ratings,
    )


def person_of(entry: Entry, known: Person | None = None) -> Person:
    """The person as entered: the entry's facts, with names and ids from the record where it is ``known``.

    Of an erased or unknown person the ids say only that there is one (``?``), which is what rules ask.
    """
    facts = entry.facts
    return Person(
        id=entry.person,
        name="" if known is None else known.name,
        latin="" if known is None else known.latin,
        sex=facts.sex,
        birth=_birth(facts, known),
        citizenship=facts.citizenship,
        federation=facts.federation,
        region=facts.region,
        region_name="" if known is None else known.region_name,
        fide_id=_id(known.fide_id if known else "", has=facts.has_fide_id),
        fshr_id=_id(known.fshr_id if known else "", has=facts.has_fshr_id),
        title=facts.title,
        ratings=facts.ratings,
    )


def _birth(facts: Facts, known: Person | None) -> Birth | None:
    if facts.birth_year is None:
        return None
    if known is not None and known.birth is not None and known.birth.year == facts.birth_year:
        return known.birth
    return Birth(facts.birth_year)


def _id(known: str, *, has: bool) -> str:
    if not has:
        return ""
    return known or "?"
