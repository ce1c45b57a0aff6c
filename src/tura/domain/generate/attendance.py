"""Who is there in a round, and what the others have instead of a game."""

from tura.domain.generate.settings import Chance, Rates, Settings
from tura.domain.results import Result


class Attendance:
    """The players of one tournament over its rounds: entries, withdrawals, requested byes."""

    def __init__(self, settings: Settings, chance: Chance) -> None:
        self.settings, self.chance = settings, chance
        self.enters = [self._entry() for _ in range(settings.players)]
        self.left = [False] * settings.players

    def _entry(self) -> int:
        """The round in which a player is first there."""
        if self.settings.rounds > 1 and self.chance.randrange(1000) < self.settings.rates.late:
            return 2 + self.chance.randrange(min(3, self.settings.rounds - 1))
        return 1

    def of_round(self, round_no: int) -> dict[int, Result]:
        """The byes of the players (from 0) who are not to be paired in a round."""
        byes: dict[int, Result] = {}
        for player, enters in enumerate(self.enters):
            bye = self._bye(player, round_no) if round_no >= enters else Result.ZERO_POINT_BYE
            if bye:
                byes[player] = bye
        return byes

    def _bye(self, player: int, round_no: int) -> Result | None:
        rates = self.settings.rates
        if round_no > 1 and self.chance.randrange(1000) < rates.withdrawal:
            self.left[player] = True
        if self.left[player]:
            return Result.ZERO_POINT_BYE
        return _thrown(rates, self.chance.randrange(1000))


def _thrown(rates: Rates, number: int) -> Result | None:
    for rate, bye in (
        (rates.half_bye, Result.HALF_POINT_BYE),
        (rates.zero_bye, Result.ZERO_POINT_BYE),
        (rates.full_bye, Result.FULL_POINT_BYE),
    ):
        if number < rate:
            return bye
        number -= rate
    return None
