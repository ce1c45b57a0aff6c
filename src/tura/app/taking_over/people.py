"""The persons of a file, with the national records beside FIDE's."""

from collections.abc import Callable
from dataclasses import dataclass

from tura.domain.players import Birth, Discipline, Person, Rating, RatingSource, Sex
from tura.formats.trf import National, Player, TrfFile, clubs

_NATION = "RUS"


@dataclass(frozen=True, slots=True)
class _Card:
    """A player's line and the Russian national record of the same starting rank."""

    player: Player
    national: National | None
    club: str = ""

    @property
    def rated_by(self) -> RatingSource:
        """The national rating stands in the player's line where FIDE knows nobody (as Swiss-Manager writes it)."""
        same = self.national is not None and self.national.rating == self.player.rating
        return RatingSource.FSHR if same and not self.player.fide_id else RatingSource.FIDE


def people_of(file: TrfFile, discipline: Discipline, new_id: Callable[[], str]) -> dict[int, Person]:
    """A new person for each starting rank; ratings count as those of ``discipline``."""
    nationals = {
        record.tpn: record
        for record in file.records
        if isinstance(record, National) and record.federation == _NATION
    }
    named = clubs(file)
    cards = (_Card(player, nationals.get(player.tpn), named.get(player.tpn, "")) for player in file.players)
    return {card.player.tpn: _person(card, discipline, new_id()) for card in cards}


def _person(card: _Card, discipline: Discipline, identity: str) -> Person:
    player, national = card.player, card.national
    name = (national.name if national else "") or player.name
    return Person(
        id=identity,
        name=" ".join(name.replace(",", " ").split()),
        latin=player.name if player.name.isascii() else "",
        sex=Sex.FEMALE if player.sex == "w" else Sex.MALE,
        birth=_birth(player.birth or (national.birth if national else "")),
        citizenship=player.federation if player.federation == _NATION else "",
        federation=player.federation,
        region=national.origin if national else "",
        region_name=card.club,
        fide_id=player.fide_id,
        fshr_id=national.ident if national else "",
        title=player.title,
        ratings=tuple(_ratings(card, discipline)),
    )


def _ratings(card: _Card, discipline: Discipline) -> list[Rating]:
    found = {}
    if card.national is not None and card.national.rating:
        found[RatingSource.FSHR] = card.national.rating
    if card.player.rating:
        found[card.rated_by] = card.player.rating
    return [Rating(source, discipline, value) for source, value in found.items()]


def _birth(text: str) -> Birth | None:
    """Written as 2010/02/01 or 2010/00/00."""
    parts = text.split("/")
    if not all(part.isdigit() for part in parts) or not int(parts[0] or 0):
        return None
    year, month, day = (*map(int, parts), 0, 0)[:3]
    return Birth(year, month or None, day or None)
