"""The answers the regulation leaves open, the defaults taken, and whether anything hangs on them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tura.domain.prizes.allocation import Allocation, Ask
from tura.domain.prizes.brackets import matching
from tura.domain.prizes.contest import Contest
from tura.domain.prizes.fund import DEFAULT_UNIT
from tura.domain.prizes.leftovers import DEFAULT_LEFTOVER
from tura.domain.prizes.minimums import DEFAULT_SCOPE
from tura.domain.prizes.policies import DEFAULT_POLICY
from tura.domain.prizes.pools import DEFAULT_SHARING
from tura.domain.prizes.settle import Workings, conclude, work_out
from tura.domain.prizes.turnout import DEFAULT_FEES, DEFAULT_HEADCOUNT
from tura.domain.reason import Reason
from tura.domain.regulation.awarding import Awarding, Bracket, Counted, Leftover, Policy, Scope, Sharing


@dataclass(frozen=True, slots=True)
class _Choice:
    """One other answer to an open question: its name, and the contest under it."""

    name: str
    contest: Contest


@dataclass(frozen=True, slots=True)
class _Question:
    rule: str
    code: str
    taken: str
    choices: tuple[_Choice, ...]


def open_questions(contest: Contest, workings: Workings, outcome: Allocation) -> tuple[Ask, ...]:
    """The open questions on which this outcome hangs: another answer would pay or award somebody else.

    A question whose every answer gives the same outcome is not asked.
    """
    asks = [_ask(question, outcome) for question in _questions(contest, workings)]
    return tuple(ask for ask in asks if ask is not None)


def _ask(question: _Question, outcome: Allocation) -> Ask | None:
    touched: dict[str, None] = {}
    names: list[str] = []
    before = _gains(outcome)
    for choice in question.choices:
        after = _gains(conclude(choice.contest, work_out(choice.contest)))
        entries = sorted({entry for entry, _ in before.symmetric_difference(after)})
        if entries:
            names.append(choice.name)
            touched.update(dict.fromkeys(entries))
    if not names:
        return None
    reason = Reason(question.code, values={"taken": question.taken, "choices": tuple(names)})
    return Ask(
        rule=question.rule,
        reason=reason,
        taken=question.taken,
        choices=tuple(names),
        entries=tuple(touched),
    )


def _gains(outcome: Allocation) -> frozenset[tuple[str, tuple[str, int]]]:
    money = {(one.entry, (one.prize, one.amount)) for one in outcome.payouts}
    return frozenset(money | {(one.entry, (f"trophy:{one.prize}", 0)) for one in outcome.trophies})


def _questions(contest: Contest, workings: Workings) -> Iterator[_Question]:
    awarding = contest.awarding
    rows = matching(awarding.brackets, workings.count)
    if contest.bracket is None and len(rows) > 1:
        others = tuple(_Choice(_named(awarding.brackets[i]), replace(contest, bracket=i)) for i in rows[1:])
        yield _Question("6.1.6", "ask-bracket", _named(awarding.brackets[rows[0]]), others)
    if awarding.headcount is None:
        counts = [(a.value, replace(awarding, headcount=a)) for a in Counted if a is not DEFAULT_HEADCOUNT]
        yield _of(contest, "6.1.9", "ask-headcount", DEFAULT_HEADCOUNT.value, counts)
    if awarding.fund.fee_percent and awarding.fund.fees_counted is None:
        funds = [(a.value, replace(awarding.fund, fees_counted=a)) for a in Counted if a is not DEFAULT_FEES]
        fees = [(name, replace(awarding, fund=fund)) for name, fund in funds]
        yield _of(contest, "6.1.5", "ask-fees", DEFAULT_FEES.value, fees)
    if awarding.policy is None:
        policies = [(a.value, replace(awarding, policy=a)) for a in Policy if a is not DEFAULT_POLICY]
        yield _of(contest, "6.1.15", "ask-policy", DEFAULT_POLICY.value, policies)
    yield from _of_shares(contest)
    yield from _of_presence(contest)


def _of_shares(contest: Contest) -> Iterator[_Question]:
    awarding = contest.awarding
    if awarding.sharing is None:
        mode = Sharing.EQUAL_IF_ALL_EQUAL
        split = [(mode.value, replace(awarding, sharing=mode))]
        yield _of(contest, "6.1.17", "ask-sharing", DEFAULT_SHARING.value, split)
    if awarding.leftover is None:
        others = [(a.value, replace(awarding, leftover=a)) for a in Leftover if a is not DEFAULT_LEFTOVER]
        yield _of(contest, "6.1.11", "ask-leftover", DEFAULT_LEFTOVER.value, others)
    if awarding.unit is None:
        units = [(str(unit), replace(awarding, unit=unit)) for unit in (1, 5000, 10000)]
        yield _of(contest, "6.1.18", "ask-unit", str(DEFAULT_UNIT), units)


def _of_presence(contest: Contest) -> Iterator[_Question]:
    awarding = contest.awarding
    if awarding.trophy_twice is None:
        yield _of(
            contest, "6.1.21", "ask-trophy-twice", "no", [("yes", replace(awarding, trophy_twice=True))]
        )
    if awarding.absent_percent is None:
        yield _of(contest, "6.2.14", "ask-absent", "full", [("half", replace(awarding, absent_percent=5000))])
    if any(
        prize.minimum and prize.minimum.scope is None for row in awarding.brackets for prize in row.prizes
    ):
        scopes = [(one.value, _scoped(awarding, one)) for one in Scope if one is not DEFAULT_SCOPE]
        yield _of(contest, "6.2.19", "ask-scope", DEFAULT_SCOPE.value, scopes)


def _of(contest: Contest, rule: str, code: str, taken: str, choices: list[tuple[str, Awarding]]) -> _Question:
    others = tuple(_Choice(name, replace(contest, awarding=awarding)) for name, awarding in choices)
    return _Question(rule, code, taken, others)


def _scoped(awarding: Awarding, scope: Scope) -> Awarding:
    """The rules with every open scope of a minimum answered."""
    brackets = tuple(
        replace(
            row,
            prizes=tuple(
                replace(prize, minimum=replace(prize.minimum, scope=prize.minimum.scope or scope))
                if prize.minimum
                else prize
                for prize in row.prizes
            ),
        )
        for row in awarding.brackets
    )
    return replace(awarding, brackets=brackets)


def _named(row: Bracket) -> str:
    return row.printed or f"{row.low or ''}–{row.high or ''}"
