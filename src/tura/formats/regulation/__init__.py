"""The regulation as a TOML file that an organiser can read and change."""

from tura.formats.regulation.issues import Issue, RegulationError
from tura.formats.regulation.read import RegulationFile, read_regulation
from tura.formats.regulation.traced import traced
from tura.formats.regulation.write import write_regulation

__all__ = ["Issue", "RegulationError", "RegulationFile", "read_regulation", "traced", "write_regulation"]
