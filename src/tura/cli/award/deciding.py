"""Decisions about prizes."""

from collections.abc import Callable

import click

from tura.app.office import Office
from tura.cli.desk import Desk, at_desk, confirm_option
from tura.domain.commands import Command
from tura.domain.commands.prizes import (
    ConfirmAwards,
    DecideFund,
    HandOutAward,
    OverrideAward,
    ReopenAwards,
)
from tura.domain.event.awards import AwardLine
from tura.domain.event.state import EventState
from tura.domain.reason import Reason, Refusal, Value


def _decide(desk: Desk, slug: str, section: str, make: Callable[[str], Command]) -> None:
    """One command about a section's awards, and what they are now."""
    from tura.domain.regulation.letters import fold_letter

    office = desk.office()
    event = desk.event(office, slug)
    letter = fold_letter(section)
    _told(desk, letter, desk.settle(office.perform(event.event_id, [make(letter)])))


def _told(desk: Desk, letter: str, state: EventState) -> None:
    awards = state.awards.get(letter)
    if awards is None:
        return
    if awards.fund_decision is not None and not awards.lines:
        values: dict[str, Value] = {"section": letter, "fund": awards.fund_decision.amount}
        click.echo(desk.say(Reason("fund-decided-now", "", values)))
        return
    given = sum(line.amount for line in awards.lines)
    values = {"section": letter, "fund": awards.fund, "paid": given, "left": awards.undistributed}
    click.echo(desk.say(Reason("awards-now" if not awards.confirmed else "awards-stand", "", values)))


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@confirm_option
@at_desk
def propose(desk: Desk, slug: str, section: str, level: int) -> None:
    """Keep a section's prizes as worked out now; later corrections no longer move them by themselves."""
    from tura.app import proposing
    from tura.domain.regulation.letters import fold_letter

    office: Office = desk.office()
    event = desk.event(office, slug)
    letter = fold_letter(section)
    answer: EventState | Refusal = proposing.propose(office, event.event_id, letter, level)
    _told(desk, letter, desk.settle(answer))


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@confirm_option
@at_desk
def confirm(desk: Desk, slug: str, section: str, level: int) -> None:
    """What was proposed stands."""
    _decide(desk, slug, section, lambda letter: ConfirmAwards(section=letter, confirm=level))


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.option("--reason", required=True, help="Why; it is kept.")
@confirm_option
@at_desk
def reopen(desk: Desk, slug: str, section: str, reason: str, level: int) -> None:
    """Awards that stand may change again."""
    _decide(desk, slug, section, lambda letter: ReopenAwards(section=letter, reason=reason, confirm=level))


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.argument("prize", metavar="PRIZE")
@click.argument("player", metavar="PLAYER")
@click.argument("amount", metavar="ROUBLES")
@click.option("--reason", required=True, help="Why; it is kept.")
@confirm_option
@at_desk
def give(
    desk: Desk, slug: str, section: str, prize: str, player: str, amount: str, reason: str, level: int
) -> None:
    """Give one prize (its key, such as place:1 or women:1) to a player, by decision."""
    from tura.cli.entry.doing import seated
    from tura.cli.entry.money import kopecks_of

    entry = seated(desk, slug, player).entry.id
    line = AwardLine(prize=prize, entry=entry, amount=kopecks_of(amount))
    _decide(
        desk,
        slug,
        section,
        lambda letter: OverrideAward(
            section=letter, prize=prize, lines=(line,), reason=reason, confirm=level
        ),
    )


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.argument("amount", metavar="ROUBLES")
@click.option("--reason", required=True, help="Why; it is kept.")
@confirm_option
@at_desk
def fund(desk: Desk, slug: str, section: str, amount: str, reason: str, level: int) -> None:
    """The organisers set a section's fund."""
    from tura.cli.entry.money import kopecks_of

    total = kopecks_of(amount)
    _decide(
        desk,
        slug,
        section,
        lambda letter: DecideFund(section=letter, amount=total, reason=reason, confirm=level),
    )


@click.command("hand-out")
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION")
@click.argument("prize", metavar="PRIZE")
@click.argument("player", metavar="PLAYER")
@click.option("--not-given", is_flag=True, help="Take the tick back.")
@at_desk
def hand_out(desk: Desk, slug: str, section: str, prize: str, player: str, not_given: bool) -> None:
    """Tick a prize as given."""
    from tura.cli.entry.doing import seated

    entry = seated(desk, slug, player).entry.id
    _decide(
        desk,
        slug,
        section,
        lambda letter: HandOutAward(section=letter, prize=prize, entry=entry, on=not not_given),
    )
