"""Free Russian regulation text to a regulation with its questions."""

from tura.drafting.draft import Draft, Unread, draft

__all__ = ["Draft", "Unread", "draft"]
