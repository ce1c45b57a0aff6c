"""The opponents of S1 (4.2), all at once where the bracket and what lies below can be told apart."""

from tura.domain.pairing.dutch.general.assignment import Assignment, first_best
from tura.domain.pairing.dutch.general.decision import Decision
from tura.domain.pairing.dutch.general.matching import best_matching


def choose_upper_opponents(decision: Decision, seekers: list[int]) -> None:
    """Gives each of S1 in turn the highest opponent that keeps the optimum.

    S1 against S2 is an assignment, whose first best solution is found at once; it counts if those whom it leaves
    over do as well below as the optimum asks.  Otherwise the seekers are decided one after another.
    """
    found = _assigned(decision, seekers)
    if found is None or not _left_as_well(decision, seekers, found):
        decision.choose_opponents(seekers)
        return
    for seeker, opponent in zip(seekers, found, strict=True):
        decision.fix(seeker, opponent)


def _assigned(decision: Decision, seekers: list[int]) -> list[int] | None:
    columns = _lower(decision, seekers)
    index = {place: column for column, place in enumerate(columns)}
    rows = [*seekers, *_pab_row(decision)]
    worth = tuple(
        {index[other]: decision.value(row, other) for other in decision.links[row] if other in index}
        for row in rows
    )
    mate = tuple(index[decision.mate[row]] for row in rows)
    found = first_best(Assignment(worth, len(columns), mate), len(seekers))
    return None if found is None else [columns[column] for column in found]


def _lower(decision: Decision, seekers: list[int]) -> list[int]:
    """The places of S2 and of MDPs that float again, in rank order."""
    upper, fixed = set(seekers), {place for pair in decision.pairs for place in pair}
    window = decision.window
    return [place for place in range(window.inside) if place not in upper and place not in fixed]


def _pab_row(decision: Decision) -> list[int]:
    """The PAB as one more seeker, where the window ends with the bracket."""
    window = decision.window
    ends = len(window.ranks) == window.inside
    return [window.pab] if ends and window.pab is not None and window.pab in decision.mate else []


def _left_as_well(decision: Decision, seekers: list[int], found: list[int]) -> bool:
    """Whether those left over are matched below as heavily as in the optimum."""
    window, inside = decision.window, decision.window.inside
    if len(window.ranks) == inside:
        return True
    taken = set(found)
    left = {place for place in _lower(decision, seekers) if place not in taken}
    if not left:
        return True
    old = [(one, other) for one, other in decision.mate.items() if one < other and other >= inside]
    edges = [
        (one, other, decision.packed[kind])
        for (one, other), kind in decision.edges.items()
        if other >= inside and (one >= inside or one in left)
    ]
    mate = best_matching(edges, perfect=window.perfect)
    new = [(one, other) for one, other in mate.items() if one < other]
    if window.perfect and len(new) != len(old):
        return False
    return _sum(decision, new) == _sum(decision, old)


def _sum(decision: Decision, pairs: list[tuple[int, int]]) -> int:
    return sum(decision.value(one, other) for one, other in pairs)
