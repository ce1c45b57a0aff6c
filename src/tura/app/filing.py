"""A field's files for rating and exchange: TRF26, and the texts that Swiss-Manager merges."""

from collections.abc import Mapping

from tura import __version__
from tura.app.imported_rounds import imported_rounds
from tura.app.papers.hall import Hall
from tura.domain.event.crosstable import to_tournament
from tura.domain.event.entry import Entry
from tura.domain.latin import latin, latin_name
from tura.domain.pairing.acceleration import accelerate
from tura.domain.players import Discipline, Person, RatingSource, Sex
from tura.domain.reason import Refusal
from tura.domain.regulation.schema import Regulation, Role, Section, System
from tura.domain.section.field import Field
from tura.domain.standings import Options, standings
from tura.domain.tiebreaks.code import parse_code
from tura.domain.tiebreaks.edition import Edition
from tura.domain.tournament import Tournament
from tura.formats.trf import Identity, National, Report, TrfFile, build

_SYSTEMS = {
    System.DUTCH: "FIDE_DUTCH_2026",
    System.DUTCH_BAKU: "FIDE_DUTCH_2026_BAKU",
    System.ROUND_ROBIN: "FIDE_ROUNDROBIN",
    System.DOUBLE_ROUND_ROBIN: "FIDE_DOUBLEROUNDROBIN",
}


def trf_file(hall: Hall, letter: str, *, notes: bool = True) -> TrfFile:
    """The TRF26 of the field a section plays in, with its standings and the national ids beside FIDE's.

    Ratings are those of FIDE; national records carry the ФШР id, rating and region.  ``notes`` writes the
    ``###`` lines of what was decided by hand, and of rounds that another program's file brought.
    """
    field = hall.field(letter)
    section = hall.state.regulation.section(field.letter)
    assert section is not None, field.letter
    tournament = _lifted(hall, field)
    codes = section.playing.tiebreaks or ()
    lines = standings(
        tournament, codes, edition=Edition(section.playing.edition), seed=_seed(field), options=_keys(field)
    )
    comments = (*imported_rounds(field, tournament), *_comments(field)) if notes else ()
    report = _report(hall, section, field, comments)
    file = build(
        tournament,
        {tpn: identity(hall, hall.state.entries[name]) for tpn, name in enumerate(field.numbers, 1)},
        report,
        {line.tpn: line.rank for line in lines},
    )
    nationals = tuple(_national(hall, name, tpn) for tpn, name in enumerate(field.numbers, 1))
    return TrfFile((*file.records, *nationals))


def _lifted(hall: Hall, field: Field) -> Tournament:
    tournament = to_tournament(hall.state, field.letter, rated=True)
    if field.system is not System.DUTCH_BAKU:
        return tournament
    lifted = accelerate(tournament)
    return tournament if isinstance(lifted, Refusal) else lifted


def _seed(field: Field) -> str | None:
    return None if field.lots is None or field.published < field.rounds_planned else str(field.lots)


def _keys(field: Field) -> Options:
    return Options(keys=dict(enumerate(field.numbers, 1)))


def identity(hall: Hall, entry: Entry) -> Identity:
    """A player as FIDE's file wants him: Latin spelling, FIDE rating of the event's discipline."""
    person = hall.people[entry.id]
    return Identity(
        name=latin_name(person),
        sex="w" if person.sex is Sex.FEMALE else "m",
        title=person.title,
        rating=_rating(person, RatingSource.FIDE, hall.state.regulation.discipline),
        federation=person.federation,
        fide_id=person.fide_id,
        birth=_birth(person),
    )


def _rating(person: Person, source: RatingSource, discipline: Discipline) -> int:
    return person.rating(source, discipline) or person.rating(source, Discipline.STANDARD) or 0


def _birth(person: Person) -> str:
    if person.birth is None:
        return ""
    birth = person.birth
    return f"{birth.year:04}/{birth.month or 0:02}/{birth.day or 0:02}"


def _national(hall: Hall, name: str, tpn: int) -> National:
    person = hall.people[name]
    return National(
        federation="RUS",
        tpn=tpn,
        sex="w" if person.sex is Sex.FEMALE else "m",
        name=person.name,
        rating=person.rating(RatingSource.FSHR, hall.state.regulation.discipline) or 0,
        origin=person.region,
        ident=person.fshr_id,
        birth=_birth(person),
    )


def _officials(regulation: Regulation, role: Role) -> tuple[str, ...]:
    """The officials of a role as FIDE's files name them: Latin, with the FIDE id in brackets."""
    found = (official for official in regulation.officials if official.role is role)
    return tuple(f"{one.name_en or latin(one.name)} ({one.fide_id})".removesuffix(" ()") for one in found)


def _report(hall: Hall, section: Section, field: Field, comments: tuple[str, ...]) -> Report:
    regulation = hall.state.regulation
    days = {each.number: each.day for each in regulation.schedule.rounds}
    dates = tuple(day for number in range(1, field.rounds_planned + 1) if (day := days.get(number)))
    control = section.playing.time_control
    titles = [s.title for s in regulation.sections if s.letter in field.sections]
    return Report(
        name=f"{regulation.name}. {', '.join(titles)}",
        city=regulation.place,
        federation=regulation.federation,
        start=regulation.schedule.first_day,
        end=regulation.schedule.last_day,
        kind="Individual: Swiss-System" if not field.is_predetermined else "Individual: Round-Robin",
        chief_arbiter=", ".join(_officials(regulation, Role.CHIEF_ARBITER)) or regulation.organiser,
        deputies=_officials(regulation, Role.DEPUTY),
        time_control=f"{control.shown} min + {control.increment} sec",
        time_code=control.code,
        round_dates=dates,
        system=_SYSTEMS[field.system],
        standings=("PTS", *(str(parse_code(code)) for code in section.playing.tiebreaks or ())),
        controller=f"tura {__version__}",
        comments=comments,
    )


def _comments(field: Field) -> Mapping[str, None]:
    """What pairing integrity asks to be told, each once, in order."""
    return {
        f"{remark.code} @ Round {remark.round}{': ' + remark.text if remark.text else ''}": None
        for remark in field.remarks
    }
