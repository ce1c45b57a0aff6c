"""Days, spans of days and moments, as a printed paper writes them."""

from datetime import date, datetime

from tura.domain.players import Birth

_MONTHS = {
    "ru": (
        *("января", "февраля", "марта", "апреля", "мая", "июня"),
        *("июля", "августа", "сентября", "октября", "ноября", "декабря"),
    ),
    "en": (
        *("January", "February", "March", "April", "May", "June"),
        *("July", "August", "September", "October", "November", "December"),
    ),
}


def day(when: date, language: str) -> str:
    """A day in full.

    >>> day(date(2026, 12, 5), "ru"), day(date(2026, 12, 5), "en")
    ('5 декабря 2026', '5 December 2026')
    """
    return f"{when.day} {_MONTHS[language][when.month - 1]} {when.year}"


def born(birth: Birth, language: str) -> str:
    """A birth date, or the year alone when no more is known.

    >>> born(Birth(2014, 5, 12), "ru"), born(Birth(2014), "ru"), born(Birth(2014), "en")
    ('12 мая 2014', '2014 г. р.', 'born 2014')
    """
    if birth.month and birth.day:
        return f"{birth.day} {_MONTHS[language][birth.month - 1]} {birth.year}"
    return f"{birth.year} г. р." if language == "ru" else f"born {birth.year}"


def short_day(when: date, language: str) -> str:
    """A day of a year that goes without saying.

    >>> short_day(date(2026, 12, 5), "ru"), short_day(date(2026, 12, 5), "en")
    ('5 декабря', '5 December')
    """
    return f"{when.day} {_MONTHS[language][when.month - 1]}"


def span(first: date | None, last: date | None, language: str) -> str:
    """The days of an event, what they share written once; "" when no day is known.

    >>> span(date(2026, 12, 5), date(2026, 12, 6), "ru"), span(date(2026, 12, 30), date(2027, 1, 2), "en")
    ('5–6 декабря 2026', '30 December 2026 – 2 January 2027')
    """
    if first is None or last is None or first == last:
        only = first or last
        return "" if only is None else day(only, language)
    months = _MONTHS[language]
    if first.year != last.year:
        return f"{day(first, language)} – {day(last, language)}"
    if first.month != last.month:
        return f"{first.day} {months[first.month - 1]} – {day(last, language)}"
    return f"{first.day}–{day(last, language)}"


def moment(when: datetime) -> str:
    """A moment in figures: 12.12.2026 09:00."""
    return f"{when:%d.%m.%Y %H:%M}"
