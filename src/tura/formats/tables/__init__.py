"""Tables in and out: entry lists from CSV, XLSX, XLS and ODS; any table as CSV and XLSX."""

from tura.formats.tables.entries import read_entries
from tura.formats.tables.entry_row import CellProblem, EntryList, EntryRow
from tura.formats.tables.table import Column, Table, decimal_text
from tura.formats.tables.to_csv import to_csv
from tura.formats.tables.to_xlsx import to_xlsx

__all__ = [
    "CellProblem", "Column", "EntryList", "EntryRow", "Table",
    "decimal_text", "read_entries", "to_csv", "to_xlsx",
]  # fmt: skip
