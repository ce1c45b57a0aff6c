"""The initial order (C.04.2 2.2)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tura.domain.event.entry import Entry, Facts
from tura.domain.event.initial_order import initial_order, seeding_rating
from tura.domain.players import TITLES, Discipline, Rating, RatingSource
from tura.domain.regulation.conditions import RatingList
from tura.domain.regulation.schema import RatingChoice, Seeding

RAPID = RatingList(source=RatingSource.FIDE, discipline=Discipline.RAPID)
STANDARD = RatingList(source=RatingSource.FIDE, discipline=Discipline.STANDARD)
FSHR = RatingList(source=RatingSource.FSHR, discipline=Discipline.RAPID)


def entry(name: str, title: str = "", **ratings: int) -> Entry:
    """An entry with ratings by list: rapid, standard, fshr."""
    lists = {"rapid": RAPID, "standard": STANDARD, "fshr": FSHR}
    rated = tuple(
        Rating(lists[key].source, lists[key].discipline, value) for key, value in ratings.items() if value
    )
    return Entry(id=name, person=name, section="A", facts=Facts(title=title, ratings=rated))


def test_equal_ratings_go_by_title_then_alphabet() -> None:
    """Scenario 140: WGM comes before FM, Latin before Cyrillic."""
    rows = [("Б", ""), ("A", ""), ("C", "FM"), ("D", "WGM"), ("E", "CM"), ("F", "IM")]
    entries = [entry(name, title, rapid=2000) for name, title in rows]
    entries.append(entry("G", rapid=2001))
    names = {one.person: one.person for one in entries}
    assert "".join(initial_order(entries, Seeding(lists=(RAPID,)), names)) == "GFDCEAБ"


def test_fide_rated_come_before_the_others_and_unrated_last() -> None:
    """RULES 6.2.4: whoever has only a ФШР rating stands below the lowest FIDE rating."""
    entries = [
        entry("fshr", fshr=1850),
        entry("none"),
        entry("standard", standard=1500),
        entry("both", rapid=1400, standard=1900, fshr=2000),
        entry("rapid", rapid=1450),
    ]
    assert initial_order(entries, Seeding(lists=(RAPID, STANDARD, FSHR)), {}) == (
        "standard",
        "rapid",
        "both",
        "fshr",
        "none",
    )


@pytest.mark.parametrize(
    ("choice", "order"),
    [
        (RatingChoice.FIRST, ("both", "fide", "fshr", "none")),
        (RatingChoice.HIGHEST, ("both", "fshr", "fide", "none")),
        (RatingChoice.LOWEST, ("fshr", "fide", "both", "none")),
    ],
)
def test_the_regulation_chooses_among_a_players_ratings(choice: RatingChoice, order: tuple[str, ...]) -> None:
    """HBFN and LBFN take the highest or lowest of both publishers as one scale; by default FIDE's comes first."""
    entries = [
        entry("none"),
        entry("both", rapid=1900, fshr=1400),
        entry("fide", standard=1500),
        entry("fshr", fshr=1600),
    ]
    seeding = Seeding(lists=(RAPID, STANDARD, FSHR), choice=choice)
    assert initial_order(entries, seeding, {}) == order
    worth = {"first": 1900, "highest": 1900, "lowest": 1400}
    assert seeding_rating(entries[1].facts, seeding) == worth[choice.value]


def test_yo_sorts_with_ye_and_the_nameless_last() -> None:
    """Ё is Е in the alphabet of names; an erased person comes after the equals."""
    entries = [entry(name) for name in ("p1", "p2", "p3", "p4")]
    names = {"p1": "Жуков", "p2": "ёлкин", "p3": "Ежов"}
    assert initial_order(entries, Seeding(), names) == ("p3", "p2", "p1", "p4")


ratings = st.integers(0, 3).map(lambda n: n * 400)


@given(st.lists(st.tuples(ratings, ratings, st.sampled_from(("", *TITLES))), max_size=9), st.randoms())
def test_the_order_does_not_depend_on_the_order_of_entering(
    rows: list[tuple[int, int, str]], rng: object
) -> None:
    """Everybody is there once, however they entered."""
    entries = [entry(f"p{at}", title, rapid=r, fshr=f) for at, (r, f, title) in enumerate(rows)]
    order = initial_order(entries, Seeding(lists=(RAPID, FSHR)), {})
    assert sorted(order) == sorted(one.id for one in entries)
    rng.shuffle(entries)  # type: ignore[attr-defined] # Hypothesis gives a Random
    assert initial_order(entries, Seeding(lists=(RAPID, FSHR)), {}) == order
