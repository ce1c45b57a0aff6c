"""`tura trf pair`: the next round of a tournament file, or any round paired again, and why it is so."""

from typing import TYPE_CHECKING

import click

from tura.cli.speaking import words_in
from tura.domain.pairing.pairing import Pairing
from tura.domain.reason import Refusal

if TYPE_CHECKING:
    from tura.domain.pairing.explain.course import Course
    from tura.formats.trf import TrfFile


@click.command()
@click.argument("path", metavar="FILE")
@click.option("--round", "round_no", type=click.IntRange(min=1), help="Pair this round again.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option(
    "--why", is_flag=True, help="After the pairs and an empty line, why each is as it is (JSON: in `why`)."
)
@click.option(
    "--why-not",
    "asked",
    metavar="A B",
    type=(int, int),
    help="Instead of the pairs, why A does not meet B; B 0 is the bye.",
)
@words_in()
def pair(
    path: str, round_no: int | None, as_json: bool, why: bool, asked: tuple[int, int] | None, lang: str
) -> None:
    """Pair the next round: the number of lines, then "white black" each, the bye as "id 0"."""
    from tura.app.file_pairing import follow_file, pair_file
    from tura.cli.trf.loading import load, way_asked
    from tura.cli.trf.remarks import tell_repairs, tell_round

    file = load(path, lang)
    tell_repairs(file, path, lang)
    tell_round(file, path, file.rounds_paired + 1 if round_no is None else round_no, lang)
    if asked is not None:
        _answer(file, _settled(follow_file(file, round_no, way_asked()), as_json, lang), asked, as_json, lang)
        return
    answer = _paired(pair_file(file, round_no, way_asked()), as_json, lang)
    course = _settled(follow_file(file, round_no, way_asked()), as_json, lang) if why else None
    if as_json:
        _print_json(answer, file, course, lang)
    else:
        _print(answer, file, course, lang)


def _paired(answer: Pairing | Refusal, as_json: bool, lang: str) -> Pairing:
    if isinstance(answer, Refusal):
        _refused(answer, as_json, lang)
        raise click.exceptions.Exit(1)
    return answer


def _settled(answer: "Course | Refusal", as_json: bool, lang: str) -> "Course":
    if isinstance(answer, Refusal):
        _refused(answer, as_json, lang)
        raise click.exceptions.Exit(1)
    return answer


def _refused(refusal: Refusal, as_json: bool, lang: str) -> None:
    import json

    from tura.wording import sentence

    for reason in refusal.reasons:
        click.echo(sentence(reason, lang), err=True)
    if as_json:
        first = refusal.first
        click.echo(json.dumps({"refusal": {"code": first.code, "article": first.article}}))


def _names(file: "TrfFile") -> dict[int, str]:
    return {player.tpn: player.name for player in file.players}


def _answer(file: "TrfFile", course: "Course", asked: tuple[int, int], as_json: bool, lang: str) -> None:
    import json

    from tura.cli.why_pairing import alternative_json, print_answer
    from tura.cli.why_pairing import as_json as told
    from tura.domain.pairing.explain.ask import why_not_him
    from tura.formats.bad_input import bad_input

    names = _names(file)
    for tpn in asked:
        if tpn and tpn not in names:
            raise bad_input(
                file.name, "there is no player {tpn}", "name two players by their numbers", tpn=tpn
            )
    if not any(asked):
        raise bad_input(file.name, "nobody was asked about", "name a player, and another or 0 for the bye")
    answer = why_not_him(course, *asked)
    if as_json:
        reasons = told(answer, lang, names)
        value: dict[str, object] = {
            "round": course.field.round_no,
            "players": list(asked),
            "reasons": reasons,
        }
        click.echo(json.dumps(value | {"alternative": alternative_json(answer)}, ensure_ascii=False))
    else:
        print_answer(answer, lang, names)


def _print(pairing: Pairing, file: "TrfFile", course: "Course | None", lang: str) -> None:
    lines = [f"{white} {black}" for white, black in pairing.pairs]
    lines += [] if pairing.bye is None else [f"{pairing.bye} 0"]
    click.echo("\n".join([str(len(lines)), *lines]))
    if course is not None:
        from tura.cli.why_pairing import print_answer
        from tura.domain.pairing.explain.ask import why

        for white in _asked(pairing):
            click.echo()
            print_answer(why(course, white), lang, _names(file))


def _print_json(pairing: Pairing, file: "TrfFile", course: "Course | None", lang: str) -> None:
    import json

    pairs = [list(pair) for pair in pairing.pairs]
    value: dict[str, object] = {"round": pairing.round_no, "pairs": pairs, "bye": pairing.bye}
    if course is not None:
        from tura.cli.why_pairing import as_json
        from tura.domain.pairing.explain.ask import why

        value["why"] = [as_json(why(course, tpn), lang, _names(file)) for tpn in _asked(pairing)]
    click.echo(json.dumps(value, ensure_ascii=False))


def _asked(pairing: Pairing) -> list[int]:
    """White of every board, and who has the bye."""
    return [white for white, _ in pairing.pairs] + ([] if pairing.bye is None else [pairing.bye])
