"""Moments in the event's time zone, as people write them."""

from datetime import datetime
from zoneinfo import ZoneInfo

from tura.domain.reason import Reason
from tura.wording.catalogues import catalogue
from tura.wording.sentences import sentence


def clock(moment: str, zone: str) -> str:
    """The time of day of an ISO 8601 moment; "" stays "".

    >>> clock("2026-12-12T08:03:00+00:00", "Europe/Moscow")
    '11:03'
    """
    return f"{_local(moment, zone):%H:%M}" if moment else ""


def day_and_clock(moment: str, zone: str, language: str) -> str:
    """The day and the time of an ISO 8601 moment.

    >>> day_and_clock("2026-12-12T08:03:00+00:00", "Europe/Moscow", "ru")
    '12 декабря, 11:03'
    """
    if not moment:
        return ""
    local = _local(moment, zone)
    month = catalogue(language)[f"month-of.{local.month}"]
    return sentence(
        Reason("moment", "", {"day": local.day, "month": month, "at": f"{local:%H:%M}"}), language
    )


def edition(number: int, moment: str, zone: str, language: str) -> str:
    """Which edition of a pairing this is, what it replaces, and since when it holds."""
    at = day_and_clock(moment, zone, language)
    if number <= 1:
        return sentence(Reason("edition-first", "", {"at": at}), language)
    return sentence(
        Reason("edition-later", "", {"edition": number, "before": number - 1, "at": at}), language
    )


def _local(moment: str, zone: str) -> datetime:
    return datetime.fromisoformat(moment).astimezone(ZoneInfo(zone))
