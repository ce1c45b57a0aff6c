"""The first of the best candidates of a bracket whose field carries a demand."""

from dataclasses import replace

from tura.domain.pairing.dutch.bracket import Bracket, Outcome, next_group
from tura.domain.pairing.dutch.completion import after_pab, ideal_next
from tura.domain.pairing.dutch.fast.pair import pair_bracket as pair_fast
from tura.domain.pairing.dutch.field import Field
from tura.domain.pairing.dutch.general.way import pair_bracket as pair_generally
from tura.domain.pairing.explain.ahead import left_next
from tura.domain.pairing.explain.completable import can_complete


def solve(bracket: Bracket, plain: Bracket) -> Outcome:
    """The outcome of a bracket under a demand that can be met; ``plain`` is the bracket without the demand."""
    return pair_fast(bracket) or _alone(bracket, plain) or pair_generally(bracket)


def _alone(bracket: Bracket, plain: Bracket) -> Outcome | None:
    """The answer of the bracket without those below, if they can live with it and it is ideal for them (C8)."""
    outcome = pair_generally(_cut(bracket))
    floaters, pab_score = after_pab(bracket, outcome.floaters)
    if not can_complete(bracket.field, floaters, bracket.residents.stop, pab_score):
        return None
    return outcome if not bracket.rest or _is_ideal(plain, outcome.floaters) else None


def _is_ideal(bracket: Bracket, floaters: tuple[int, ...]) -> bool:
    ideal, follow = ideal_next(bracket, floaters), next_group(bracket)
    left = left_next(bracket, floaters)
    floating = len(after_pab(bracket, floaters)[0])
    own = bracket.field.score[follow.start]
    return left == (own,) * (floating + len(follow) - 2 * ideal.pairs)


def _cut(bracket: Bracket) -> Bracket:
    """The same bracket as the last of its field: it gives the PAB, or its floaters go nowhere."""
    field, stop = bracket.field, bracket.residents.stop
    shorter: Field = replace(
        field,
        tpn=field.tpn[:stop],
        score=field.score[:stop],
        groups=tuple(group for group in field.groups if group.stop <= stop),
        colours=field.colours[:stop],
        difference=field.difference[:stop],
        preference=field.preference[:stop],
        floats=field.floats[:stop],
        met=tuple(tuple(other for other in met if other < stop) for met in field.met[:stop]),
        unplayed=field.unplayed[:stop],
        topscorer=field.topscorer[:stop],
        may_bye=field.may_bye[:stop],
        odd=field.odd[:stop],
    )
    return replace(bracket, field=shorter, pab_score=bracket.pab_score if bracket.gives_pab else None)
