"""The readers in their order, and what they leave unread."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from tura.domain.regulation.schema import Regulation
from tura.drafting import awards, fees, money, papers, play, prizes, schedule, sections, tables, tiebreaks
from tura.drafting.assemble import assemble
from tura.drafting.days import find_days
from tura.drafting.lines import Line, sentences
from tura.drafting.numbers import amounts, percents
from tura.drafting.sheet import Sheet

Reader = Callable[[Line, Sheet], bool]

# A sentence about prizes is read by the first of these that can, and by nothing else.
PRIZE_READERS: tuple[Reader, ...] = (
    prizes.read_bracket,
    tables.read_table,
    awards.read_small_group,
    awards.read_money_only,
    awards.read_fallback,
    awards.read_kind,
    awards.read_statement,
    awards.read_trophies,
    prizes.read_prizes,
)
# Every one of these may take its part of a sentence.
READERS: tuple[Reader, ...] = (
    sections.read_groups,
    sections.read_definition,
    sections.read_playing_up,
    sections.read_entry,
    sections.read_rated,
    sections.read_seeding,
    schedule.read_registration,
    schedule.read_round,
    schedule.read_closing,
    schedule.read_days,
    play.read_rounds,
    play.read_control,
    play.read_discipline,
    play.read_default_time,
    play.read_recording,
    play.read_late_entry,
    play.read_byes,
    play.read_score,
    fees.read_fee,
    money.read_fund,
    money.read_fund_change,
    money.read_sharing,
    tiebreaks.read_tiebreaks,
    tiebreaks.read_last_resort,
    papers.read_name,
    papers.read_place,
    papers.read_program,
    papers.read_rules,
    papers.read_appeals,
)

# tura gives prizes to players: a team's prize is told as unread, not given to somebody else.
_TEAM = re.compile(
    r"команд(?:н\w+\s+(?:зачет|приз|мест)|а-победит\w*|\w*\s+(?:награжд|получа))|(?:место|приз)[^.;]*команд"
)
MONEY: frozenset[Reader] = frozenset(
    (*PRIZE_READERS, sections.read_heading, fees.read_fee, money.read_fund, money.read_sharing)
)
HOURS: frozenset[Reader] = frozenset((schedule.read_registration, schedule.read_round))


# What a sentence says in these words has gone into no rule unless one of their readers took it.
_SAID: tuple[tuple[str, frozenset[Reader]], ...] = (
    (
        r"опозда|ожидани\w+\s+(?:опозд|соперник)",
        frozenset((play.read_default_time, play.read_late_entry, schedule.read_registration)),
    ),
    (r"хорт|приз\w*\s+(?:не\s+)?дел[ия]т", frozenset((money.read_sharing,))),
    (
        r"при\s+равенстве",
        frozenset((tiebreaks.read_tiebreaks, tiebreaks.read_last_resort, money.read_sharing)),
    ),
)


@dataclass(frozen=True, slots=True)
class Unread:
    """A sentence no reader understood, with the line it stands on."""

    line: int
    text: str


@dataclass(frozen=True, slots=True)
class Draft:
    """A regulation drafted from free text; ``unread`` is everything that went into no rule."""

    regulation: Regulation
    unread: tuple[Unread, ...]
    lines_read: tuple[int, ...]


def draft(text: str) -> Draft:
    """The regulation a free Russian text describes, without guessing what it does not say.

    Deterministic and offline: the same text gives the same draft.
    """
    sheet = Sheet(year=_year(text))
    unread: list[Unread] = []
    read: list[int] = []
    texts: dict[int, str] = {}
    for line in (part for sentence in sentences(text) for part in _fund_first(sentence)):
        texts[line.number] = f"{texts.get(line.number, '')} {line.text}".strip()
        readers = _read(line, sheet)
        if readers:
            read.append(line.number)
        if not readers or _is_partly(line, readers):
            unread.append(Unread(line.number, line.text))
    regulation = assemble(sheet)
    unread.extend(Unread(line, said or texts.get(line, "")) for line, said in dict.fromkeys(sheet.leftovers))
    unread.sort(key=lambda item: item.line)
    return Draft(regulation, tuple(unread), tuple(dict.fromkeys(read)))


def _fund_first(line: Line) -> tuple[Line, ...]:
    """A sentence that gives the fund and then divides it, as two."""
    head, colon, tail = line.text.partition(":")
    low = head.lower()
    is_fund = re.search(r"взнос|фонд", low) and (percents(low) or amounts(low))
    if colon and is_fund and any(prizes.clauses(tail.strip().lower())):
        return Line(line.number, head), Line(line.number, tail.strip())
    return (line,)


def _is_partly(line: Line, readers: set[Reader]) -> bool:
    """Whether a sentence has money or hours that no reader of money or hours took."""
    money_left = bool(amounts(line.low) or percents(line.low)) and not readers & MONEY
    said_left = any(re.search(words, line.low) and not readers & takers for words, takers in _SAID)
    if said_left:
        return True
    hours_left = bool(re.search(r"\d:\d\d", line.low)) and not readers & HOURS
    return money_left or hours_left


def _year(text: str) -> int | None:
    """The year of the first full date, so that ages can be read before it."""
    for line in sentences(text):
        for span in find_days(line.low):
            year = span.first.year or span.last.year
            if year and "приказ" not in line.low and "утвержд" not in line.low:
                return year
    return None


def _read(line: Line, sheet: Sheet) -> set[Reader]:
    """The readers that took something from a sentence."""
    if prizes.read_nomination_heading(line, sheet):
        return {prizes.read_nomination_heading}
    taken: set[Reader] = {sections.read_heading} if sections.read_heading(line, sheet) else set()
    for reader in () if _TEAM.search(line.low) else PRIZE_READERS:
        if reader(line, sheet):
            return {*taken, reader}
    return taken | {reader for reader in READERS if reader(line, sheet)}
