"""A section as large and as awkward as may be: 300 players, 11 rounds, long names; made without an engine."""

from tura.app.papers.hall import Hall
from tura.domain.event.entry import Entry, Facts, Status
from tura.domain.event.state import EventState
from tura.domain.players import Birth, Discipline, Person, Rating, RatingSource, Sex
from tura.domain.regulation.conditions import RatingList
from tura.domain.regulation.schema import (
    LastResort,
    Official,
    Playing,
    Regulation,
    Role,
    Section,
    Seeding,
    TimeControl,
)
from tura.domain.results import Colour, Result
from tura.domain.round.outcome import Outcome
from tura.domain.round.values import Board, Bye, Round
from tura.domain.section.field import Field

SURNAMES = (
    "Ёлкин",
    "Константинопольский-Заболотный",
    "Щербинин",
    "Преображенская-Воскресенская",
    "Юй",
    "Жемчужникова",
)
GIVEN = (
    *("Пётр Ильич", "Александр-Максимилиан Вячеславович", "Фёкла Ёжиковна"),
    *("Владислава Святославовна", "Ян", "Анна-Мария Всеволодовна"),
)
TITLES = ("GM", "IM", "WGM", "FM", "WFM", "CM", "", "")
REGIONS = (
    "Москва",
    "Ханты-Мансийский автономный округ – Югра",
    "Карачаево-Черкесская Республика",
    "Санкт-Петербург",
)
FEDERATIONS = ("RUS", "ARM", "GEO", "KAZ")
OUTCOMES = (Outcome.WHITE, Outcome.DRAW, Outcome.BLACK, Outcome.DRAW, Outcome.FORFEIT_WHITE, Outcome.WHITE)
LIST = RatingList(source=RatingSource.FIDE, discipline=Discipline.STANDARD)


def large_hall(players: int = 300, rounds: int = 11, language: str = "ru", *, played: bool = True) -> Hall:
    """A published event of one section; the last round without results unless ``played``."""
    ids = tuple(f"e{number}" for number in range(1, players + 1))
    people = {entry: _person(number) for number, entry in enumerate(ids, 1)}
    entries = {entry: _entry(entry, people[entry]) for entry in ids}
    made = tuple(_round(ids, number, played or number < rounds) for number in range(1, rounds + 1))
    field = Field(
        letter="A",
        sections=("A",),
        rounds_planned=rounds,
        numbers=ids,
        rounds=made,
        initial_colour=Colour.WHITE,
    )
    state = EventState(seq=1, regulation=_regulation(rounds), entries=entries, fields={"A": field})
    return Hall(state, people, language)


def _regulation(rounds: int) -> Regulation:
    playing = Playing(
        rounds=rounds,
        time_control=TimeControl(minutes=90, increment=30),
        tiebreaks=("DE", "BH/C1", "BH", "SB", "WIN", "ARO", "TPR"),
        last_resort=LastResort.SHARED,
        rated_by=(RatingSource.FIDE,),
    )
    title = "Главный турнир «А» (допускаются шахматисты с рейтингом ФИДЕ от 1900 и выше)"
    section = Section(letter="A", title=title, playing=playing, seeding=Seeding(lists=(LIST,)))
    officials = (
        Official(
            role=Role.CHIEF_ARBITER,
            name="Ёлочкина-Преображенская Анна Сергеевна",
            category="СС1К",
            fide_id="0",
        ),
        Official(role=Role.SECRETARY, name="Осина Анна", category="СС2К"),
    )
    return Regulation(
        name="XXXVII Международный фестиваль памяти многократного чемпиона города «Ёлки № 1»",
        name_en="37th International Festival",
        place="Ханты-Мансийск, Дворец шахмат",
        sections=(section,),
        officials=officials,
    )


def _person(number: int) -> Person:
    surname, given = SURNAMES[number % len(SURNAMES)], GIVEN[number * 5 % len(GIVEN)]
    rating = Rating(RatingSource.FIDE, Discipline.STANDARD, 2800 - 4 * number)
    return Person(
        id=f"p{number}",
        name=f"{surname} {given}",
        sex=Sex.FEMALE if surname.endswith("а") else Sex.MALE,
        birth=Birth(1950 + number % 60),
        federation=FEDERATIONS[number % len(FEDERATIONS)],
        citizenship="RUS",
        region=str(number % 90),
        region_name=REGIONS[number % len(REGIONS)],
        fide_id=str(34000000 + number),
        fshr_id=str(100000 + number),
        title=TITLES[number % len(TITLES)],
        ratings=(rating,),
    )


def _entry(entry: str, person: Person) -> Entry:
    facts = Facts(
        sex=person.sex,
        birth_year=person.birth.year if person.birth else None,
        title=person.title,
        federation=person.federation,
        region=person.region,
        has_fide_id=True,
        has_fshr_id=True,
        ratings=person.ratings,
    )
    return Entry(id=entry, person=person.id, section="A", facts=facts, status=Status.PLAYING, due=300000)


def _round(ids: tuple[str, ...], number: int, played: bool) -> Round:
    """Neighbours in a circle that turns by one each round; the odd one has the bye."""
    circle = (ids[0], *ids[number:], *ids[1:number])
    half = len(circle) // 2
    boards = tuple(
        Board(
            number=at + 1,
            white=circle[at] if (at + number) % 2 else circle[-1 - at],
            black=circle[-1 - at] if (at + number) % 2 else circle[at],
            outcome=OUTCOMES[(at * 7 + number) % len(OUTCOMES)] if played else Outcome.PENDING,
        )
        for at in range(half)
    )
    byes = (Bye(entry=circle[half], result=Result.PAIRING_BYE),) if len(circle) % 2 else ()
    return Round(
        number=number, edition=1, published=f"2026-12-{number:02}T09:00:00Z", boards=boards, byes=byes
    )
