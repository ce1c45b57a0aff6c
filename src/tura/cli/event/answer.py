"""`tura event answer`: an open question about an entry decided."""

import click

from tura.cli.desk import Desk, at_desk


@click.command()
@click.argument("slug", metavar="E")
@click.argument("entry", metavar="ENTRY")
@click.argument("question", metavar="QUESTION")
@click.argument("decision", metavar="ANSWER")
@at_desk
def answer(desk: Desk, slug: str, entry: str, question: str, decision: str) -> None:
    """Decide a question that registration raised; `tura event show` lists those that are open.

    For an absence QUESTION is `absence` and ANSWER is `goes-on` or `leaves`.
    """
    from tura.app.answering import answer_question

    office = desk.office()
    event = desk.event(office, slug)
    desk.settle(answer_question(office, event.event_id, entry, question, decision))
