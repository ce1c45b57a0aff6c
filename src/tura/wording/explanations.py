"""An explanation of a pairing in words: one sentence a line, players by number and name."""

from collections.abc import Mapping
from dataclasses import replace

from tura.domain.pairing.explain.answer import PLAYERS, Answer
from tura.domain.reason import Reason, Value
from tura.wording.sentences import sentence


def explained(answer: Answer, language: str, names: Mapping[int, str]) -> tuple[str, ...]:
    """The sentences of an answer in ``ru`` or ``en``; ``names`` by TPN, who has none is a number."""
    return tuple(sentence(named(reason, names), language) for reason in answer.reasons)


def named(reason: Reason, names: Mapping[int, str]) -> Reason:
    """The reason with every TPN followed by the player's name."""
    values = {key: _named(value, names) if key in PLAYERS else value for key, value in reason.values.items()}
    return replace(reason, values=values)


def _named(value: Value, names: Mapping[int, str]) -> Value:
    if isinstance(value, tuple):
        return tuple(_one(item, names) for item in value)
    return _one(value, names) if isinstance(value, int) else value


def _one(tpn: object, names: Mapping[int, str]) -> str:
    name = names.get(tpn, "") if isinstance(tpn, int) else ""
    return f"{tpn} {name}" if name else str(tpn)
