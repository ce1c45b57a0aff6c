"""Whole tournaments played by chance: who comes, who rests, how games end; the chance is passed in."""
