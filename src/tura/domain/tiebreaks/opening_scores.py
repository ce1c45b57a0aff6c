"""BH, FB and SB opened, round by round (C.07 8.1, 8.3, 9.1)."""

from collections.abc import Sequence

from tura.domain.reason import Reason
from tura.domain.tiebreaks.code import Code
from tura.domain.tiebreaks.cuts import Cut, chosen_cuts
from tura.domain.tiebreaks.edition import Edition
from tura.domain.tiebreaks.field import Field, Kind
from tura.domain.tiebreaks.opened import Contribution
from tura.domain.tiebreaks.unplayed import cap, elements, last_round_drawn


def opponents_scores(field: Field, code: Code, row: int) -> tuple[Contribution, ...]:
    """Every round's contribution with its dummy, its cap and its cut."""
    fore = code.name == "FB"
    sheet = field.fore if fore and field.fore else field
    parts = elements(sheet, fore, code.played)
    scores, points = parts.scores[row], parts.points[row]
    amounts = scores if code.name != "SB" else [s * p for s, p in zip(scores, points, strict=True)]
    exempt = sheet.edition is not Edition.VIRTUAL_OPPONENT
    cuts = chosen_cuts(amounts, scores, parts.vurs[row] if exempt else (), code)
    removed = {
        cut.position: _cut_reason(cut, number >= (code.cut or code.median)) for number, cut in enumerate(cuts)
    }
    return tuple(
        Contribution(
            number,
            _tpn(sheet, sheet.opponents[row][number - 1]),
            amounts[place],
            _reason(sheet, row, number, (scores[place], points[place]), code),
            removed.get(place),
        )
        for place, number in enumerate(parts.rounds[row])
    )


def _tpn(field: Field, opponent: int) -> int:
    return field.tpns[opponent] if opponent >= 0 else 0


def _cut_reason(cut: Cut, most: bool) -> Reason:
    if most:
        return Reason("tb-cut-most", cut.article)
    return Reason("tb-cut-unplayed" if cut.article.endswith("16.5") else "tb-cut-least", cut.article)


def _reason(field: Field, row: int, number: int, brought: tuple[int, int], code: Code) -> Reason:
    score, points = brought
    all_points, all_kinds = last_round_drawn(field, code.name == "FB")
    kind, opponent = all_kinds[row][number - 1], field.opponents[row][number - 1]
    if kind is Kind.GAME or (opponent >= 0 and (code.played or field.predetermined)):
        own = sum(all_points[opponent]) + field.bonus[opponent]
        values = {"opponent": field.tpns[opponent], "score": score, "own": own, "points": points}
        if own == score:
            return Reason("tb-opponent", "C.07 8.1", values)
        return Reason("tb-opponent-adjusted", "C.07 16.3", values)
    return _dummy(field, sum(all_points[row]) + field.bonus[row], (score, points), opponent)


def _dummy(field: Field, own: int, brought: tuple[int, int], opponent: int) -> Reason:
    score, points = brought
    values = {"own": own, "score": score, "points": points}
    if field.edition is Edition.VIRTUAL_OPPONENT:
        return Reason("tb-virtual-opponent", "C.07 16.6", values)
    if score == own:
        return Reason("tb-dummy", "C.07 16.4", values)
    if opponent >= 0:
        return Reason("tb-dummy-capped-opponent", "C.07 16.4.1", values | {"opponent": field.tpns[opponent]})
    return Reason(
        "tb-dummy-capped-rounds", "C.07 16.4.2", values | {"rounds": cap(field) // max(1, field.draw)}
    )


def average_of_sums(field: Field, sums: Sequence[int], row: int) -> tuple[Contribution, ...]:
    """AOB opened: the opponents met over the board with their Buchholz (8.2)."""
    return tuple(
        Contribution(
            number, field.tpns[opponent], sums[opponent], Reason("tb-opponents-buchholz", "C.07 8.2")
        )
        for number, (opponent, kind) in enumerate(zip(field.opponents[row], field.kinds[row], strict=True), 1)
        if kind is Kind.GAME
    )
