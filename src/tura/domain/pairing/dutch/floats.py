"""Floats of the last two rounds as bits (C.04.3 1.4)."""

from tura.domain.pairing.dutch.past import Past, Step

DOWN_LAST, UP_LAST, DOWN_BEFORE, UP_BEFORE = 1, 2, 4, 8


def floats(past: Past, pasts: dict[int, Past]) -> int:
    """The float bits of one player: last round (bits 1 and 2) and the round before it (bits 4 and 8)."""
    last, before = past.steps
    return _float(last, pasts, 0) | _float(before, pasts, 1) << 2


def _float(step: Step, pasts: dict[int, Past], back: int) -> int:
    if not step.opponent:
        return DOWN_LAST if step.floats_down else 0
    other = pasts[step.opponent].steps[back].score
    if step.score == other:
        return 0
    return DOWN_LAST if step.score > other else UP_LAST
