"""The only place where a Reason becomes a sentence."""
