"""One function for each thing a person does: load, decide, append, publish."""
