"""A bracket to pair: the MDPs it received, its residents, and what binds it from outside (C.04.3 1.3)."""

from dataclasses import dataclass

from tura.domain.pairing.dutch.field import Field


@dataclass(frozen=True, slots=True)
class Bracket:
    """A bracket of a field, all players named by rank (index into the field's columns).

    ``movers``: the moved-down players, in rank order.  ``residents``: the scoregroup's ranks.
    The ranks below ``residents.stop`` are still to be paired.  ``pab_score``: C5, the score that the PAB's
    receiver must have in this round; None when the field is even.
    """

    field: Field
    movers: tuple[int, ...]
    residents: range
    pab_score: int | None = None

    @property
    def ranks(self) -> tuple[int, ...]:
        """Everybody in the bracket, highest ranked first."""
        return (*self.movers, *self.residents)

    @property
    def rest(self) -> range:
        """The ranks below this bracket."""
        return range(self.residents.stop, len(self.field))

    @property
    def gives_pab(self) -> bool:
        """Whether the PAB's receiver is in this bracket (C5)."""
        return self.pab_score is not None and self.pab_score >= self.field.score[self.residents.start]


@dataclass(frozen=True, slots=True)
class Outcome:
    """A bracket's pairs of ranks (higher ranked first) and those who leave it unpaired, in rank order.

    In the last bracket the one left unpaired, if any, takes the PAB.
    """

    pairs: tuple[tuple[int, int], ...]
    floaters: tuple[int, ...]


def next_group(bracket: Bracket) -> range:
    """The scoregroup below a bracket; empty when there is none."""
    start = bracket.residents.stop
    return next((group for group in bracket.field.groups if group.start == start), range(0))
