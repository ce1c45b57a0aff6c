"""`tura trf check`: every round paired again, and the standings worked out again."""

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from tura.cli.speaking import words_in
from tura.domain.reason import Reason, Refusal

if TYPE_CHECKING:
    from tura.formats.trf import TrfFile


@dataclass(frozen=True, slots=True)
class Report:
    """What was found in one file: its differences, each with its sentence, and what could not be checked.

    ``unread`` are the lines that say why it cannot be read.
    """

    file: str
    differences: tuple[tuple[dict[str, object], Reason], ...]
    not_checked: tuple[Reason, ...] = ()
    unread: str = ""


@click.command()
@click.argument("paths", metavar="FILE...", nargs=-1, required=True)
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@words_in()
def check(paths: tuple[str, ...], jobs: int, as_json: bool, lang: str) -> None:
    """Compare files with the rules: 0 the same, 1 differences, 2 bad input, 3 not checkable.

    A file that cannot be read is named, and the others are checked all the same.
    """
    from tura.cli.trf.loading import way_asked

    way_asked()
    reports = _reports(paths, jobs, lang)
    if as_json:
        click.echo(json.dumps([_as_json(report, lang) for report in reports], ensure_ascii=False))
    for report in reports:
        _print(report, lang, as_json)
    if code := _exit_code(reports):
        raise click.exceptions.Exit(code)


def _reports(paths: tuple[str, ...], jobs: int, lang: str) -> list[Report]:
    from concurrent.futures import ProcessPoolExecutor
    from itertools import repeat

    if jobs == 1 or len(paths) == 1:
        return [_checked(path, lang) for path in paths]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(_checked, paths, repeat(lang), chunksize=8))


def _exit_code(reports: list[Report]) -> int:
    """The gravest of what was found: bad input, then a difference, then what could not be checked."""
    if any(report.unread for report in reports):
        return 2
    if any(report.differences for report in reports):
        return 1
    return 3 if any(report.not_checked for report in reports) else 0


def _checked(path: str, lang: str) -> Report:
    from tura.cli.trf.loading import load
    from tura.formats.bad_input import BadInput

    try:
        return _report(path, load(path, lang))
    except BadInput as error:
        return Report(path, (), unread=str(error))


def _report(path: str, file: "TrfFile") -> Report:
    from tura.app.file_pairing import check_file_pairings
    from tura.cli.trf.loading import way_asked

    answer = check_file_pairings(file, way_asked())
    if isinstance(answer, Refusal):
        found, unchecked = _standings(file)
        return Report(path, tuple(found), (*answer.reasons, *unchecked))
    pairings = [
        (
            {"round": d.round_no, "kind": d.kind, "given": d.given, "expected": d.expected},
            Reason(
                f"check-{d.kind}",
                "",
                {"round": d.round_no, "given": _pairs(d.given), "expected": _pairs(d.expected)},
            ),
        )
        for d in answer
    ]
    ranks, unchecked = _standings(file)
    return Report(path, (*pairings, *ranks), unchecked)


def _standings(file: "TrfFile") -> tuple[list[tuple[dict[str, object], Reason]], tuple[Reason, ...]]:
    from tura.app.file_standings import file_differences

    answer = file_differences(file)
    if isinstance(answer, Refusal):
        return [], answer.reasons
    return [
        (
            {"round": file.rounds_paired, "kind": d.kind, "tpn": d.tpn, "code": d.code}
            | {"given": d.given, "expected": d.expected},
            Reason(
                f"check-{d.kind}",
                "",
                {"tpn": d.tpn, "code": d.code, "given": d.given, "expected": d.expected},
            ),
        )
        for d in answer
    ], ()


def _as_json(report: Report, lang: str) -> dict[str, object]:
    from tura.wording import sentence

    value: dict[str, object] = {
        "file": report.file,
        "differences": [found for found, _ in report.differences],
    }
    if report.unread:
        value["bad_input"] = report.unread.splitlines()
    if report.not_checked:
        value["not_checked"] = [sentence(reason, lang) for reason in report.not_checked]
    return value


def _print(report: Report, lang: str, only_errors: bool) -> None:
    from tura.wording import sentence

    if report.unread:
        click.echo(report.unread, err=True)
        return
    if only_errors:
        return
    for reason in report.not_checked:
        click.echo(f"{report.file}: {sentence(reason, lang)}", err=True)
    for _, reason in report.differences:
        click.echo(f"{report.file}: {sentence(reason, lang)}")
    if not report.differences and not report.not_checked:
        click.echo(f"{report.file}: {sentence(Reason('check-same'), lang)}")


def _pairs(pairs: tuple[tuple[int, int], ...]) -> str:
    return ", ".join(f"{white}-{black}" for white, black in pairs) or "—"
