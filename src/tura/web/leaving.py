"""The folder ``latest``: the published round as PDF, HTML and TXT, for the day the printer dies."""

from pathlib import Path

from tura.app.office import Office
from tura.app.ports import StoreFault
from tura.domain.section.field import Field
from tura.web.aside import Aside

Mark = tuple[object, ...]


class Leaver:
    """Leaves every field's last published round in ``folder`` whenever it is another one than was left before.

    That is after each publication, each new edition, complete results and a withdrawal, however it came about.
    ``fault`` says why the last attempt failed, "" while all is well; the next change tries again.
    """

    def __init__(self, office: Office, folder: Path, language: str = "ru") -> None:
        self._office = office
        self._language = language
        self._left: dict[tuple[str, str], Mark] = {}
        self._aside = Aside("latest", self._leave)
        self.folder = folder
        self.fault = ""

    def changed(self, event_id: str) -> None:
        """An event has changed: what differs from what was left is left anew, in another thread."""
        self._aside.hand(event_id)

    def wait(self, seconds: float | None = None) -> bool:
        """Whether everything is left, after at most so many seconds."""
        return self._aside.wait(seconds)

    def _leave(self, event_id: str) -> None:
        from tura.documents.source import NotPrintableError  # noqa: PLC0415  the first page needs no papers

        try:
            for field in self._office.state(event_id).fields.values():
                self._field(event_id, field)
        except OSError as error:
            self.fault = f"{self.folder}: {error.strerror or error}"
        except (NotPrintableError, StoreFault) as error:
            self.fault = f"{self.folder}: {error}"

    def _field(self, event_id: str, field: Field) -> None:
        mark, known = _mark(field), self._left.get((event_id, field.letter))
        if mark == known or (known is None and not field.published):
            return
        from tura.documents.latest import leave  # noqa: PLC0415

        event = next(each for each in self._office.catalogue.all() if each.event_id == event_id)
        leave(self._office, event, field, self.folder, self._language)
        self._left[event_id, field.letter] = mark
        self.fault = ""


def _mark(field: Field) -> Mark:
    """What the files show; results count once they are complete."""
    if not field.published:
        return ()
    round_ = field.rounds[field.published - 1]
    seats = tuple((board.number, board.white, board.black) for board in round_.boards)
    outcomes = tuple(board.outcome for board in round_.boards) if round_.is_over else ()
    return (round_.number, round_.edition, seats, round_.byes, outcomes)
