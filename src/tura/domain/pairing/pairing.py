"""What pairing a round gives: the boards and the pairing-allocated bye."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pairing:
    """A round's pairs as (white, black) TPNs in board order (C.04.2 3.6); ``bye`` is who has the PAB."""

    round_no: int
    pairs: tuple[tuple[int, int], ...]
    bye: int | None = None
