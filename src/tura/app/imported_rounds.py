"""The rounds of a field that came from another program's file, as its report has to tell them."""

from collections.abc import Iterator

from tura.domain.pairing.replay import Pairs, replayed
from tura.domain.section.field import Field
from tura.domain.tournament import Tournament

FROM_FILE = "file"


def imported_rounds(field: Field, tournament: Tournament) -> Iterator[str]:
    """One line for each such round: with what was played otherwise than the rules pair it, and what they give."""
    numbers = [round_.number for round_ in field.rounds[: field.published] if round_.engine == FROM_FILE]
    if not numbers:
        return
    found = () if field.is_predetermined else replayed(tournament, max(numbers))
    for number in numbers:
        differences = "; ".join(
            f"{_pairs(each.given)}, rules {_pairs(each.expected)}"
            for each in found
            if each.round_no == number
        )
        yield f"Import @ Round {number}{': ' + differences if differences else ''}"


def _pairs(pairs: Pairs) -> str:
    return " ".join(f"{white}-{black}" for white, black in pairs) or "none"
