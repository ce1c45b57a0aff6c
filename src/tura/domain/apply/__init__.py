"""apply(state, event) → state, and the fold of a whole journal; both are pure and never refuse."""

from tura.domain.apply.fold import History, apply, fold

__all__ = ["History", "apply", "fold"]
