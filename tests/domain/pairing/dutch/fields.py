"""Fields built column by column, for tests of single articles."""

from dataclasses import replace

from tura.domain.pairing.dutch.field import Field
from tura.domain.pairing.dutch.preferences import difference, preference
from tura.domain.results import Colour


def field(colours: list[str], **columns: object) -> Field:
    """A field of players on one score with these colours; other columns may be given."""
    size = len(colours)
    made = Field(
        round_no=9,
        initial=Colour.WHITE,
        tpn=tuple(range(1, size + 1)),
        score=(10,) * size,
        groups=(range(size),),
        colours=tuple(colours),
        difference=tuple(map(difference, colours)),
        preference=tuple(map(preference, colours)),
        floats=(0,) * size,
        met=((),) * size,
        unplayed=(0,) * size,
        topscorer=(False,) * size,
        may_bye=(True,) * size,
        odd=tuple(place % 2 == 0 for place in range(size)),
    )
    return replace(made, **columns)  # type: ignore[arg-type]
