"""Money over the desk, as the journal tells it."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum


class How(Enum):
    """The way money was paid."""

    CASH = "cash"
    TRANSFER = "transfer"
    QR = "qr"
    OTHER = "other"


@dataclass(frozen=True, slots=True, kw_only=True)
class Movement:
    """One receipt: kopecks taken (positive) or paid back (negative).

    ``reason`` is why money was paid back; ``void`` marks a receipt written by mistake, which keeps its number.
    ``shift`` names the cashier's shift (a day, or "утро").
    """

    number: str
    entry: str
    amount: int
    how: How = How.CASH
    cashier: str = ""
    shift: str = ""
    reason: str = ""
    void: bool = False

    @property
    def is_refund(self) -> bool:
        """Whether money was paid back."""
        return self.amount < 0


def how_of(word: str) -> How:
    """The way of paying as desks write it; an empty word is cash, an unknown one is counted apart.

    >>> how_of("QR"), how_of("наличные"), how_of("перевод"), how_of("бартер")
    (<How.QR: 'qr'>, <How.CASH: 'cash'>, <How.TRANSFER: 'transfer'>, <How.OTHER: 'other'>)
    """
    plain = word.strip().casefold().rstrip(".")
    return next((how for how, words in _WORDS.items() if plain in words), How.OTHER)


_WORDS = {
    How.CASH: {"", "cash", "наличные", "нал", "наличными"},
    How.TRANSFER: {"transfer", "перевод", "безнал", "безналичный", "карта", "card"},
    How.QR: {"qr", "сбп", "qr-код"},
}


def next_number(movements: Iterable[Movement], prefix: str = "") -> str:
    """The next receipt number after the highest with this prefix; a void receipt's number is not used again.

    >>> next_number([]), next_number([Movement(number="К-0009", entry="e", amount=1, void=True)], "К-")
    ('0001', 'К-0010')
    """
    used = [one.number.removeprefix(prefix) for one in movements if one.number.startswith(prefix)]
    highest = max((int(number) for number in used if number.isdecimal()), default=0)
    return f"{prefix}{highest + 1:04}"
