"""A Reason in words.

A template's fields name the reason's values.  Beside plain ``{name}`` there are ``{amount:money}`` (kopecks as
roubles), ``{score:points}`` (tenths), ``{share:percent}`` (hundredths of a percent) and
``{n:plural one|few|many}`` (English uses the first and the last form), and ``{list:word list}``, the words of
the catalogue's ``list.<value>``.  ``{list:many one|few|many}`` is the form that goes with how many it lists.
"""

from collections import defaultdict
from collections.abc import Sequence
from string import Formatter

from tura.domain.points import as_text
from tura.domain.reason import Reason, Value
from tura.wording.catalogues import catalogue


def money(kopecks: int, language: str) -> str:
    r"""Roubles with a thin group space, kopecks only when there are any.

    >>> money(1155000, "ru"), money(288750, "en")
    ('11\u202f550 ₽', '2\u202f887.50 ₽')
    """
    roubles, rest = divmod(abs(kopecks), 100)
    mark = "," if language == "ru" else "."
    text = f"{roubles:,}".replace(",", "\u202f") + (f"{mark}{rest:02}" if rest else "")
    return f"{'-' if kopecks < 0 else ''}{text} ₽"


def plural(count: int, forms: Sequence[str], language: str) -> str:
    """The form of a word that goes with a count; ``forms`` are one, few and many.

    >>> [plural(n, ("тур", "тура", "туров"), "ru") for n in (1, 3, 5, 11, 21, 112)]
    ['тур', 'тура', 'туров', 'туров', 'тур', 'туров']
    """
    count = abs(count)
    if language != "ru":
        return forms[0] if count == 1 else forms[-1]
    if count % 10 == 1 and count % 100 != 11:
        return forms[0]
    if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14):
        return forms[1]
    return forms[-1]


class _Words(Formatter):
    def __init__(self, language: str) -> None:
        self.language = language

    def format_field(self, value: object, format_spec: str) -> str:
        if format_spec.startswith("many "):
            count = len(value) if isinstance(value, tuple) else 1
            return plural(count, format_spec.removeprefix("many ").split("|"), self.language)
        if isinstance(value, tuple):
            return ", ".join(self.format_field(item, format_spec) for item in value)
        if format_spec.startswith("word "):
            word = f"{format_spec.removeprefix('word ')}.{value}"
            return catalogue(self.language).get(word, str(value))
        if isinstance(value, int):
            return self._number(value, format_spec)
        return "—" if value is None else str(value)

    def _number(self, value: int, format_spec: str) -> str:
        if format_spec == "money":
            return money(value, self.language)
        if format_spec == "points":
            text = as_text(value)
            return text.replace(".", ",") if self.language == "ru" else text
        if format_spec == "percent":
            return f"{value // 100}{f'.{value % 100:02}'.rstrip('0').rstrip('.')} %"
        if format_spec.startswith("plural "):
            return plural(value, format_spec.removeprefix("plural ").split("|"), self.language)
        return str(value)


def sentence(reason: Reason, language: str) -> str:
    """The reason as one sentence in ``ru`` or ``en``, its article in brackets at the end.

    A code without a sentence is shown with its values, so that an explanation is never lost.
    """
    template = catalogue(language).get(reason.code)
    if template is None:
        values = ", ".join(f"{name}={value}" for name, value in reason.values.items())
        text = f"{reason.code}: {values}" if values else reason.code
    else:
        fields: defaultdict[str, Value] = defaultdict(lambda: None, reason.values)
        fields["span"] = _span(reason, language)
        text = _Words(language).vformat(template, (), fields)
    return f"{text} [{_article(reason.article, language)}]" if reason.article else text


def _span(reason: Reason, language: str) -> str:
    """The limits ``low`` and ``high`` of a reason about years or ratings: "1601–1900", "1963 г. р. и старше"."""
    low, high = reason.values.get("low"), reason.values.get("high")
    shape = "from" if high is None else "to" if low is None else "both"
    template = catalogue(language).get(f"{reason.code.partition('-')[0]}.{shape}", "")
    return template.format(low=low, high=high)


def _article(article: str, language: str) -> str:
    """The handbook's article as it is; a line of the regulation in the language spoken."""
    line = article.removeprefix("line ")
    if line == article:
        return article
    return f"положение, строка {line}" if language == "ru" else f"regulation, line {line}"
