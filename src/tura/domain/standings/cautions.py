"""What the rules warn of in a list of tie-breaks, and what keeps standings from being final."""

from collections.abc import Sequence

from tura.domain.reason import Reason, Value
from tura.domain.results import Result
from tura.domain.tiebreaks.code import Code, parse_code
from tura.domain.tiebreaks.edition import Readings, UnratedAs
from tura.domain.tiebreaks.registry import BUCHHOLZ_FAMILY, RATING_BASED
from tura.domain.tournament import Tournament


def cautions(
    tournament: Tournament, codes: Sequence[str | Code], readings: Readings, *, long_event: bool = False
) -> tuple[Reason, ...]:
    """Every objection to a list for this tournament; ``long_event`` lasts over 30 days.  Raises UnknownCodeError."""
    found: list[Reason] = []
    parsed = [parse_code(code) if isinstance(code, str) else code for code in codes]
    buchholz = tuple(str(code) for code in parsed if code.name in BUCHHOLZ_FAMILY)
    rated = tuple(str(code) for code in parsed if code.name in RATING_BASED)
    if tournament.predetermined and buchholz:
        found.append(Reason("caution-buchholz-round-robin", "C.07 8", {"codes": buchholz}))
    unrated = tuple(row.tpn for row in tournament.participants if not row.rating)
    if rated and unrated:
        code = "caution-unrated" if readings.unrated is UnratedAs.EXCLUDED else "caution-unrated-fixed"
        values: dict[str, Value] = {"codes": rated, "tpns": unrated, "rating": readings.unrated_rating}
        found.append(Reason(code, "C.07 10", values))
    if rated and long_event:
        found.append(Reason("caution-rating-long-event", "C.07 10", {"codes": rated}))
    return (*found, *_repeated(parsed), *open_games(tournament))


def open_games(tournament: Tournament) -> tuple[Reason, ...]:
    """Games without a final result: while there are any, standings are not final."""
    found: list[Reason] = []
    for code, result in (("caution-adjourned", Result.UNKNOWN), ("caution-result-missing", Result.PENDING)):
        boards = [
            (number, row.tpn, cell.opponent)
            for row in tournament.participants
            for number, cell in enumerate(row.cells, 1)
            if cell.result is result and row.tpn < cell.opponent
        ]
        for number, tpn, opponent in sorted(boards):
            found.append(Reason(code, "C.04.2 3.1", {"round": number, "tpns": (tpn, opponent)}))
    return tuple(found)


def _repeated(parsed: Sequence[Code]) -> tuple[Reason, ...]:
    seen: set[Code] = set()
    twice: list[str] = []
    for code in parsed:
        if code in seen and code.name != "DE":
            twice.append(str(code))
        seen.add(code)
    return (Reason("caution-repeated", "C.07 4.3", {"codes": tuple(twice)}),) if twice else ()
