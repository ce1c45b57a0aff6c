"""Regulations for tests: the shipped ones with their answers taken out, and random ones."""

from datetime import date, time
from typing import Any

import tomlkit
from hypothesis import strategies as st

from tura.app.shipped import shipped_regulations
from tura.domain.players import Discipline, RatingSource, Sex
from tura.domain.regulation import awarding as a
from tura.domain.regulation import conditions as c
from tura.domain.regulation import schema as s
from tura.formats.regulation import read_regulation

_ANSWERS = {
    *(
        "answers",
        "list-date",
        "headcount",
        "byes",
        "appeals",
        "refunds",
        "withdrawal",
        "first-day",
        "last-day",
    ),
    *("day", "start-per-section", "closing-per-section", "default-time", "tiebreaks", "wins-unplayed-count"),
    *(
        "last-resort",
        "pab",
        "half-point-byes",
        "late-entry",
        "if-small",
        "merge-into",
        "lists",
        "listed",
        "own",
    ),
    *(
        "up-per-band",
        "policy",
        "leftover",
        "sharing",
        "trophy-twice",
        "unit",
        "absent-percent",
        "up",
        "scope",
    ),
    *("up-takes-prizes", "unrated-up", "fee-sections", "fees-counted", "guarantee-conditional"),
}
_PRINTED = {"до 20": (None, 20), "20-40": (20, 40), "40+": (40, None)}


def shipped(name: str) -> s.Regulation:
    """A shipped regulation with its answers."""
    return read_regulation(shipped_regulations()[name], name).regulation


def unanswered(name: str) -> s.Regulation:
    """A shipped regulation with only what its text says: no answers, and the borders as printed."""
    document = _bare_table(tomlkit.parse(shipped_regulations()[name]).unwrap())
    return read_regulation(tomlkit.dumps(document), name).regulation


def _bare(value: object) -> object:
    if isinstance(value, list):
        return [_bare(item) for item in value]
    return _bare_table(value) if isinstance(value, dict) else value


def _bare_table(value: dict[str, Any]) -> dict[str, Any]:
    kept = {k: _bare(v) for k, v in value.items() if k not in _ANSWERS or (isinstance(v, dict) and "is" in v)}
    if value.get("scope") == "section":
        kept["scope"] = "section"  # the text itself says so
    if "number" in value:
        kept["printed"] = f"{value['day']:%d.%m}"
    if kept.get("printed") in _PRINTED:
        borders = dict(zip(("low", "high"), _PRINTED[kept["printed"]], strict=True))
        kept = {k: v for k, v in kept.items() if k not in borders}
        kept |= {key: number for key, number in borders.items() if number is not None}
    return kept


_words = st.text("абв AB12-", min_size=1, max_size=6).map(str.strip).filter(bool)
_numbers = st.none() | st.integers(1, 60)
_years = st.none() | st.integers(1950, 2020)
_flags = st.none() | st.booleans()
_money = st.none() | st.integers(0, 10**7)
_percents = st.none() | st.integers(0, 12000)
_lists = st.builds(c.RatingList, source=st.sampled_from(RatingSource), discipline=st.sampled_from(Discipline))
_days = st.none() | st.dates(date(2023, 1, 1), date(2027, 12, 31))
_hours = st.none() | st.times(time(8), time(20)).map(lambda t: t.replace(second=0, microsecond=0))
_lines = st.none() | st.integers(1, 99)
_bands = st.builds(
    c.RatingBand,
    lists=st.lists(_lists, max_size=2).map(tuple),
    sources=st.lists(st.sampled_from(RatingSource), max_size=2).map(tuple),
    low=st.none() | st.integers(1000, 2000),
    high=st.none() | st.integers(1000, 2400),
    missing=st.sampled_from(c.Missing),
    unrated=st.booleans(),
)
_simple = st.builds(
    c.Condition,
    sex=st.none() | st.sampled_from(Sex),
    born_from=_years,
    born_to=_years,
    rating=st.none() | _bands,
    citizenship=st.sampled_from([(), ("RUS",)]),
    groups=st.sampled_from([(), ("school",)]),
    fide_id=_flags,
    line=_lines,
)
conditions = st.builds(
    lambda plain, some, none: (
        c.Condition(sex=plain.sex, any_of=tuple(some), none_of=tuple(none), line=plain.line)
        if some or none
        else plain
    ),
    _simple,
    st.lists(_simple, max_size=2),
    st.lists(_simple, max_size=1),
)
_minimums = st.builds(
    a.Minimum, count=st.integers(1, 9), scope=st.none() | st.sampled_from(a.Scope), line=_lines
)


@st.composite
def prizes(draw: st.DrawFn) -> tuple[a.Prize, ...]:
    """Prizes with keys of their own, each of money, of a percentage or of trophies."""
    made = []
    for number in range(draw(st.integers(0, 5))):
        kind = draw(st.sampled_from(["", "women", "veterans", "rating"]))
        amount, percent = draw(st.sampled_from([(None, None), (draw(_money), None), (None, draw(_percents))]))
        made.append(
            a.Prize(
                key=f"{kind or 'place'}:{number}",
                label=draw(_words),
                place=draw(st.integers(1, 9)),
                category=kind,
                condition=draw(conditions) if kind else c.ANYONE,
                amount=amount,
                percent=percent,
                items=draw(st.sampled_from([(), ("cup", "medal")])),
                minimum=draw(st.none() | _minimums),
                sharing=draw(st.none() | st.sampled_from(a.Sharing)),
                line=draw(_lines),
            )
        )
    return tuple(made)


_brackets = st.builds(
    a.Bracket, prizes=prizes(), low=_numbers, high=_numbers, printed=st.just(""), line=_lines
)
_funds = st.builds(
    a.Fund,
    fixed=st.integers(0, 10**7),
    fee_percent=_percents,
    at_least=st.integers(0, 10**7),
    header=_money,
    line=_lines,
)
_awardings = st.builds(
    a.Awarding,
    fund=_funds,
    brackets=st.lists(_brackets, max_size=3).map(tuple),
    headcount=st.none() | st.sampled_from(a.Counted),
    policy=st.none() | st.sampled_from(a.Policy),
    sharing=st.none() | st.sampled_from(a.Sharing),
    leftover=st.none() | st.sampled_from(a.Leftover),
    unit=st.sampled_from([None, 100, 5000]),
    full_awards_from=_numbers,
    money_only=st.booleans(),
    trophy_twice=_flags,
    absent_percent=_percents,
)
_playings = st.builds(
    s.Playing,
    rounds=st.integers(1, 11),
    system=st.sampled_from(s.System),
    time_control=st.builds(s.TimeControl, minutes=st.integers(1, 120), increment=st.integers(0, 60)),
    default_time=_numbers,
    tiebreaks=st.sampled_from([None, ("BH", "WIN"), ("BH", "BH")]),
    pab=st.sampled_from([None, 10, 5]),
    last_resort=st.none() | st.sampled_from(s.LastResort),
    rated_by=st.lists(st.sampled_from(RatingSource), max_size=2, unique=True).map(tuple),
)
_fee_bands = st.lists(st.tuples(_simple, st.integers(0, 10**6)), max_size=2).map(tuple)
_fees = st.builds(s.Fees, own=_money, up_per_band=_money, bands=_fee_bands)
_rounds = st.builds(
    s.RoundTime, number=st.integers(1, 11), day=_days, start=_hours, after=_numbers, line=_lines
)
_windows = st.builds(s.Window, day=_days, opens=_hours, closes=_hours, line=_lines)
_schedules = st.builds(
    s.Schedule,
    first_day=_days,
    last_day=_days,
    weekday=st.sampled_from([None, "saturday"]),
    rounds=st.lists(_rounds, max_size=4).map(tuple),
    registration=st.lists(_windows, max_size=2).map(tuple),
    closing_minutes_after=_numbers,
    closing_at=_hours,
    printed=st.sampled_from(["", "3-8 января"]),
)


@st.composite
def regulations(draw: st.DrawFn) -> s.Regulation:
    """Any regulation the schema allows, sensible or not."""
    sections = tuple(
        s.Section(
            letter=letter,
            title=draw(_words),
            order=draw(st.integers(1, 4)),
            entry=draw(conditions),
            own_only=draw(st.booleans()),
            up=draw(_flags),
            fees=draw(_fees),
            seeding=s.Seeding(lists=draw(st.lists(_lists, max_size=2).map(tuple))),
            playing=draw(_playings),
            awarding=draw(_awardings),
            line=draw(_lines),
        )
        for letter in "ABC"[: draw(st.integers(0, 3))]
    )
    return s.Regulation(
        name=draw(_words),
        discipline=draw(st.sampled_from(Discipline)),
        schedule=draw(_schedules),
        entry=draw(conditions),
        sections=sections,
        guaranteed=draw(_money),
        fund_may_change=draw(st.booleans()),
        list_date=draw(_days),
        general_rules=draw(st.sampled_from(["", "общий регламент"])),
        answers=draw(st.sampled_from([{}, {"6.1.22": "да", "6.2.9": "нет"}])),
    )
