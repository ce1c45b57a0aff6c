"""Tie-breaks of C.07, one file per family."""
