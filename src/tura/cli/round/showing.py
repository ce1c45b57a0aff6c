"""A round on the terminal: a table of boards, or the contract's JSON."""

import click

from tura.app.office import Office
from tura.cli.desk import Desk
from tura.domain.results import Result
from tura.domain.round.values import Board, Bye, Round


def as_json(office: Office, event_id: str, section: str, made: Round) -> dict[str, object]:
    """``pairs`` are [white, black] by TPN; ``boards`` name the tables and results beside them."""
    field = office.state(event_id).field_of(section)
    tpns = {} if field is None else field.tpns()
    boards, byes = _seats(made)
    free = [tpns[bye.entry] for bye in byes if bye.result is Result.PAIRING_BYE]
    return {
        "round": made.number,
        "pairs": [[tpns[board.white], tpns[board.black]] for board in boards],
        "bye": free[0] if free else None,
        "byes": {str(tpns[bye.entry]): bye.result.value for bye in byes},
        "boards": [
            {"board": b.number, "white": tpns[b.white], "black": tpns[b.black], "result": b.outcome.value}
            for b in boards
        ],
        "edition": made.edition,
        "draft": made.draft is not None,
    }


def _seats(made: Round) -> tuple[tuple[Board, ...], tuple[Bye, ...]]:
    """What is to be seen: the draft while there is one, else what is published."""
    if made.draft is not None:
        return made.draft.boards, made.draft.byes
    return made.boards, made.byes


def print_round(desk: Desk, office: Office, event_id: str, section: str, made: Round) -> None:
    """The round as the wall shows it, or its draft."""
    from tura.app.papers.hall import Hall
    from tura.app.papers.pairings import pairings
    from tura.wording.sheets import as_plain_text, worded

    state = office.state(event_id)
    sheet = pairings(Hall(state, office.people(state), desk.language), section, made.number, drafted=True)
    click.echo(as_plain_text(worded(sheet, desk.language)), nl=False)
