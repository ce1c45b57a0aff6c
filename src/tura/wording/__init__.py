"""The only place where a Reason becomes a sentence."""

from tura.wording.sentences import sentence

__all__ = ["sentence"]
