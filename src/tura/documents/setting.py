"""How a paper is to be printed: its language, size and templates."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path


class Size(Enum):
    """The sheet in the printer."""

    A4 = "a4"
    A5 = "a5"


@dataclass(frozen=True, slots=True)
class Setting:
    """``large`` is large type; ``templates`` a folder whose files replace tura's own of the same name."""

    language: str = "ru"
    size: Size = Size.A4
    large: bool = False
    templates: Path | None = None
