"""What a question about a pairing is answered with."""

from dataclasses import dataclass

from tura.domain.pairing.explain.alternative import Alternative
from tura.domain.reason import Reason


@dataclass(frozen=True, slots=True)
class Answer:
    """The reasons in the order in which they are told, and the alternative that was compared, if one was.

    Values that name players are TPNs: ``player``, ``other``, ``players`` and so on (``PLAYERS``).
    """

    reasons: tuple[Reason, ...]
    alternative: Alternative | None = None

    @property
    def first(self) -> Reason:
        """The reason that names the verdict."""
        return self.reasons[0]


# The values that name players by TPN, alone or several.
PLAYERS = frozenset(
    {
        *("player", "other", "white", "black", "granted", "had_white", "now_player", "then_player"),
        *("players", "floaters", "movers", "leaving", "entering"),
        *("now_players", "then_players", "then_entering"),
    }
)
