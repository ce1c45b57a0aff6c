"""Tables that people send: entry lists from CSV, XLSX, XLS and ODS."""

from tura.formats.tables.entries import read_entries
from tura.formats.tables.entry_row import CellProblem, EntryList, EntryRow

__all__ = ["CellProblem", "EntryList", "EntryRow", "read_entries"]
