"""What the demo ships: two regulations, each with its list of entries."""

from dataclasses import dataclass
from importlib.resources import files

from tura.app.shipped import shipped_regulations


@dataclass(frozen=True, slots=True)
class Shipped:
    """A regulation and a roster by their file names."""

    regulation: str
    roster: str

    def regulation_text(self) -> str:
        """The regulation's TOML."""
        return shipped_regulations()[self.regulation]

    def roster_bytes(self) -> bytes:
        """The roster's CSV."""
        return files("tura.examples").joinpath(f"{self.roster}.csv").read_bytes()


DEMO = (
    Shipped("rapid-age-categories", "rapid-roster"),
    Shipped("classical-rating-categories", "classical-roster"),
)
