"""One player of FIDE's list."""

from dataclasses import dataclass

from tura.domain.players import Sex


@dataclass(frozen=True, slots=True)
class Strength:
    """One list's columns: rating, games of the period and development coefficient; None where blank or zero."""

    rating: int | None = None
    games: int = 0
    k: int | None = None


UNRATED = Strength()


@dataclass(frozen=True, slots=True)
class FideRecord:
    """A player; ``other_titles`` are arbiter, trainer and organiser titles as written, known or not."""

    fide_id: str
    name: str
    federation: str = ""
    sex: Sex | None = None
    title: str = ""
    women_title: str = ""
    other_titles: str = ""
    arena_title: str = ""
    standard: Strength = UNRATED
    rapid: Strength = UNRATED
    blitz: Strength = UNRATED
    birth_year: int | None = None
    flag: str = ""

    @property
    def inactive(self) -> bool:
        """FIDE's flag i (wi for a woman)."""
        return "i" in self.flag
