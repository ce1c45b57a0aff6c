"""`tura prizes`: who gets what, and why; what nobody gets, and why."""

import click

from tura.app.awarding import Awarded
from tura.app.papers.hall import Hall
from tura.cli.desk import Desk, at_desk, write_json


@click.command()
@click.argument("slug", metavar="E")
@click.argument("section", metavar="SECTION", required=False)
@click.option(
    "--why", "player", metavar="PLAYER", help="Every prize of the section and why this player has it or not."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@at_desk
def prizes(desk: Desk, slug: str, section: str | None, player: str | None, as_json: bool) -> None:
    """Work out the prizes and awards of a section, or of every section, as they stand now."""
    from tura.app.awarding import award
    from tura.domain.regulation.letters import fold_letter

    office = desk.office()
    event = desk.event(office, slug)
    state = office.state(event.event_id)
    people = office.people(state)
    letters = [fold_letter(section)] if section else [each.letter for each in state.regulation.sections]
    awarded = [desk.settle(award(state, letter, people)) for letter in letters]
    hall = Hall(state, people, desk.language)
    if player is not None:
        _why(desk, hall, awarded, player, as_json)
    elif as_json:
        write_json([_as_json(hall, each) for each in awarded])
    else:
        for each in awarded:
            _print(desk, hall, each)


def _as_json(hall: Hall, awarded: Awarded) -> dict[str, object]:
    allocation = awarded.allocation
    items = {(trophy.entry, trophy.prize): trophy for trophy in allocation.trophies}
    awards = [
        _award(hall, payout.entry, payout.prize, payout.label, payout.amount)
        | {"items": list(trophy.items) if (trophy := items.pop((payout.entry, payout.prize), None)) else []}
        | {"reason": {"code": payout.reason.code, "values": dict(payout.reason.values)}}
        for payout in allocation.payouts
    ]
    awards += [
        _award(hall, trophy.entry, trophy.prize, trophy.label, 0)
        | {"items": list(trophy.items)}
        | {"reason": {"code": trophy.reason.code, "values": dict(trophy.reason.values)}}
        for trophy in items.values()
    ]
    return {
        "section": allocation.section,
        "fund": allocation.fund,
        "participants": allocation.headcount,
        "final": awarded.final,
        "awards": awards,
        "shared_places": [
            {"place": place, "players": [hall.tpns[entry] for entry in who]}
            for place, who in awarded.undecided
        ],
        "undistributed": allocation.left,
        "not_given": [
            {
                "prize": rest.prize,
                "label": rest.label,
                "amount": rest.amount,
                "reason": {"code": rest.reason.code},
            }
            for rest in allocation.undistributed
        ],
        "questions": [
            {"rule": ask.rule, "taken": ask.taken, "choices": list(ask.choices)} for ask in allocation.asks
        ],
    }


def _award(hall: Hall, entry: str, prize: str, label: str, amount: int) -> dict[str, object]:
    return {
        "entry": entry,
        "player": hall.name(entry),
        "tpn": hall.tpns[entry],
        "prize": prize,
        "label": label,
        "amount": amount,
    }


def _print(desk: Desk, hall: Hall, awarded: Awarded) -> None:
    from tura.app.papers.prizes import prize_list
    from tura.wording.sheets import as_plain_text, worded

    click.echo(as_plain_text(worded(prize_list(hall, awarded), desk.language)))


def _why(desk: Desk, hall: Hall, awarded: list[Awarded], player: str, as_json: bool) -> None:
    from tura.app.finding import find_player
    from tura.domain.prizes.explain import explain
    from tura.domain.reason import Reason, Refusal
    from tura.wording.sentences import money

    found = [(each, find_player(hall, each.allocation.section, player)) for each in awarded]
    known = [(each, entry) for each, entry in found if not isinstance(entry, Refusal)]
    if not known:
        desk.settle(found[0][1])
    for each, entry in known:
        parts = explain(each.contest, str(entry))
        if as_json:
            write_json(
                [
                    {"prize": p.prize, "label": p.label, "amount": p.amount, "items": list(p.items)}
                    | {"reason": {"code": p.reason.code, "what": desk.say(p.reason)}}
                    for p in parts
                ]
            )
            continue
        click.echo(f"{hall.name(str(entry))}: {money(each.allocation.total(str(entry)), desk.language)}")
        for part in parts:
            things = desk.say(Reason("things", "", {"items": part.items})) if part.items else "—"
            got = money(part.amount, desk.language) if part.amount else things
            label = hall.names.prize(part.prize, part.label)
            click.echo(f"  {label}: {got}  ({desk.say(hall.names.told(part.reason))})")
