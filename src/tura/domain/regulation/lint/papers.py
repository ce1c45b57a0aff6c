"""Programs, federations, citizens, and the rules the text leaves to others (6.2.3-6.2.6, 6.3.5-6.3.7)."""

from collections.abc import Iterator

from tura.domain.players import RatingSource
from tura.domain.regulation.conditions import Condition
from tura.domain.regulation.lint.finding import (
    PAIRING,
    PAYING,
    PUBLISHING,
    Finding,
    Where,
    ask,
    key_of,
    letters_of,
    line_at,
    numbered,
    warn,
)
from tura.domain.regulation.schema import Regulation

_SILENT = (
    ("byes", "lint-byes", PAIRING),
    ("appeals", "lint-appeals", PUBLISHING),
    ("refunds", "lint-refunds", PAYING),
    ("withdrawal", "lint-withdrawal", PAIRING),
)


def program(regulation: Regulation) -> Iterator[Finding]:
    """A text that names another program or site binds the organiser to it (6.2.3, 6.3.7)."""
    for key, code, named in (
        ("prescribed-program", "lint-program", regulation.prescribed_program),
        ("prescribed-site", "lint-site", regulation.prescribed_site),
    ):
        if named:
            yield warn(Where("6.2.3", key, line_at(regulation, key)), code, named=named)


def rated(regulation: Regulation) -> Iterator[Finding]:
    """What FIDE's and the national rating need before round 1 (6.1.23, 6.2.5, 6.2.26, 6.3.7)."""
    by_fide = [s for s in regulation.sections if RatingSource.FIDE in s.playing.rated_by]
    if by_fide:
        first = by_fide[0]
        rule = numbered(regulation, "6.1.23", "6.2.5")
        where = Where(rule, key_of(first, "playing", "rated-by"), first.playing.line)
        yield warn(where, "lint-fide-report", sections=letters_of(by_fide))
        where = Where("6.3.7", where.key, where.line)
        yield warn(where, "lint-not-endorsed", sections=letters_of(by_fide))
    if by_fide and len({frozenset(s.playing.rated_by) for s in regulation.sections}) > 1:
        rule = numbered(regulation, "6.1.23", "6.2.26")
        where = Where(rule, key_of(by_fide[0], "playing", "rated-by"), by_fide[0].playing.line)
        yield warn(where, "lint-separate-files", sections=letters_of(by_fide))
    nowhere = [s for s in regulation.sections if not s.playing.rated_by]
    if nowhere and len(nowhere) < len(regulation.sections):
        where = Where("6.1.23", key_of(nowhere[0], "playing", "rated-by"), nowhere[0].line)
        yield warn(where, "lint-not-rated", sections=letters_of(nowhere))


def citizens(regulation: Regulation) -> Iterator[Finding]:
    """Foreigners who need a FIDE id need it in the unrated section too; citizenship is not the flag (6.2.6)."""
    if not any(part.citizenship for part in _parts(regulation.entry)):
        return
    if any(part.fide_id for part in _parts(regulation.entry)):
        free = [s for s in regulation.sections if s.entry.rating and s.entry.rating.unrated]
        where = Where("6.2.6", "entry", regulation.entry.line)
        yield warn(where, "lint-foreigners", sections=letters_of(free))


def _parts(condition: Condition) -> Iterator[Condition]:
    yield condition
    for part in (*condition.any_of, *condition.all_of):
        yield from _parts(part)


def silence(regulation: Regulation) -> Iterator[Finding]:
    """Byes, appeals, refunds and withdrawal, which "the general rules" may hide (6.3.5)."""
    said = {"byes": regulation.byes, "appeals": regulation.appeals}
    said |= {"refunds": regulation.refunds, "withdrawal": regulation.withdrawal}
    line = line_at(regulation, "general-rules")
    for key, code, block in _SILENT:
        if said[key] is None:
            yield ask(Where("6.3.5", key, line), code, block, elsewhere=regulation.general_rules)
    if regulation.general_rules:
        yield warn(
            Where("6.3.5", "general-rules", line), "lint-general-rules", named=regulation.general_rules
        )


def scoresheets(regulation: Regulation) -> Iterator[Finding]:
    """Recording is obligatory, so scoresheets are printed with section, round, board and names (6.3.6)."""
    recording = [section for section in regulation.sections if section.playing.recording]
    if recording:
        key = key_of(recording[0], "playing", "recording")
        yield warn(
            Where("6.3.6", key, line_at(regulation, key)), "lint-scoresheets", sections=letters_of(recording)
        )
