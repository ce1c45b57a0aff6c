"""One shipped event of the demo: its day, told as it goes, and its folder."""

from itertools import chain
from pathlib import Path

import click

from tura.app.demo import Shipped, Tick, run
from tura.app.office import Office
from tura.cli.desk import Desk, write_file
from tura.domain.reason import Reason


def play_event(desk: Desk, office: Office, shipped: Shipped, seed: int, target: Path, tick: Tick) -> None:
    """Run the event, write its folder, say what it paid."""
    from tura.app.awarding import award
    from tura.app.papers.hall import Hall
    from tura.documents.event_folder import event_folder
    from tura.documents.main_papers import main_papers
    from tura.documents.setting import Setting
    from tura.documents.source import Source

    def told(reason: Reason) -> None:
        click.echo(desk.say(reason))

    event, _ = run(office, shipped, seed, told, tick)
    state = office.state(event.event_id)
    people = office.people(state)
    hall = Hall(state, people, desk.language)
    awarded = [desk.settle(award(state, section.letter, people)) for section in state.regulation.sections]
    written = 0
    papers = main_papers(Source(hall), Setting(desk.language))
    for path, data in chain(event_folder(hall, awarded, desk.language), papers):
        write_file(str(target / shipped.regulation / path), data)
        written += 1
    for each in awarded:
        allocation = each.allocation
        told(
            Reason(
                "demo-awarded",
                "",
                {
                    "section": allocation.section,
                    "fund": allocation.fund,
                    "paid": allocation.paid,
                    "payouts": len(allocation.payouts),
                    "trophies": len(allocation.trophies),
                    "left": allocation.left,
                },
            )
        )
    told(Reason("demo-written", "", {"files": written, "folder": str(target / shipped.regulation)}))
    click.echo()
