"""How sections are played: time control, rounds and small fields (6.1.2, 6.2.2, 6.2.25, 6.3.1)."""

from collections.abc import Iterator

from tura.domain.players import Discipline
from tura.domain.points import as_text
from tura.domain.reason import Value
from tura.domain.regulation.lint.finding import (
    PAIRING,
    PUBLISHING,
    Finding,
    Where,
    ask,
    contradict,
    key_of,
    letters_of,
    numbered,
    warn,
)
from tura.domain.regulation.schema import RatingChoice, Regulation, Section, System, TimeControl

SWISS = (System.DUTCH, System.DUTCH_BAKU)


def discipline_of(control: TimeControl) -> Discipline | None:
    """The list the games are rated in: 60 minutes and more, more than 10 and less than 60, 3 to 10.

    The time is that of 60 moves (FIDE Laws A.1, B.1 and the rating regulations).  None: too fast for any list.
    """
    minutes = control.main + control.increment
    if minutes >= 60:
        return Discipline.STANDARD
    if minutes > 10:
        return Discipline.RAPID
    return Discipline.BLITZ if minutes >= 3 else None


def missing(regulation: Regulation) -> Iterator[Finding]:
    """Every section has a number of rounds and a time control (6.1.2)."""
    for code, lacking in (
        ("lint-rounds-missing", [s for s in regulation.sections if s.playing.rounds < 1]),
        ("lint-control-missing", [s for s in regulation.sections if s.playing.time_control.minutes < 1]),
    ):
        if lacking:
            where = Where("6.1.2", key_of(lacking[0], "playing"), lacking[0].playing.line)
            yield contradict(where, code, PAIRING, sections=letters_of(lacking))


def periods(regulation: Regulation) -> Iterator[Finding]:
    """Every period but the last ends after a number of moves, the last with the game (6.1.2)."""
    for section in regulation.sections:
        control = section.playing.time_control
        *before, last = control.periods
        if last.moves or not all(period.moves for period in before):
            where = Where("6.1.2", key_of(section, "playing", "time-control"), control.line)
            yield contradict(where, "lint-periods", PUBLISHING, section=section.letter, periods=control.shown)


def time_controls(regulation: Regulation) -> Iterator[Finding]:
    """The time control belongs to the discipline the event is announced in."""
    for section in regulation.sections:
        control = section.playing.time_control
        found = discipline_of(control)
        if control.minutes and found is not regulation.discipline:
            rule = numbered(regulation, "6.1.2", "6.2.2")
            where = Where(rule, key_of(section, "playing", "time-control"), control.line)
            values: dict[str, Value] = {
                "minutes": control.shown,
                "increment": control.increment,
                "section": section.letter,
            }
            name = found.value if found else ""
            yield contradict(
                where, "lint-time-control", PUBLISHING, **values, found=name, said=regulation.discipline.value
            )


def small_fields(regulation: Regulation) -> Iterator[Finding]:
    """A Swiss field needs more players than rounds; with one or two more it can come to a dead end."""
    swiss = [section for section in regulation.sections if section.playing.system in SWISS]
    if not any(section.playing.rounds > 1 for section in swiss):
        return
    rounds = max(section.playing.rounds for section in swiss)
    first = swiss[0]
    where = Where("6.1.2", key_of(first, "playing", "if-small"), first.playing.line)
    values: dict[str, Value] = {"rounds": rounds, "few": rounds - 1, "complete": rounds + 1}
    yield warn(where, "lint-small-field", **values)
    undecided = [section for section in swiss if section.playing.if_small is None]
    if undecided:
        yield ask(where, "lint-if-small", PAIRING, **values, sections=letters_of(undecided))


def default_times(regulation: Regulation) -> Iterator[Finding]:
    """How late a player may come; the Laws make it 0 minutes where the text is silent (6.7.1)."""
    undecided = [section for section in regulation.sections if section.playing.default_time is None]
    if undecided:
        where = Where("6.3.1", key_of(undecided[0], "playing", "default-time"))
        yield ask(where, "lint-default-time", PAIRING, sections=letters_of(undecided))
    for section in regulation.sections:
        late, control = section.playing.default_time, section.playing.time_control
        if late is not None and late > control.minutes:
            where = Where("6.3.1", key_of(section, "playing", "default-time"), section.playing.line)
            values: dict[str, Value] = {
                "minutes": late,
                "control": control.minutes,
                "section": section.letter,
            }
            yield warn(where, "lint-default-time-long", **values)


def unplayed_points(regulation: Regulation) -> Iterator[Finding]:
    """What the player without an opponent gets, and whether half-point byes are given (6.2.25)."""
    fields: tuple[tuple[str, str, list[Section]], ...] = (
        ("pab", "lint-pab", [s for s in regulation.sections if s.playing.pab is None]),
        (
            "half-point-byes",
            "lint-half-point-byes",
            [s for s in regulation.sections if s.playing.half_point_byes is None],
        ),
    )
    for name, code, undecided in fields:
        if undecided:
            where = Where("6.2.25", key_of(undecided[0], "playing", name))
            yield ask(where, code, PAIRING, sections=letters_of(undecided))


def points_in_order(regulation: Regulation) -> Iterator[Finding]:
    """A win gives no less than a draw, a draw no less than a loss (6.1.2)."""
    for section in regulation.sections:
        playing = section.playing
        if not playing.win >= playing.draw >= playing.loss:
            where = Where("6.1.2", key_of(section, "playing"), playing.line)
            points = {
                "win": as_text(playing.win),
                "draw": as_text(playing.draw),
                "loss": as_text(playing.loss),
            }
            yield contradict(where, "lint-points-order", PAIRING, sections=(section.letter,), **points)


def seeding(regulation: Regulation) -> Iterator[Finding]:
    """Which rating list orders the players before round 1 (6.2.4, 6.3.2)."""
    undecided = [section for section in regulation.sections if not section.seeding.lists]
    if undecided:
        first = undecided[0]
        where = Where(numbered(regulation, "6.3.2", "6.2.4"), key_of(first, "seeding"), first.seeding.line)
        sources = tuple(source.value for source in first.seeding.sources)
        discipline = regulation.discipline.value
        values: dict[str, Value] = {
            "sections": letters_of(undecided),
            "sources": sources,
            "discipline": discipline,
        }
        yield ask(where, "lint-seeding", PAIRING, **values)


def seeding_choice(regulation: Regulation) -> Iterator[Finding]:
    """The highest or lowest of a player's ratings needs lists of two publishers (6.2.4, 6.3.2)."""
    for section in regulation.sections:
        seeding = section.seeding
        one = len({list_.source for list_ in seeding.lists}) == 1
        if seeding.choice is not RatingChoice.FIRST and one:
            where = Where(numbered(regulation, "6.3.2", "6.2.4"), key_of(section, "seeding"), seeding.line)
            yield contradict(
                where, "lint-seeding-choice", PAIRING, sections=(section.letter,), choice=seeding.choice.value
            )


def merged_ratings(regulation: Regulation) -> Iterator[Finding]:
    """Sections paired in one field go to the same rating lists, or their games mix (6.1.23)."""
    for section in regulation.sections:
        host = regulation.section(section.playing.merge_into or "")
        if host is None:
            continue
        where = Where("6.1.23", key_of(section, "playing", "merge-into"), section.line)
        if section.playing.rounds != host.playing.rounds:
            values: dict[str, Value] = {"section": section.letter, "into": host.letter}
            yield contradict(where, "lint-merge-rounds", PAIRING, **values)
        if set(section.playing.rated_by) != set(host.playing.rated_by):
            yield warn(where, "lint-merge-rated", section=section.letter, into=host.letter)
