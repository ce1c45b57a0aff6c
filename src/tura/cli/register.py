"""`tura register`: a list of entries taken in, a verdict for each row."""

from dataclasses import replace

import click

from tura.app.enrolling import Enrolled
from tura.cli.desk import Desk, at_desk, read_file, write_json


@click.command()
@click.argument("slug", metavar="E")
@click.argument("path", metavar="FILE")
@click.option("--dry-run", is_flag=True, help="Judge every row and write nothing.")
@click.option("--verbose", is_flag=True, help="Name those who fit no rating prize too.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@at_desk
def register(desk: Desk, slug: str, path: str, dry_run: bool, as_json: bool, *, verbose: bool) -> None:
    """Take in a list (CSV, XLSX, ODS): every row is accepted, refused or asked about, with the reasons."""
    from tura.app.enrolling import enrol, judge
    from tura.domain.reason import Reason, Value
    from tura.formats.tables.entries import read_entries

    office = desk.office()
    event = desk.event(office, slug)
    listed = read_entries(read_file(path), path)
    rows = listed.rows
    if unread := tuple(heading for heading, known in listed.columns if not known):
        click.echo(desk.say(Reason("columns-unread", "", {"columns": unread})), err=True)
    answer = judge(office, event.event_id, rows) if dry_run else enrol(office, event.event_id, rows)
    results = desk.settle(answer)
    if as_json:
        write_json([_as_json(desk, result) for result in results])
        return
    shown = results if verbose else tuple(map(_without_bands, results))
    for result in shown:
        _print(desk, result)
    hidden = [r.verdict.row for r, told in zip(results, shown, strict=True) if r != told]
    if hidden:
        values: dict[str, Value] = {"count": len(hidden), "rows": tuple(hidden)}
        click.echo(desk.say(Reason("no-rating-band-count", "", values)))
    _sum_up(desk, results)


def _without_bands(result: Enrolled) -> Enrolled:
    """The row without the note that it fits no rating prize: told of many, it would hide the traps."""
    notes = tuple(note for note in result.verdict.notes if note.code != "in-no-rating-band")
    return replace(result, verdict=replace(result.verdict, notes=notes))


def _as_json(desk: Desk, result: Enrolled) -> dict[str, object]:
    verdict = result.verdict
    return {
        "row": verdict.row,
        "entry": result.entry,
        "name": result.row.full_name,
        "section": verdict.section,
        "verdict": verdict.decision.value,
        "reasons": [
            {"code": reason.code, "what": desk.say(reason)}
            for reason in (*verdict.reasons, *verdict.questions, *verdict.assumed, *verdict.notes)
        ],
        "questions": [reason.code for reason in (*verdict.questions, *verdict.assumed)],
        "due": verdict.due,
        "paid": verdict.paid,
        "may_enter": verdict.may_enter,
        "playing_up": verdict.playing_up,
        "first_round": verdict.first_round,
    }


def _print(desk: Desk, result: Enrolled) -> None:
    from tura.domain.reason import Reason, Value

    verdict = result.verdict
    if verdict.is_plain:
        return
    values: dict[str, Value] = {"row": verdict.row, "name": result.row.full_name, "section": verdict.section}
    click.echo(desk.say(Reason(f"row-{verdict.decision.value}", "", values)))
    for mark, reasons in (
        ("-", verdict.reasons),
        ("?", (*verdict.questions, *verdict.assumed)),
        ("·", verdict.notes),
    ):
        for reason in reasons:
            click.echo(f"    {mark} {desk.say(reason)}")


def _sum_up(desk: Desk, results: tuple[Enrolled, ...]) -> None:
    from tura.domain.reason import Reason

    count = {"accepted": 0, "refused": 0, "question": 0}
    for result in results:
        count[result.verdict.decision.value] += 1
    owed = sum(max(0, r.verdict.owed) for r in results if r.verdict.decision.value != "refused")
    click.echo(desk.say(Reason("rows-taken", "", {**count, "owed": owed})))
