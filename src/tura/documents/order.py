"""An order for a paper: the event, how it is to look, which sections and round."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, time

from tura.app.papers.hall import Hall
from tura.documents.setting import Setting
from tura.documents.source import Source
from tura.domain.latin import latin
from tura.domain.reason import Reason, Value
from tura.domain.regulation.schema import Official, Role
from tura.domain.round.values import Round
from tura.wording.catalogues import catalogue
from tura.wording.dates import moment, span
from tura.wording.sentences import sentence

_CATEGORIES = {
    "ССВК": "category-national",
    "СС1К": "category-first",
    "СС2К": "category-second",
    "СС3К": "category-third",
}


@dataclass(frozen=True, slots=True)
class Order:
    """``sections`` are letters; ``round`` None means the last published one."""

    source: Source
    setting: Setting
    sections: tuple[str, ...]
    round: int | None = None

    @property
    def hall(self) -> Hall:
        """The event and its people."""
        return self.source.hall

    @property
    def language(self) -> str:
        """The language of the paper."""
        return self.setting.language

    def word(self, code: str, **values: Value) -> str:
        """A sentence of the papers' catalogue: ``paper.<code>``."""
        return sentence(Reason(f"paper.{code}", "", values), self.language)

    def words(self, codes: Iterable[str]) -> dict[str, str]:
        """Plain words of the papers' catalogue for a template, by their code."""
        known = catalogue(self.language)
        return {code: known[f"paper.{code}"] for code in codes}

    def official(self, role: Role) -> str:
        """The first official of a role, with the category; "" when nobody is named."""
        found = self.hall.state.regulation.official(role)
        return "" if found is None else self.named(found)

    def named(self, official: Official) -> str:
        """An official's name as the paper's language spells it, with the category."""
        name = official.name if self.language == "ru" else official.name_en or latin(official.name)
        category = self.category(official)
        return f"{name} ({category})" if category else name

    def category(self, official: Official) -> str:
        """An official's category in the paper's language: "СС1К" is "1st category" in English."""
        if self.language == "ru":
            return official.category
        key = "".join(official.category.upper().split()).replace(".", "")
        return self.word(_CATEGORIES[key]) if key in _CATEGORIES else latin(official.category)

    def head(self, title: str, shown: Iterable[Round] = ()) -> dict[str, object]:
        """What the head and foot of every page tell; ``shown`` are the rounds on the paper."""
        regulation = self.hall.state.regulation
        schedule = regulation.schedule
        arbiter = self.official(Role.CHIEF_ARBITER)
        dates = span(schedule.first_day, schedule.last_day, self.language) or schedule.printed
        return {
            "title": f"{self.hall.event}. {title}",
            "heading": title,
            "empty": self.word("empty"),
            "event": self.hall.event,
            "place": self.hall.place,
            "dates": dates,
            "arbiter": self.word("head-arbiter", name=arbiter) if arbiter else "",
            "stamp": self._stamps(tuple(shown)),
            "words": {},
        }

    def made(self) -> datetime:
        """The paper's date: the last round published, else the event's first day."""
        published = [
            when
            for field in self.hall.state.fields.values()
            for round_ in field.rounds
            if (when := self.source.local(round_.published))
        ]
        first = self.hall.state.regulation.schedule.first_day
        if published:
            return max(published)
        return datetime.combine(first, time(12)) if first else datetime(2000, 1, 1)  # noqa: DTZ001  no clock known

    def _stamps(self, shown: tuple[Round, ...]) -> str:
        return self.stamp(shown[0]) if len(shown) == 1 else ""

    def stamp(self, shown: Round) -> str:
        """When a round was published, and as which edition."""
        when = self.source.local(shown.published)
        values: Mapping[str, Value] = {"moment": moment(when) if when else "", "edition": shown.edition}
        return self.word("stamp", **values)

    def round_title(self, shown: Round) -> str:
        """The round by number, and by edition once its pairing was changed after it was published."""
        if shown.edition > 1:
            return self.word("round-edition", round=shown.number, edition=shown.edition)
        return self.word("round", round=shown.number)
