"""Explanations of a pairing on the terminal and in JSON."""

from collections.abc import Mapping

import click

from tura.domain.pairing.explain.answer import Answer


def as_json(answer: Answer, language: str, names: Mapping[int, str]) -> list[dict[str, object]]:
    """Each reason with its code, article, values (players as TPNs) and sentence."""
    from tura.wording.explanations import explained

    texts = explained(answer, language, names)
    return [
        {"code": reason.code, "article": reason.article, "values": dict(reason.values), "text": text}
        for reason, text in zip(answer.reasons, texts, strict=True)
    ]


def alternative_json(answer: Answer) -> dict[str, object] | None:
    """The candidate that was compared, if one was: TPNs of its pairs and floaters, both sides' criteria."""
    found = answer.alternative
    if found is None:
        return None
    tpn = found.step.bracket.field.tpn
    return {
        "pairs": [[tpn[one], tpn[other]] for one, other in found.outcome.pairs],
        "floaters": [tpn[rank] for rank in found.outcome.floaters],
        "criteria": {
            code: list(value) if isinstance(value, tuple) else value for code, value in found.other.items()
        },
        "chosen": {
            code: list(value) if isinstance(value, tuple) else value for code, value in found.actual.items()
        },
    }


def print_answer(answer: Answer, language: str, names: Mapping[int, str]) -> None:
    """The first sentence, and the others below it."""
    from tura.wording.explanations import explained

    first, *others = explained(answer, language, names)
    click.echo(first)
    for line in others:
        click.echo(f"  {line}")
