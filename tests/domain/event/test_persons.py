"""From a person's record to an entry's facts and back."""

from hypothesis import given
from hypothesis import strategies as st

from tura.domain.event.entry import Entry
from tura.domain.event.persons import facts_of, person_of
from tura.domain.players import Birth, Discipline, Person, Rating, RatingSource, Sex

RATING = Rating(RatingSource.FIDE, Discipline.RAPID, 1550)
persons = st.builds(
    Person,
    id=st.just("p1"),
    name=st.just("Ёлкина Анна"),
    sex=st.sampled_from(Sex),
    birth=st.sampled_from((None, Birth(2010), Birth(2010, 5, 24))),
    citizenship=st.sampled_from(("", "RUS")),
    fide_id=st.sampled_from(("", "991310059")),
    fshr_id=st.sampled_from(("", "913130")),
    title=st.sampled_from(("", "WFM")),
    ratings=st.sampled_from(((), (RATING,))),
)


@given(persons)
def test_a_known_person_comes_back_whole(person: Person) -> None:
    """With the record at hand nothing is lost."""
    entry = Entry(id="e1", person=person.id, section="A", facts=facts_of(person, club="Ладья"))
    assert person_of(entry, person) == person
    assert entry.facts.club == "Ладья"


@given(persons)
def test_an_erased_person_still_has_the_facts_that_rules_read(person: Person) -> None:
    """Without the record there is no name, no date and no id, but the year and whether there are ids."""
    entry = Entry(id="e1", person=person.id, section="A", facts=facts_of(person))
    bare = person_of(entry)
    assert (bare.name, bare.sex, bare.title, bare.ratings) == ("", person.sex, person.title, person.ratings)
    assert (bool(bare.fide_id), bool(bare.fshr_id)) == (bool(person.fide_id), bool(person.fshr_id))
    assert bare.fide_id in ("", "?")
    assert bare.birth == (Birth(2010) if person.birth else None)


def test_a_corrected_birth_year_wins_over_the_record() -> None:
    """The entry was judged by its own year, so that is the one rules read."""
    entry = Entry(
        id="e1", person="p1", section="A", facts=facts_of(Person(id="p1", name="", birth=Birth(2011)))
    )
    assert person_of(entry, Person(id="p1", name="Я", birth=Birth(2010, 1, 1))).birth == Birth(2011)
