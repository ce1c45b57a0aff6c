"""What papers are made from: one event, its rankings and awards worked out once."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TypeVar
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from tura.app.awarding import Awarded, award
from tura.app.papers.hall import Hall
from tura.app.ranking import Ranked, rank
from tura.domain.cashdesk.movements import Movement
from tura.domain.reason import Refusal, refuse
from tura.domain.round.values import Round
from tura.domain.section.field import Field

T = TypeVar("T")
Told = Callable[[Field, int, int], str]
"""What a slip's code tells of a field's round and board."""


def typed(field: Field, round_: int, board: int) -> str:
    """What a scanner types into the results page: ``gA3/12``, since ``g`` begins entry by slips there."""
    return f"g{field.letter}{round_}/{board}"


class NotPrintableError(Exception):
    """The paper cannot be printed yet; ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


@dataclass(frozen=True)
class Source:
    """An event to print from; rankings and awards are kept once worked out.

    ``told`` is what the codes on slips say: a server knows the address of each board's page for phones.
    ``book`` reads the cash book: who took each fee, and when.
    """

    hall: Hall
    told: Told = typed
    book: Callable[[], Sequence[Movement]] = tuple
    _ranked: dict[tuple[str, int | None], Ranked] = field(default_factory=dict)
    _awarded: dict[str, Awarded] = field(default_factory=dict)

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters of the sections, in the regulation's order."""
        return tuple(section.letter for section in self.hall.state.regulation.sections)

    def ranked(self, section: str, after_round: int | None = None) -> Ranked:
        """A section's standings; raises NotPrintableError when there are none yet."""
        key = section, after_round
        if key not in self._ranked:
            self._ranked[key] = _sure(rank(self.hall.state, section, after_round))
        return self._ranked[key]

    def awarded(self, section: str) -> Awarded:
        """A section's awards; raises NotPrintableError while a question is open."""
        if section not in self._awarded:
            self._awarded[section] = _sure(award(self.hall.state, section, self.hall.people))
        return self._awarded[section]

    def field(self, section: str) -> Field:
        """The field a section plays in; raises NotPrintableError for an unknown section."""
        found = self.hall.state.field_of(section)
        if found is None:
            raise NotPrintableError(refuse("section-unknown", section=section))
        return found

    def round(self, section: str, number: int | None) -> Round:
        """A published round (None: the last); raises NotPrintableError when there is none."""
        playing = self.field(section)
        wanted = playing.published if number is None else number
        found = playing.round(wanted)
        if found is None or not found.is_published:
            raise NotPrintableError(refuse("round-not-paired", field=playing.letter, round=wanted))
        return found

    def local(self, moment: str) -> datetime | None:
        """A moment of the journal on the event's own clock."""
        if not moment:
            return None
        when = datetime.fromisoformat(moment)
        when = when if when.tzinfo else when.replace(tzinfo=UTC)
        try:
            return when.astimezone(ZoneInfo(self.hall.state.regulation.time_zone))
        except (ZoneInfoNotFoundError, ValueError):
            return when

    def once(self, sections: Sequence[str]) -> tuple[str, ...]:
        """One section for each field, since merged sections share their pairings."""
        hosts: dict[str, str] = {}
        for section in sections:
            hosts.setdefault(self.field(section).letter, section)
        return tuple(hosts.values())


def _sure(answer: T | Refusal) -> T:
    if isinstance(answer, Refusal):
        raise NotPrintableError(answer)
    return answer
