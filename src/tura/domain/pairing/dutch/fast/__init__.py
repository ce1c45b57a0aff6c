"""The certified fast way: it returns a bracket's one answer, or refuses the bracket; it never guesses."""
