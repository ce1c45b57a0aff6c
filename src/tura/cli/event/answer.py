"""`tura event answer`: an open question about an entry decided."""

import click

from tura.cli.desk import Desk, at_desk


@click.command()
@click.argument("slug", metavar="E")
@click.argument("player", metavar="PLAYER")
@click.argument("question", metavar="QUESTION")
@click.argument("decision", metavar="ANSWER")
@at_desk
def answer(desk: Desk, slug: str, player: str, question: str, decision: str) -> None:
    """Decide a question that registration raised; `tura event show` lists those that are open.

    PLAYER is an entry id, a number, or the beginning of a name.  For an absence QUESTION is `absence` and
    ANSWER is `goes-on` or `leaves`.
    """
    from tura.app.answering import answer_question
    from tura.app.finding import find_anywhere
    from tura.app.papers.hall import Hall

    office = desk.office()
    event = desk.event(office, slug)
    state = office.state(event.event_id)
    entry = desk.settle(find_anywhere(Hall(state, office.people(state)), player))
    desk.settle(answer_question(office, event.event_id, entry, question, decision))
