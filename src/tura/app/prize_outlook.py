"""What the games still open can bring: to a player by win, draw and loss, and to each prize."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tura.app.awarding import contest_of
from tura.domain.event.crosstable import points_of
from tura.domain.event.state import EventState
from tura.domain.players import Person
from tura.domain.prizes.contest import Contest
from tura.domain.prizes.forecast import Results, outlooks, reachable
from tura.domain.prizes.open_games import OpenGame, Outlook
from tura.domain.reason import Refusal, refuse
from tura.domain.round.outcome import Outcome
from tura.domain.section.field import Field

_OUTCOMES = {"win": Outcome.WHITE, "draw": Outcome.DRAW, "loss": Outcome.BLACK}


@dataclass(frozen=True, slots=True)
class Prospects:
    """Each player's outlook by result, and the entries that can still win each prize."""

    contest: Contest
    outlooks: tuple[Outlook, ...]
    reachable: Mapping[str, tuple[str, ...]]


def prospects(state: EventState, letter: str, people: Mapping[str, Person]) -> Prospects | Refusal:
    """What the open games of the last round can still change in a section's prizes.

    Refused before the last round is published, when more than its games is open.
    """
    section, field = state.regulation.section(letter), state.field_of(letter)
    if section is None or field is None:
        return refuse("section-unknown", section=letter)
    if field.published < field.rounds_planned:
        return refuse("last-round-to-come", section=letter, rounds=field.rounds_planned - field.published)
    made = contest_of(state, letter, people)
    if isinstance(made, Refusal):
        return made
    contest, _ = made
    games = open_games(field)

    def ranked(results: Results) -> Contest:
        again = contest_of(_with(state, field, results), letter, people)
        assert not isinstance(again, Refusal), "the same section was ranked a moment ago"
        return again[0]

    points = points_of(section)
    return Prospects(
        contest, outlooks(contest, games, ranked, points), reachable(contest, games, ranked, points)
    )


def open_games(field: Field) -> tuple[OpenGame, ...]:
    """The games without a final outcome, of whatever round."""
    return tuple(
        OpenGame(board.white, board.black)
        for round_ in field.rounds
        for board in round_.boards
        if not board.outcome.is_final
    )


def _with(state: EventState, field: Field, results: Results) -> EventState:
    """The state as it would be with these results."""
    known = {(game.white, game.black): _OUTCOMES[result] for game, result in results.items()}
    rounds = tuple(
        replace(
            round_,
            boards=tuple(
                board
                if board.outcome.is_final
                else replace(board, outcome=known.get((board.white, board.black), board.outcome))
                for board in round_.boards
            ),
        )
        for round_ in field.rounds
    )
    return replace(state, fields={**state.fields, field.letter: replace(field, rounds=rounds)})
