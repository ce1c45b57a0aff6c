"""The list of tie-breaks, as C.07 article 5 has it."""

from collections.abc import Callable
from dataclasses import dataclass

from tura.domain.tiebreaks import buchholz, koya, opponents_ratings, own_results, sonneborn_berger
from tura.domain.tiebreaks.code import Code
from tura.domain.tiebreaks.field import Field
from tura.domain.tiebreaks.value import Number

Compute = Callable[[Field, Code], list[Number]]


@dataclass(frozen=True, slots=True)
class Rule:
    """One line of article 5: code, article, type, how it is computed and printed.

    ``kind`` is A (games among the tied), B (own results), C (opponents' results), D (opponents' data known
    before).  Values count 1/``unit`` points.  ``descending``: the higher value ranks first.
    """

    code: str
    article: str
    kind: str
    compute: Compute | None
    unit: int = 1
    places: int = 0
    descending: bool = True


LIST: tuple[Rule, ...] = (
    Rule("AOB", "C.07 8.2", "CC", buchholz.average_of_buchholz, 10, 2),
    Rule("APPO", "C.07 10.5", "DC", opponents_ratings.average_perfect_performance),
    Rule("APRO", "C.07 10.4", "DC", opponents_ratings.average_performance),
    Rule("ARO", "C.07 10.1", "D", opponents_ratings.average_rating),
    Rule("BH", "C.07 8.1", "C", buchholz.buchholz, 10, 1),
    Rule("DE", "C.07 6", "A", None, 10, 1),
    Rule("FB", "C.07 8.3", "D", buchholz.buchholz, 10, 1),
    Rule("REP", "C.07 7.6", "B", own_results.summed),
    Rule("KS", "C.07 9.2", "BC", koya.koya, 10, 1),
    Rule("BPG", "C.07 7.3", "B", own_results.summed),
    Rule("WON", "C.07 7.2", "B", own_results.summed),
    Rule("BWG", "C.07 7.4", "B", own_results.summed),
    Rule("WIN", "C.07 7.1", "B", own_results.summed),
    Rule("PTP", "C.07 10.3", "DB", opponents_ratings.perfect_performance),
    Rule("RTNG", "C.07 10.6", "B", own_results.own_ratings),
    Rule("SB", "C.07 9.1", "BC", sonneborn_berger.sonneborn_berger, 100, 2),
    Rule("STD", "C.07 7.7", "B", own_results.summed, 2, 1),
    Rule("PS", "C.07 7.5", "B", own_results.summed, 10, 1),
    Rule("TPN", "C.07 7.8", "B", own_results.pairing_numbers, descending=False),
    Rule("TPR", "C.07 10.2", "DB", opponents_ratings.performance),
)
RULES: dict[str, Rule] = {rule.code: rule for rule in LIST}
BUCHHOLZ_FAMILY = frozenset({"BH", "FB", "AOB"})
RATING_BASED = frozenset({"ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"})


def rule_of(code: Code) -> Rule:
    """The line of article 5 that a code names."""
    return RULES[code.name]


def column(field: Field, code: Code) -> list[Number]:
    """Every player's exact value of a tie-break, in the rule's units."""
    compute = RULES[code.name].compute
    assert compute is not None, "DE is computed for a tied group, not for a player"
    return compute(field, code)


def descends(code: Code) -> bool:
    """Whether the higher value of a code ranks first; /R turns it round."""
    return RULES[code.name].descending != code.reverse
