"""`tura trf check`: every round paired again, and the standings worked out again."""

import json

import click

from tura.domain.reason import Refusal


@click.command()
@click.argument("paths", metavar="FILE...", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option(
    "--lang", type=click.Choice(["ru", "en"]), default="en", envvar="TURA_LANG", help="Language of the words."
)
def check(paths: tuple[str, ...], as_json: bool, lang: str) -> None:
    """Compare files with the rules: 0 the same, 1 differences, 2 bad input, 3 not checkable."""
    reports = [_report(path, lang) for path in paths]
    if as_json:
        click.echo(json.dumps(reports, ensure_ascii=False))
    else:
        for report in reports:
            _print(report, lang)
    if any(report["differences"] for report in reports):
        raise click.exceptions.Exit(1)
    if any("not_checked" in report for report in reports):
        raise click.exceptions.Exit(3)


def _report(path: str, lang: str) -> dict[str, object]:
    from tura.app.file_pairing import check_file_pairings
    from tura.cli.trf.loading import load, way_asked
    from tura.wording import sentence

    file = load(path, lang)
    answer = check_file_pairings(file, way_asked())
    report: dict[str, object] = {"file": path, "differences": []}
    if isinstance(answer, Refusal):
        report["not_checked"] = [sentence(reason, lang) for reason in answer.reasons]
        return report
    report["differences"] = [
        {"round": d.round_no, "kind": d.kind, "given": list(d.given), "expected": list(d.expected)}
        for d in answer
    ]
    return report


def _print(report: dict[str, object], lang: str) -> None:
    from tura.domain.reason import Reason
    from tura.wording import sentence

    differences = report["differences"]
    assert isinstance(differences, list)
    for text in report.get("not_checked", ()):  # type: ignore[attr-defined]  the report is a JSON object
        click.echo(f"{report['file']}: {text}", err=True)
    for found in differences:
        values = {
            "round": found["round"],
            "given": _pairs(found["given"]),
            "expected": _pairs(found["expected"]),
        }
        click.echo(f"{report['file']}: {sentence(Reason('check-' + found['kind'], '', values), lang)}")
    if not differences and "not_checked" not in report:
        click.echo(f"{report['file']}: {sentence(Reason('check-same'), lang)}")


def _pairs(pairs: list[tuple[int, int]]) -> str:
    return ", ".join(f"{white}-{black}" if black else f"{white} (bye)" for white, black in pairs) or "—"
