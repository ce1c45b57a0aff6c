"""The large event made as hard to print as may be: endless names, accents, every paper with something on it."""

from dataclasses import replace
from datetime import date, time

from large_event import large_hall
from tura.app.papers.hall import Hall
from tura.domain.event.entry import Entry, Receipt
from tura.domain.players import Person
from tura.domain.regulation.awarding import Awarding, Bracket, Counted, Fund, Leftover, Policy, Prize, Sharing
from tura.domain.regulation.conditions import Condition
from tura.domain.regulation.schema import Fees, Official, Regulation, Role, RoundTime, Schedule
from tura.domain.round.outcome import Outcome

HUNDRED = (
    "Преображенская-Воскресенско-Ёжиково-Константинопольская-Благовещенско-Щербинно-Подъяпольская-Ёлочкина"
)
WORD = "Щёголевоподъяпольскоконстантинопольскоблаговещенскопреображенская"
NAMES: dict[int, str] = {
    1: f"{HUNDRED} Александра-Максимилиана Вячеславовна-Святославовна",
    2: f"{WORD} Ёжи Ибн-Хаттабович оглы",
    3: "Żółć-Šćepanović Łukasz Ødegård Nguyễn",
    4: "Müller-Lüdenscheidt Jörg-François Çelik",
    5: "Ё Я",
    6: "де ла Фуэнте-и-Гарсия-Маркес Хосе Мария Хуан Франсиско де Паула",
}
REGION = "Ханты-Мансийский автономный округ – Югра (сборная шахматного клуба «Ёлки-Палки № 1» при Дворце творчества)"
ROLES = (Role.CHIEF_ARBITER, Role.DEPUTY, Role.SECRETARY, Role.ARBITER, Role.ARBITER, Role.ORGANISER)
ROLES += (Role.DIRECTOR, Role.APPEALS_CHAIR, Role.APPEALS_MEMBER, Role.APPEALS_MEMBER, Role.APPEALS_RESERVE)


def hostile_hall(players: int = 300, rounds: int = 11, language: str = "ru", *, played: bool = True) -> Hall:
    """``large_hall`` with names up to a hundred letters, prizes in kopecks, receipts and a full panel."""
    hall = large_hall(players, rounds, language, played=played)
    people = {entry: _person(number, hall.people[entry]) for number, entry in enumerate(hall.people, 1)}
    entries = {
        name: _entry(number, entry) for number, (name, entry) in enumerate(hall.state.entries.items(), 1)
    }
    regulation = _regulation(hall.state.regulation, rounds)
    return replace(hall, people=people, state=replace(hall.state, regulation=regulation, entries=entries))


def unplayed_hall(players: int = 9, rounds: int = 3, language: str = "ru") -> Hall:
    """Every game lost by both without play."""
    hall = hostile_hall(players, rounds, language)
    field = hall.state.fields["A"]
    made = tuple(
        replace(r, boards=tuple(replace(b, outcome=Outcome.FORFEIT_BOTH) for b in r.boards))
        for r in field.rounds
    )
    return replace(hall, state=replace(hall.state, fields={"A": replace(field, rounds=made)}))


def lonely_hall(players: int = 1, language: str = "ru") -> Hall:
    """So few players (or none) that nothing can be paired; no round yet."""
    hall = hostile_hall(4, 1, language)
    kept = tuple(hall.people)[:players]
    field = replace(hall.state.fields["A"], numbers=kept, rounds=())
    state = replace(hall.state, fields={"A": field}, entries={e: hall.state.entries[e] for e in kept})
    return replace(hall, state=state, people={e: hall.people[e] for e in kept})


def _person(number: int, person: Person) -> Person:
    name = NAMES.get(1 + (number - 1) % 40, person.name)
    return replace(person, name=name, region_name=REGION if number % 9 == 1 else person.region_name)


def _entry(number: int, entry: Entry) -> Entry:
    how = ("cash", "card", "transfer")[number % 3]
    taken = (Receipt(number=f"A-{number:04}", amount=300050, how=how),)
    back = (Receipt(number=f"R-{number:04}", amount=-100025, how=how),) if number % 7 == 0 else ()
    return replace(entry, receipts=(*taken, *back), due=300050 if number % 11 else 450075)


def _prizes() -> tuple[Prize, ...]:
    money = (123456789, 98765433, 55555555, 1000001)
    places = [
        Prize(
            key=f"place:{place}",
            label=f"{place} место",
            label_en=f"Place {place}",
            place=place,
            amount=money[min(place, 4) - 1],
            items=("cup", "medal", "diploma") if place < 4 else (),
        )
        for place in range(1, 9)
    ]
    long = (
        "Лучший результат среди шахматистов, родившихся не позднее 1966 года и представляющих сельские клубы"
    )
    veteran = Prize(
        key="veterans:1",
        label=long,
        label_en="The best result of players born in 1966 or earlier who play for clubs of the countryside",
        place=1,
        category="veterans",
        condition=Condition(born_to=1966),
        amount=333333,
        items=("диплом", "книга «Ёжик в тумане» с автографом"),
    )
    return (*places, veteran)


def _regulation(regulation: Regulation, rounds: int) -> Regulation:
    section = regulation.sections[0]
    prizes = _prizes()
    fund = Fund(fixed=sum(prize.amount or 0 for prize in prizes))
    awarding = Awarding(
        fund=fund,
        brackets=(Bracket(prizes=prizes),),
        headcount=Counted.PLAYED,
        policy=Policy.LARGEST,
        leftover=Leftover.KEEP,
        trophy_twice=True,
        sharing=Sharing.NONE,
        unit=1,
        tax_percent=1300,
        tax_free=400000,
    )
    days = tuple(
        RoundTime(number=n, day=date(2026, 12, n), start=time(15 if n < rounds else 10))
        for n in range(1, rounds + 1)
    )
    officials = tuple(
        Official(
            role=role,
            name=f"{'Ёлочкина-Преображенская-Благовещенская' if at % 2 else 'Осин'} Анна-Мария Сергеевна",
            category=("ССВК", "СС1К", "СС2К", "FA")[at % 4],
            fide_id=str(900000001 + at),
            place="Ханты-Мансийск",
        )
        for at, role in enumerate(ROLES)
    )
    return replace(
        regulation,
        refunds="не возвращаются",
        name_en="37th International Festival in memory of the many times champion of the city of Elki No. 1",
        sections=(
            replace(
                section,
                title_en="Main tournament A (open to players rated 1900 and above by FIDE)",
                fees=Fees(own=300050),
                awarding=awarding,
            ),
        ),
        officials=officials,
        organiser="Региональная общественная организация «Федерация шахмат Ханты-Мансийского округа – Югры»",
        schedule=Schedule(first_day=date(2026, 12, 1), last_day=date(2026, 12, rounds), rounds=days),
        appeals="подаются письменно не позднее чем через 30 минут после окончания тура, залог 3 000 ₽",
    )
