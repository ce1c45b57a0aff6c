"""Free Russian regulation text to a regulation file with its questions."""
