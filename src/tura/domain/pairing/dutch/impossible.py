"""Why a field cannot be paired: the proof that no legal pairing exists (C.04.3 1.9)."""

from dataclasses import replace

from tura.domain.pairing.dutch.completion import completion_of, most_pairs
from tura.domain.pairing.dutch.field import Field
from tura.domain.reason import Reason, Refusal, Value


def why_impossible(field: Field, unprohibited: Field | None = None) -> Refusal:
    """The refusal of a field that cannot be paired, and which of C1 to C3 stands in the way.

    Values: ``players`` to pair, ``pairs`` the most that can be made (a maximum matching proves it), ``left`` the
    TPNs that such a pairing leaves over.  ``unprohibited`` is the field without its prohibited pairings, if it has any.
    """
    pairs, left = most_pairs(field)
    needed = len(field) // 2
    unpaired = tuple(field.tpn[rank] for rank in left)
    if unprohibited is not None and completion_of(unprohibited).possible:
        return _refusal("prohibitions-block-pairing", "C.05 5.2", field, pairs, unpaired)
    if len(field) % 2 and not any(field.may_bye):
        return _refusal("pab-for-nobody", "C.04.1 4", field, pairs, unpaired)
    if pairs == needed:
        return _refusal("pab-blocks-pairing", "C.04.1 4", field, pairs, unpaired)
    if completion_of(_without_colours(field)).possible:
        return _refusal("colours-block-pairing", "C.04.3 2.1.3", field, pairs, unpaired)
    return _refusal("opponents-exhausted", "C.04.1 2", field, pairs, unpaired)


def _without_colours(field: Field) -> Field:
    return replace(field, preference=(0,) * len(field))


def _refusal(code: str, article: str, field: Field, pairs: int, left: tuple[int, ...]) -> Refusal:
    values: dict[str, Value] = {"round": field.round_no, "players": len(field), "pairs": pairs, "left": left}
    return Refusal(
        (Reason("no-legal-pairing", "C.04.3 1.9", values), Reason(code, article, values)),
    )
