"""Results that were changed after they had been entered: which two values, by whom, and when."""

from collections.abc import Iterator
from dataclasses import dataclass

from tura.app.history import Told
from tura.domain.events.results import ResultCorrected, ResultEntered
from tura.domain.round.outcome import Outcome


@dataclass(frozen=True, slots=True)
class Clash:
    """A board that had a result and got another one; ``before`` is the entry that had set the first."""

    line: Told
    event: ResultEntered | ResultCorrected
    before: Told | None

    @property
    def by_two(self) -> bool:
        """Whether one person put in what another one had entered differently."""
        return self.before is not None and self.before.entry.actor != self.line.entry.actor


def clashes(lines: tuple[Told, ...]) -> Iterator[Clash]:
    """Every changed result of a journal, the newest first; ``lines`` is the whole journal in order."""
    last: dict[tuple[str, int, int], Told] = {}
    found: list[Clash] = []
    for line in lines:
        event = line.entry.event
        if not isinstance(event, (ResultEntered, ResultCorrected)):
            continue
        board = (event.field, event.round, event.board)
        if event.was not in (Outcome.PENDING, event.outcome):
            found.append(Clash(line, event, last.get(board)))
        last[board] = line
    return reversed(found)
