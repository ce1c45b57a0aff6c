"""Names put into reasons: the domain knows entries and prizes by key, people know them by name."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from tura.domain.reason import Reason
from tura.domain.regulation.awarding import Prize


@dataclass(frozen=True, slots=True)
class Names:
    """How entries and prizes are called on paper, by entry and by prize key (else the regulation's label)."""

    entries: Mapping[str, str] = field(default_factory=dict[str, str], hash=False)
    prizes: Mapping[str, str] = field(default_factory=dict[str, str], hash=False)

    def entry(self, entry: str) -> str:
        """The entry's name."""
        return self.entries.get(entry, entry)

    def prize(self, key: str, label: str) -> str:
        """The prize's name."""
        return self.prizes.get(key, label)

    def told(self, reason: Reason) -> Reason:
        """The reason with names in place of keys."""
        values = dict(reason.values)
        for key in ("entry", "other"):
            if isinstance(values.get(key), str):
                values[key] = self.entry(str(values[key]))
        if "taken_key" in values:
            values["taken"] = self.prize(str(values["taken_key"]), str(values["taken"]))
        return replace(reason, values=values)


def english(prizes: Iterable[Prize]) -> dict[str, str]:
    """The English names of prizes by key, of those that have one."""
    return {prize.key: prize.label_en for prize in prizes if prize.label_en}
