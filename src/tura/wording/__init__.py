"""The only place where a Reason becomes a sentence."""

from tura.wording.sentences import sentence
from tura.wording.tiebreak_names import tiebreak_head, tiebreak_name

__all__ = ["sentence", "tiebreak_head", "tiebreak_name"]
