"""The section somebody plays in: his own, or a stronger one if the regulation lets him (RULES 6.1.3, 6.2.9)."""

from dataclasses import dataclass, replace

from tura.domain.reason import Reason, Value
from tura.domain.registration.gaps import lies_in_a_gap
from tura.domain.registration.verdict import Decision
from tura.domain.regulation.eligibility import Answer, Facts, holds
from tura.domain.regulation.rating_bands import deciding_rating
from tura.domain.regulation.schema import Regulation, Section


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where somebody plays, or why not; the fields are those of RowVerdict."""

    decision: Decision
    section: str = ""
    may_enter: str = ""
    playing_up: int = 0
    reasons: tuple[Reason, ...] = ()
    questions: tuple[Reason, ...] = ()


def place(regulation: Regulation, facts: Facts, wanted: str) -> Place:
    """The section for a player who asks for the section ``wanted`` ("": whichever is his)."""
    allowed = holds(regulation.entry, facts)
    if allowed.answer is Answer.NO:
        return _refused(Reason("not-eligible"), *allowed.reasons)
    found = _in_section(regulation, facts, wanted)
    if allowed.answer is Answer.ASK and found.decision is Decision.ACCEPTED:
        question = Reason("eligibility-unknown", values={"default": "no"})
        return replace(
            found,
            decision=Decision.QUESTION,
            questions=(question,),
            reasons=(*found.reasons, *allowed.reasons),
        )
    return found


def _in_section(regulation: Regulation, facts: Facts, wanted: str) -> Place:
    section = regulation.section(wanted)
    own = tuple(each for each in ranked(regulation) if holds(each.entry, facts).is_yes)
    if section is None:
        return _without_section(own, wanted, _unfit(regulation, facts))
    verdict = holds(section.entry, facts)
    match verdict.answer:
        case Answer.YES:
            return Place(decision=Decision.ACCEPTED, section=wanted, reasons=verdict.reasons)
        case Answer.ASK:
            values: dict[str, Value] = {"section": wanted, "default": wanted}
            question = Reason("section-unknown-fact", _line(section), values)
            return _asked(question, wanted, reasons=verdict.reasons)
        case Answer.NO if own:
            return _elsewhere(regulation, section, own, facts)
        case Answer.NO:
            return _unfit(regulation, facts)


def ranked(regulation: Regulation) -> tuple[Section, ...]:
    """The sections from the strongest down."""
    return tuple(sorted(regulation.sections, key=lambda section: section.order))


def _without_section(own: tuple[Section, ...], wanted: str, unfit: Place) -> Place:
    """No section was asked for, or one that does not exist."""
    if not own:
        return unfit
    letters = tuple(section.letter for section in own)
    values: dict[str, Value] = {"wanted": wanted, "section": letters[0], "default": letters[0]}
    if len(own) == 1 and not wanted:
        reasons = (Reason("section-by-regulation", _line(own[0]), values),)
        return Place(decision=Decision.ACCEPTED, section=letters[0], reasons=reasons)
    question = Reason("section-open", values={**values, "sections": letters})
    return _asked(question, letters[0])


def _elsewhere(regulation: Regulation, section: Section, own: tuple[Section, ...], facts: Facts) -> Place:
    """Another section is his own: a weaker one (he wants to play up) or only stronger ones."""
    weaker = [each for each in own if each.order > section.order]
    if not weaker:
        values: dict[str, Value] = {"section": section.letter, "may_enter": own[-1].letter}
        return _refused(Reason("playing-down", _line(section), values))
    mine = weaker[0]
    order = [each.letter for each in ranked(regulation)]
    bands = order.index(mine.letter) - order.index(section.letter)
    return _up(section, mine, bands, facts)


def _up(section: Section, mine: Section, bands: int, facts: Facts) -> Place:
    values: dict[str, Value] = {"section": section.letter, "own": mine.letter, "bands": bands}
    unrated = _is_unrated(section, facts)
    if section.up is False or (unrated and section.unrated_up is False):
        return _refused(
            Reason("playing-up-not-allowed", _line(section), {**values, "may_enter": mine.letter})
        )
    if section.up is None:
        question = Reason("playing-up-open", _line(section), {**values, "default": mine.letter})
        return _asked(question, mine.letter)
    if unrated:
        # The text speaks of a lower rating; how strong somebody without one is, the host must say each time.
        question = Reason("playing-up-unrated", _line(section), {**values, "default": section.letter})
        return _asked(question, section.letter, bands)
    reason = Reason("playing-up", _line(section), values)
    return Place(decision=Decision.ACCEPTED, section=section.letter, playing_up=bands, reasons=(reason,))


def _is_unrated(section: Section, facts: Facts) -> bool:
    band = section.entry.rating
    return band is not None and deciding_rating(band, facts) is None


def _unfit(regulation: Regulation, facts: Facts) -> Place:
    """No section takes him: between two of them that is a hole in the text, outside them all a refusal."""
    if not lies_in_a_gap(regulation, facts):
        reasons = tuple(r for each in ranked(regulation) for r in holds(each.entry, facts).reasons)
        return _refused(Reason("no-section"), *reasons)
    question = Reason("section-gap", values={"born": facts.born, "default": "no"})
    misses = tuple(r for each in ranked(regulation) for r in holds(each.entry, facts).reasons)
    return _asked(question, reasons=misses)


def _asked(question: Reason, section: str = "", bands: int = 0, reasons: tuple[Reason, ...] = ()) -> Place:
    return Place(
        decision=Decision.QUESTION, section=section, playing_up=bands, questions=(question,), reasons=reasons
    )


def _refused(why: Reason, *more: Reason) -> Place:
    may_enter = why.values.get("may_enter", "")
    assert isinstance(may_enter, str)
    return Place(decision=Decision.REFUSED, may_enter=may_enter, reasons=(why, *more))


def _line(section: Section) -> str:
    return "" if section.line is None else f"line {section.line}"
