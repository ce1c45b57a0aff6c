"""Any code's value opened for one player."""

from collections.abc import Sequence

from tura.domain.reason import Reason
from tura.domain.tiebreaks import opening_ratings, opening_scores, own_results
from tura.domain.tiebreaks.buchholz import buchholz
from tura.domain.tiebreaks.code import Code
from tura.domain.tiebreaks.direct_encounter import Encounter, Pass, mini_table
from tura.domain.tiebreaks.field import Field, Kind
from tura.domain.tiebreaks.koya import limit, reaches
from tura.domain.tiebreaks.opened import Contribution, MiniTable, Opened
from tura.domain.tiebreaks.registry import RATING_BASED, column, rule_of
from tura.domain.tiebreaks.value import Value


def open_value(field: Field, code: Code, tpn: int) -> Opened:
    """A computed value with its contributions; KeyError when the field has no such TPN."""
    row = list(field.tpns).index(tpn)
    rule = rule_of(code)
    value = Value(column(field, code)[row], rule.unit, rule.places)
    parts = _contributions(field, code, row)
    reason = Reason("tb-sum", rule.article)
    if code.name in RATING_BASED - {"RTNG"}:
        reason = opening_ratings.summary(field, code, row)
    elif code.name in {"TPN", "RTNG"}:
        reason = Reason("tb-own-number", rule.article)
    elif code.name == "AOB":
        reason = Reason("tb-mean", rule.article, {"games": len(parts)})
    return Opened(str(code), tpn, value, reason, parts)


def open_encounter(field: Field, code: Code, tpn: int, encounter: Encounter | None) -> Opened:
    """A direct encounter with its mini-table, or the reason why there was none."""
    if encounter is None:
        return Opened(str(code), tpn, Value(0, 10, 1, applies=False), Reason("tb-de-not-tied", "C.07 6.1"))
    tpns = field.tpns
    group = encounter.passes[0].members
    games = mini_table(field, group, code.played)
    table = MiniTable(
        tuple(tpns[row] for row in group),
        {tpns[row]: {tpns[other]: made for other, made in games[row].items()} for row in group},
        tuple(_step(tpns, step) for step in encounter.passes),
        tuple(tuple(tpns[row] for row in part) for part in encounter.groups),
    )
    score = encounter.passes[0].scores[[tpns[row] for row in group].index(tpn)]
    code_of_reason = "tb-de-decided" if encounter.decided else "tb-de-undecided"
    reason = Reason(code_of_reason, "C.07 6", {"tied": len(group), "groups": len(encounter.groups)})
    return Opened(str(code), tpn, Value(score, 10, 1 if isinstance(score, int) else 2), reason, (), table)


def _step(tpns: Sequence[int], step: Pass) -> Reason:
    members = tuple(tpns[row] for row in step.members)
    if step.article.endswith("6.3"):
        firsts = tuple(tpns[part[0]] for part in step.groups if len(part) == 1 and part != step.groups[-1])
        return Reason("tb-de-certain-first", step.article, {"members": members, "firsts": firsts})
    if step.article.endswith("6.2"):
        code = "tb-de-all-met" if len(step.groups) > 1 else "tb-de-all-met-equal"
        return Reason(code, step.article, {"members": members})
    return Reason(
        "tb-de-games-missing", step.article, {"members": members, "missing": sum(step.missing) // 2}
    )


def _contributions(field: Field, code: Code, row: int) -> tuple[Contribution, ...]:
    match code.name:
        case "BH" | "FB" | "SB":
            return opening_scores.opponents_scores(field, code, row)
        case "AOB":
            sums = [int(value) for value in buchholz(field, Code("FB" if code.fore else "BH"))]
            return opening_scores.average_of_sums(field, sums, row)
        case "ARO" | "TPR" | "PTP" | "APRO" | "APPO":
            return opening_ratings.opponents(field, code, row)
        case "KS":
            return _koya(field, code, row)
        case "TPN" | "RTNG":
            return ()
        case _:
            return _own_rounds(field, code, row)


def _koya(field: Field, code: Code, row: int) -> tuple[Contribution, ...]:
    found: list[Contribution] = []
    for number, opponent in enumerate(field.opponents[row], 1):
        if opponent >= 0:
            counts = reaches(field, opponent, code.limit)
            values = {"score": field.scores[opponent], "limit": (limit(field, opponent, code.limit) + 1) // 2}
            name = "tb-koya-counts" if counts else "tb-koya-below"
            made = field.points[row][number - 1] if counts else 0
            found.append(Contribution(number, field.tpns[opponent], made, Reason(name, "C.07 9.2", values)))
    return tuple(found)


def _own_rounds(field: Field, code: Code, row: int) -> tuple[Contribution, ...]:
    amounts = own_results.ROUNDS[code.name](field, row)
    found: list[Contribution] = []
    for number, amount in enumerate(amounts, 1):
        opponent = field.opponents[row][number - 1]
        played = field.kinds[row][number - 1] is Kind.GAME
        reason = Reason(
            "tb-own-game" if played else "tb-own-unplayed", "", {"points": field.points[row][number - 1]}
        )
        cut = Reason("tb-cut-least", "C.07 14") if code.name == "PS" and number <= code.cut else None
        tpn = field.tpns[opponent] if opponent >= 0 else 0
        found.append(Contribution(number, tpn, amount, reason, cut))
    return tuple(found)
