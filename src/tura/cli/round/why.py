"""`tura round why`: why a board is as it is, and why not another opponent."""

from typing import TYPE_CHECKING

import click

from tura.cli.desk import Desk, at_desk, write_json
from tura.domain.reason import Reason, refuse

if TYPE_CHECKING:
    from tura.app.papers.hall import Hall
    from tura.domain.round.values import Round
    from tura.domain.section.field import Field


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.argument("asked", metavar="BOARD|PLAYER")
@click.argument("other", metavar="PLAYER2", required=False)
@click.option("--round", "number", type=click.IntRange(min=1), help="This round instead of the last.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@at_desk
def why(
    desk: Desk, slug: str, section: str, asked: str, other: str | None, number: int | None, as_json: bool
) -> None:
    """Tell why a board, or a player's board or bye, is as it is; with PLAYER2, why the two do not meet.

    A number alone is a board; before PLAYER2 it is a player's number.  PLAYER2 0 asks why not the bye.
    """
    from tura.app.papers.hall import Hall
    from tura.app.round_why import follow_round, is_by_the_rules, ruled
    from tura.cli.trf.loading import way_asked
    from tura.cli.why_pairing import alternative_json, print_answer
    from tura.cli.why_pairing import as_json as told
    from tura.domain.pairing.explain.ask import why as ask_why
    from tura.domain.pairing.explain.ask import why_not_him
    from tura.domain.regulation.letters import fold_letter

    office = desk.office()
    event = desk.event(office, slug)
    letter = fold_letter(section)
    state = office.state(event.event_id)
    field = state.field_of(letter)
    if field is None:
        desk.end(refuse("section-unknown", section=section))
    made = field.round(number or len(field.rounds))
    if made is None:
        desk.end(refuse("round-not-paired", field=field.letter, round=number or 1))
    hall = Hall(state, office.people(state))
    names = {tpn: hall.name(entry) for entry, tpn in field.tpns().items()}
    course = desk.settle(follow_round(state, field, made, way_asked()))
    if other is None:
        players = [_seated(desk, hall, field, made, asked)]
        answer = ask_why(course, players[0])
    else:
        players = [_player(desk, hall, field, asked), _player(desk, hall, field, other)]
        answer = why_not_him(course, players[0], players[1])
    by_the_rules = is_by_the_rules(ruled(course), field, made)
    if as_json:
        reasons = told(answer, desk.language, names)
        value = {"round": made.number, "players": players, "by_the_rules": by_the_rules}
        write_json(value | {"reasons": reasons, "alternative": alternative_json(answer)})
        return
    if not by_the_rules:
        click.echo(desk.say(Reason("why-differs")), err=True)
    print_answer(answer, desk.language, names)


def _seated(desk: Desk, hall: "Hall", field: "Field", made: "Round", asked: str) -> int:
    """White of the board with this number, or the player named."""
    from tura.app.round_why import boards_of

    if not asked.isdigit():
        return _player(desk, hall, field, asked)
    board = next((board for board in boards_of(made) if board.number == int(asked)), None)
    if board is None:
        desk.end(refuse("board-unknown", board=int(asked)))
    return field.tpns()[board.white]


def _player(desk: Desk, hall: "Hall", field: "Field", text: str) -> int:
    """The TPN of a player of the field; 0 is the bye."""
    from tura.app.finding import find_player

    if text == "0":
        return 0
    found = [find_player(hall, section, text) for section in field.sections]
    entries = [one for one in found if isinstance(one, str)]
    return field.tpns()[entries[0] if entries else desk.settle(found[0])]
