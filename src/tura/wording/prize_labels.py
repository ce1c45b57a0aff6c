"""Prizes by the names the regulation gives them in the language spoken."""

from dataclasses import replace

from tura.domain.reason import Reason, Value
from tura.domain.regulation.schema import Regulation


def labelled(reason: Reason, regulation: Regulation, language: str) -> Reason:
    """The reason with each prize by its English name where the regulation has one; else as it is printed."""
    if language != "en":
        return reason
    english = {
        prize.label: prize.label_en
        for section in regulation.sections
        for row in section.awarding.brackets
        for prize in row.prizes
        if prize.label_en
    }
    return replace(reason, values={key: _named(value, english) for key, value in reason.values.items()})


def _named(value: Value, english: dict[str, str]) -> Value:
    if isinstance(value, tuple):
        names = [each for each in value if isinstance(each, str)]
        return tuple(english.get(each, each) for each in names) if names else value
    return english.get(value, value) if isinstance(value, str) else value
