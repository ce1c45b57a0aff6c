"""Where results claimed from players' phones are kept, as a protocol."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from tura.domain.round.outcome import Outcome


@dataclass(frozen=True, slots=True)
class Seat:
    """One board of a round of a field."""

    event_id: str
    field: str
    round: int
    board: int


@dataclass(frozen=True, slots=True)
class Claim:
    """What the ``player`` (an entry) on one side says; ``device`` is the hash of the phone's own secret."""

    seat: Seat
    side: str
    player: str
    device: str
    outcome: Outcome


class Phones(Protocol):
    """Where claims are kept."""

    def secret(self) -> bytes:
        """What codes are made with; made once."""
        ...

    def generations(self, event_id: str, field: str, round_: int) -> Mapping[int, int]:
        """How often the codes of a board were revoked, by board; absent is never."""
        ...

    def revoke(self, seat: Seat) -> None:
        """The board's codes open nothing any more, and what was claimed with them is gone."""
        ...

    def claim(self, claim: Claim) -> bool:
        """The claim kept, replacing the same phone's; False if another phone speaks for that player."""
        ...

    def claims(self, event_id: str, field: str, round_: int) -> tuple[Claim, ...]:
        """Every claim of a round."""
        ...
