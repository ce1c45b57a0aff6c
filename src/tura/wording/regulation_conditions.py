"""Who may enter a section or take a prize, in words."""

from collections.abc import Iterator

from tura.domain.players import Sex
from tura.domain.reason import Reason, Value
from tura.domain.regulation.conditions import Condition, Missing, RatingBand
from tura.wording.sentences import sentence


def who(condition: Condition, language: str) -> str:
    """The condition in words; "everybody" for one that asks nothing."""
    parts = [*_own(condition, language), *_nested(condition, language)]
    return _joined("text-who-and", parts, language) if parts else _said("text-who-anyone", language)


def _said(code: str, language: str, **values: Value) -> str:
    return sentence(Reason(code, values=values), language)


def _joined(code: str, parts: list[str], language: str) -> str:
    text = parts[0]
    for part in parts[1:]:
        text = _said(code, language, one=text, other=part)
    return text


def _own(condition: Condition, language: str) -> Iterator[str]:
    if condition.sex is not None:
        yield _said("text-who-women" if condition.sex is Sex.FEMALE else "text-who-men", language)
    yield from _born(condition, language)
    if condition.rating is not None:
        yield _rated(condition.rating, language)
    lists = (
        ("text-who-citizens", "codes", condition.citizenship),
        ("text-who-groups", "groups", condition.groups),
        ("text-who-titles", "titles", condition.title),
    )
    for code, name, values in lists:
        if values:
            yield _said(code, language, **{name: values})
    if condition.fide_id:
        yield _said("text-who-fide-id", language)
    if condition.fshr_id:
        yield _said("text-who-fshr-id", language)


def _born(condition: Condition, language: str) -> Iterator[str]:
    low, high = condition.born_from, condition.born_to
    code = {
        (True, True): "text-who-born-in" if low == high else "text-who-born-between",
        (True, False): "text-who-born-from",
        (False, True): "text-who-born-to",
    }.get((low is not None, high is not None))
    if code:
        yield _said(code, language, low=low, high=high)
    if condition.women_born_to is not None:
        yield _said("text-who-women-born-to", language, high=condition.women_born_to)


def _rated(band: RatingBand, language: str) -> str:
    publishers = [item.source for item in band.lists] or list(band.sources)
    names = {"fide": "FIDE", "fshr": {"ru": "ФШР"}.get(language, "RCF")}
    named = ", ".join(names[source.value] for source in dict.fromkeys(publishers))
    if band.unrated:
        return _said("text-who-unrated", language, list=named)
    code = {
        (True, True): "text-who-rated-between",
        (True, False): "text-who-rated-from",
        (False, True): "text-who-rated-to",
        (False, False): "text-who-rated",
    }[(band.low is not None, band.high is not None)]
    text = _said(code, language, list=named, low=band.low, high=band.high)
    return _said("text-who-or-unrated", language, who=text) if band.missing is Missing.IN else text


def _nested(condition: Condition, language: str) -> Iterator[str]:
    if condition.any_of:
        yield _joined("text-who-or", [who(part, language) for part in condition.any_of], language)
    for part in condition.all_of:
        yield who(part, language)
    for part in condition.none_of:
        yield _said("text-who-not", language, who=who(part, language))
