"""A line of the standings opened: each code's value with everything behind it."""

from collections.abc import Sequence

from tura.domain.reason import Reason
from tura.domain.standings.ranking import DEFAULT_OPTIONS, Options, arranged
from tura.domain.tiebreaks.code import Code
from tura.domain.tiebreaks.edition import Edition
from tura.domain.tiebreaks.opened import Opened
from tura.domain.tiebreaks.opening import open_encounter, open_value
from tura.domain.tournament import Tournament


def opened(
    tournament: Tournament,
    codes: Sequence[str | Code],
    tpn: int,
    after_round: int | None = None,
    *,
    edition: Edition = Edition.MARCH_2026,
    options: Options = DEFAULT_OPTIONS,
) -> tuple[Opened, ...]:
    """Every code of the list opened for one player; raises UnknownCodeError, and KeyError for an unknown TPN."""
    arrangement = arranged(tournament, codes, after_round, edition, options)
    sheet = arrangement.order.sheet
    row = {number: place for place, number in enumerate(sheet.tpns)}[tpn]
    found: list[Opened] = []
    for name, code in arrangement.codes.items():
        value = arrangement.columns[name][row]
        if code.external or str(code) in options.external:
            found.append(Opened(name, tpn, value, Reason("tb-typed-in")))
        elif code.name == "DE":
            found.append(
                open_encounter(sheet, code, tpn, arrangement.order.encounters.get(name, {}).get(row))
            )
        else:
            found.append(open_value(sheet, code, tpn))
    return tuple(found)
