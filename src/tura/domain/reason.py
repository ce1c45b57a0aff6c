"""A decision's reason as data: a code, the article it rests on, and its values."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Value = str | int | tuple[str, ...] | tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a decision fell as it did; ``wording`` makes the Russian or English sentence.

    ``code`` is kebab-case and unique (``fee-due``, ``C12``); ``article`` is the handbook's article
    (``C.04.3 2.1``) or the regulation's line (``line 41``).
    """

    code: str
    article: str = ""
    values: Mapping[str, Value] = field(default_factory=dict[str, Value], hash=False)


@dataclass(frozen=True, slots=True)
class Refusal:
    """The answer "no", with every reason for it."""

    reasons: tuple[Reason, ...]

    @property
    def first(self) -> Reason:
        """The reason to show when there is room for one."""
        return self.reasons[0]


def refuse(code: str, article: str = "", **values: Value) -> Refusal:
    """A refusal for one reason."""
    return Refusal((Reason(code, article, values),))
