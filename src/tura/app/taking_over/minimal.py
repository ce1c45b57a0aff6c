"""A minimal regulation from a file's headers: one section, and only what the file tells."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from tura.app.file_standings import listed, usual
from tura.app.taking_over.notes import Told
from tura.app.taking_over.time_control import discipline_of, time_control
from tura.domain.players import RatingSource
from tura.domain.reason import Reason
from tura.domain.regulation.conditions import RatingList
from tura.domain.regulation.lint.defaults import take_defaults
from tura.domain.regulation.schema import (
    Fees,
    LastResort,
    Merge,
    Official,
    Playing,
    Regulation,
    Role,
    RoundTime,
    Schedule,
    Section,
    Seeding,
    System,
    TimeControl,
)
from tura.domain.results import Result
from tura.domain.tiebreaks.code import UnknownCodeError, parse_list
from tura.formats.trf import TrfFile

LETTER = "A"
_USUAL_TIME = TimeControl(minutes=90, increment=30)
_DATE = re.compile(r"(\d{4}|\d\d)[/.-](\d\d)[/.-](\d\d)")
_ARBITER = re.compile(r"(?P<name>[^()]+)(?:\((?P<id>\d+)\))?")


@dataclass(frozen=True, slots=True)
class Frame:
    """What a file may not tell: its event's name, rounds and first day; ``words`` makes the defaults' sentences."""

    name: str
    rounds: int
    today: date
    words: Callable[[Reason], str]


def minimal_regulation(file: TrfFile, system: System, frame: Frame, told: Told) -> Regulation:
    """One section A as the file plays it; what the file leaves out and was assumed is told.

    Of the questions that the file does not answer every one has its printed default, recorded as taken.
    """
    playing = _playing(file, frame, system, told)
    discipline = discipline_of(playing.time_control)
    lists = tuple(RatingList(source=source, discipline=discipline) for source in RatingSource)
    title = file.header("012") or frame.name
    section = Section(
        letter=LETTER,
        title=title,
        up=False,
        fees=Fees(own=0),
        seeding=Seeding(lists=lists),
        playing=playing,
    )
    regulation = Regulation(
        name=title,
        place=file.header("022"),
        discipline=discipline,
        schedule=_schedule(file, frame, told),
        sections=(section,),
        officials=_officials(file),
    )
    return take_defaults(regulation, lambda finding: frame.words(finding.default or finding.reason))[0]


def _playing(file: TrfFile, frame: Frame, system: System, told: Told) -> Playing:
    points = file.settings.points
    return Playing(
        rounds=frame.rounds,
        system=system,
        time_control=_control(file, told),
        tiebreaks=_tiebreaks(file, told),
        last_resort=LastResort.SHARED,
        wins_unplayed_count=True,
        pab=points.win if points.pab is None else points.pab,
        half_point_byes=_most_halves(file),
        win=points.win,
        draw=points.draw,
        loss=points.loss,
        late_entry=True,
        if_small=Merge.PLAY,
    )


def _control(file: TrfFile, told: Told) -> TimeControl:
    control = time_control(file)
    if control is not None:
        return control
    told(Reason("taken-over-time", "", {"minutes": _USUAL_TIME.minutes, "seconds": _USUAL_TIME.increment}))
    return _USUAL_TIME


def _tiebreaks(file: TrfFile, told: Told) -> tuple[str, ...]:
    """The file's list without codes that C.07 does not have, or the usual one; either is told."""
    known = []
    for code in listed(file):
        try:
            known += [str(each) for each in parse_list(code)]
        except UnknownCodeError:
            told(Reason("taken-over-code", "C.07 5", {"code": code}))
    if known:
        return tuple(known)
    told(Reason("taken-over-tiebreaks", "", {"codes": usual(file)}))
    return usual(file)


def _most_halves(file: TrfFile) -> int:
    """The most half-point byes that one player has, announced ones included."""
    announced = [tpn for bye in file.settings.byes if bye.kind is Result.HALF_POINT_BYE for tpn in bye.tpns]
    counts = [
        sum(cell.result is Result.HALF_POINT_BYE for cell in player.cells) + announced.count(player.tpn)
        for player in file.players
    ]
    return max(counts, default=0)


def _schedule(file: TrfFile, frame: Frame, told: Told) -> Schedule:
    """The event's days; the rounds' only if there is one for each, in order, as a half timetable contradicts."""
    played = [_date(text) for text in file.header("132").split()]
    days = sorted(day for day in (_date(file.header("042")), _date(file.header("052")), *played) if day)
    if not days:
        told(Reason("taken-over-day", "", {"day": frame.today.isoformat()}))
        return Schedule(first_day=frame.today)
    rounds = tuple(RoundTime(number=number, day=day) for number, day in enumerate(played, 1) if day)
    whole = len(rounds) == len(played) == frame.rounds
    return Schedule(first_day=days[0], last_day=days[-1], rounds=rounds if whole else ())


def _date(text: str) -> date | None:
    """2026/11/30 or 26/11/30."""
    found = _DATE.match(text.strip())
    try:
        return date(int(found[1]) % 100 + 2000, int(found[2]), int(found[3])) if found else None
    except ValueError:
        return None


def _officials(file: TrfFile) -> tuple[Official, ...]:
    given = [(Role.CHIEF_ARBITER, file.header("102")), *((Role.DEPUTY, text) for text in file.headers("112"))]
    found = ((role, _ARBITER.match(text)) for role, text in given if text)
    return tuple(
        Official(
            role=role, name=match["name"].strip(), name_en=match["name"].strip(), fide_id=match["id"] or ""
        )
        for role, match in found
        if match
    )
