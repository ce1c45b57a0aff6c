"""A regulation printed as a document for people, in Russian and English, from the same data."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from tura.domain.latin import latin
from tura.domain.reason import Reason, Value
from tura.domain.regulation.awarding import Bracket, Fund, Prize
from tura.domain.regulation.conditions import ANYONE
from tura.domain.regulation.lint import lint
from tura.domain.regulation.schema import Regulation, Section
from tura.wording import regulation_parts as parts
from tura.wording.regulation_conditions import who
from tura.wording.sentences import sentence
from tura.wording.tiebreak_names import tiebreak_name


def regulation_text(regulation: Regulation, language: str) -> str:
    """The whole regulation as Markdown: headings, and one rule a line."""
    regulation = _placed(regulation, language)
    groups: tuple[tuple[str, Iterable[str]], ...] = (
        ("text-heading-when", _worded(parts.when(regulation), language)),
        ("text-heading-who", _who(regulation, language)),
        ("text-heading-play", _worded(parts.play(regulation), language)),
        ("text-heading-fees", _worded(parts.fees(regulation), language)),
        ("text-heading-places", _places(regulation, language)),
        ("text-heading-prizes", _prizes(regulation, language)),
        ("text-heading-other", _worded(parts.other(regulation), language)),
    )
    lines = [f"# {_name(regulation, language)}"]
    for heading, said in groups:
        rules = list(said)
        if rules:
            items = (rule if rule.startswith(" ") else f"- {rule}" for rule in rules)
            lines.extend(("", f"## {sentence(Reason(heading), language)}", "", *items))
    return "\n".join(lines) + "\n"


def regulation_summary(regulation: Regulation, language: str) -> str:
    """The regulation on one page: what, when, who, and how much is still open."""
    regulation = _placed(regulation, language)
    lines = [f"# {_name(regulation, language)}", ""]
    lines.extend(list(_worded(parts.when(regulation), language))[:3])
    lines.extend(_who(regulation, language))
    first = regulation.sections[0].playing if regulation.sections else None
    if first:
        prizes = sum(len(row.prizes) for s in regulation.sections for row in s.awarding.brackets)
        opened = sum(finding.is_open for finding in lint(regulation))
        values: dict[str, Value] = {
            "sections": len(regulation.sections),
            "rounds": first.rounds,
            "prizes": prizes,
            "open": opened,
        }
        control = first.time_control
        values |= {"minutes": control.shown, "increment": control.increment}
        lines.append(sentence(Reason("text-summary", values=values), language))
    return "\n".join(lines) + "\n"


def _placed(regulation: Regulation, language: str) -> Regulation:
    """The regulation with its place as the language spells it."""
    if language == "ru":
        return regulation
    return replace(regulation, place=regulation.place_en or latin(regulation.place))


def _name(regulation: Regulation, language: str) -> str:
    return regulation.name_en if language == "en" and regulation.name_en else regulation.name


def _title(section: Section, language: str) -> str:
    return section.title_en if language == "en" and section.title_en else section.title


def _worded(reasons: Iterable[Reason], language: str) -> Iterator[str]:
    for reason in reasons:
        yield _ended(sentence(reason, language))


def _ended(text: str) -> str:
    """A sentence that ends on an abbreviation has one full stop."""
    return f"{text[:-2]}." if text.endswith("..") else text


def _who(regulation: Regulation, language: str) -> Iterator[str]:
    if regulation.entry != ANYONE:
        yield sentence(Reason("text-entry", values={"who": who(regulation.entry, language)}), language)
    for section in regulation.sections:
        values = {"title": _title(section, language), "who": who(section.entry, language)}
        yield _ended(sentence(Reason("text-section", values=values), language))
    up = tuple(section.letter for section in regulation.sections if section.up)
    if up:
        yield sentence(Reason("text-up", values={"sections": up}), language)


def _places(regulation: Regulation, language: str) -> Iterator[str]:
    for codes, letters, _ in parts.alike(regulation.sections, lambda s: s.playing.tiebreaks):
        if isinstance(codes, tuple):
            names = tuple(tiebreak_name(str(code), language) for code in codes)
            yield sentence(Reason("text-tiebreaks", values={"sections": letters, "names": names}), language)
        else:
            yield sentence(Reason("text-tiebreaks-open", values={"sections": letters}), language)
    yield from _worded(parts.lots(regulation), language)


def _prizes(regulation: Regulation, language: str) -> Iterator[str]:
    if regulation.guaranteed is not None:
        yield sentence(Reason("text-guaranteed", values={"amount": regulation.guaranteed}), language)
    for section in regulation.sections:
        yield from _fund(section.awarding.fund, section, language)
        for row in section.awarding.brackets:
            yield from _row(row, section, language)
    yield from _worded(parts.prize_rules(regulation), language)


def _fund(fund: Fund, section: Section, language: str) -> Iterator[str]:
    values: dict[str, Value] = {"section": section.letter, "fixed": fund.fixed, "percent": fund.fee_percent}
    code = "text-fund-both" if fund.fixed else "text-fund-fees"
    if fund.fee_percent is not None:
        yield sentence(Reason(code, values=values), language)
    elif fund.fixed:
        yield sentence(Reason("text-fund", values=values), language)
    if fund.at_least:
        least: dict[str, Value] = {"section": section.letter, "amount": fund.at_least}
        yield sentence(Reason("text-fund-least", values=least), language)


def _row(row: Bracket, section: Section, language: str) -> Iterator[str]:
    code = "text-row" if row.high is not None else "text-row-from" if row.low is not None else "text-row-any"
    values: dict[str, Value] = {"section": _title(section, language), "low": row.low or 1, "high": row.high}
    yield sentence(Reason(code, values=values), language)
    for prize in row.prizes:
        yield f"  - {_prize(prize, language)}"


def _prize(prize: Prize, language: str) -> str:
    gifts = [sentence(Reason(f"text-{item}"), language) if item in _ITEMS else item for item in prize.items]
    if prize.amount is not None:
        gifts.insert(0, sentence(Reason("text-money", values={"amount": prize.amount}), language))
    if prize.percent is not None:
        gifts.insert(0, sentence(Reason("text-percent", values={"percent": prize.percent}), language))
    label = prize.label_en if language == "en" and prize.label_en else prize.label
    count = prize.minimum.count if prize.minimum else None
    code = "text-prize" if count is None else "text-prize-minimum"
    return sentence(Reason(code, values={"label": label, "gift": tuple(gifts), "count": count}), language)


_ITEMS = frozenset({"cup", "medal", "diploma", "certificate", "gift"})
