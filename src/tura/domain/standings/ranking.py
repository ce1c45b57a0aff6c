"""The ranking procedure of C.07 4.2: points, then each tie-break inside each group still tied, then lots."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from dataclasses import field as attribute
from fractions import Fraction

from tura.domain.standings.completion import left_out
from tura.domain.standings.order import POINTS, Order
from tura.domain.tiebreaks.code import Code, parse_code
from tura.domain.tiebreaks.edition import DEFAULT_READINGS, Edition, Readings
from tura.domain.tiebreaks.field import lay_out
from tura.domain.tiebreaks.registry import column, descends, rule_of
from tura.domain.tiebreaks.value import Value
from tura.domain.tournament import Tournament

_NOT_TIED = Value(0, 10, 1, applies=False)


@dataclass(frozen=True, slots=True)
class Options:
    """What a regulation may add to a list of codes.

    ``external``: values typed in, by code and TPN; they replace computed ones.  ``keys``: what the lots draw
    for a TPN (its entry id; the TPN without one).  ``expelled`` TPNs are left out, their results stay.
    ``bonus``: tenths of a point given (or taken: negative) by TPN outside the rounds.
    ``ratings``: by TPN, one for each round, where a long event's regulation counts an opponent's rating of the
    round; by default his first one counts (C.07 10).
    """

    readings: Readings = DEFAULT_READINGS
    external: Mapping[str, Mapping[int, Fraction]] = attribute(default_factory=dict)
    keys: Mapping[int, str] = attribute(default_factory=dict)
    expelled: frozenset[int] = frozenset()
    bonus: Mapping[int, int] = attribute(default_factory=dict)
    ratings: Mapping[int, Sequence[int]] = attribute(default_factory=dict)


DEFAULT_OPTIONS = Options()


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the standings: ``points`` in tenths, ``values`` by code as the list writes it.

    ``rank`` is shared by equals, then the next is skipped.  ``decided_by`` is what put the line below the one
    above: a code, ``PTS``, ``lots`` or nothing on the first line; equals on a shared place have the same.
    """

    tpn: int
    rank: int
    points: int
    values: Mapping[str, Value]
    decided_by: str = ""


def standings(
    tournament: Tournament,
    codes: Sequence[str | Code],
    after_round: int | None = None,
    *,
    edition: Edition = Edition.MARCH_2026,
    seed: str | None = None,
    options: Options = DEFAULT_OPTIONS,
) -> tuple[Standing, ...]:
    """The standings by points and then ``codes``; without a ``seed`` for lots equals share their place.

    Raises UnknownCodeError.  Players left out (C.05 6.6, expelled) have no line: see ``left_out``.
    """
    arrangement = arranged(tournament, codes, after_round, edition, options)
    if seed is not None:
        arrangement.order.draw(seed, options.keys)
    return tuple(_lines(arrangement.order, arrangement.columns))


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The order that points and codes give, with the columns behind it, by the names of the list."""

    order: Order
    codes: Mapping[str, Code]
    columns: Mapping[str, Sequence[Value]]


def arranged(
    tournament: Tournament,
    codes: Sequence[str | Code],
    after_round: int | None,
    edition: Edition,
    options: Options,
) -> Arrangement:
    """Points and each code applied, without lots."""
    listed = _listed(codes)
    void = frozenset(left_out(tournament, after_round, options.readings))
    sheet = lay_out(tournament, after_round, edition, options.readings, void, options.bonus)
    if options.ratings:
        by_row = {row: options.ratings[tpn] for row, tpn in enumerate(sheet.tpns) if tpn in options.ratings}
        sheet = replace(sheet, round_ratings=by_row)
    rows = [row for row, tpn in enumerate(sheet.tpns) if tpn not in void and tpn not in options.expelled]
    order = Order(sheet, rows)
    columns = {name: _apply(order, name, code, options) for name, code in listed.items()}
    return Arrangement(order, listed, columns)


def _listed(codes: Sequence[str | Code]) -> dict[str, Code]:
    """The codes with the names that their columns get; a repeated one is numbered."""
    found: dict[str, Code] = {}
    for given in codes:
        code = parse_code(given) if isinstance(given, str) else given
        if code.name == POINTS:
            continue
        name, number = str(code), 1
        while name in found:
            number += 1
            name = f"{code} ({number})"
        found[name] = code
    return found


def _apply(order: Order, name: str, code: Code, options: Options) -> Sequence[Value]:
    """Refine the order by one code; every row's value of it."""
    sheet = order.sheet
    typed = options.external.get(str(code))
    if typed is not None or code.external:
        values = [_typed((typed or {}).get(tpn)) for tpn in sheet.tpns]
        ascending = not code.external and not descends(code)
        order.split([value.raw for value in values], name, descending=not ascending)
        return values
    rule = rule_of(code)
    if rule.compute is None:
        scores = order.encounter(code, name)
        return [scores.get(row, _NOT_TIED) for row in range(sheet.size)]
    numbers = column(sheet, code)
    order.split(numbers, name, descending=descends(code))
    shown = {number: Value(number, rule.unit, rule.places) for number in set(numbers)}
    return [shown[number] for number in numbers]


def _typed(value: Fraction | None) -> Value:
    if value is None:
        return _NOT_TIED
    whole = value.denominator == 1
    return Value(int(value) if whole else value, 1, 0 if whole else 2)


def _lines(order: Order, columns: Mapping[str, Sequence[Value]]) -> Iterator[Standing]:
    sheet = order.sheet
    names = tuple(columns)
    rows = list(zip(*columns.values(), strict=True)) if columns else [()] * sheet.size
    place = 0
    for group in order.groups:
        decided = order.separated.get(place, "")
        for row in sorted(group, key=sheet.tpns.__getitem__):
            values = dict(zip(names, rows[row], strict=True))
            yield Standing(sheet.tpns[row], place + 1, sheet.scores[row], values, decided)
        place += len(group)
