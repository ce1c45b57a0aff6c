"""The regulations that come with tura, found in the package or in a checkout of its repository."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path


def shipped_regulations() -> dict[str, str]:
    """The text of each shipped regulation by its name (``rapid-age-categories``).

    They live in the repository's ``regulations/``; the built package carries the same files.
    """
    folders: tuple[Traversable, ...] = (
        files("tura") / "regulations",
        Path(__file__).parents[3] / "regulations",
    )
    for folder in folders:
        if folder.is_dir():
            found = sorted((item.name, item) for item in folder.iterdir() if item.name.endswith(".toml"))
            return {name.removesuffix(".toml"): item.read_text(encoding="utf-8") for name, item in found}
    return {}


# The regulation each shipped entry list belongs to.
ROSTERS = {
    "rapid-age-categories": "rapid-roster.csv",
    "classical-rating-categories": "classical-roster.csv",
}


def shipped_roster(regulation: str) -> bytes:
    """The entry list of a shipped regulation, of invented people."""
    return (files("tura") / "examples" / ROSTERS[regulation]).read_bytes()
