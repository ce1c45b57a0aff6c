"""Every paper that can be printed, in the order of an event."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum

from tura.app.papers.hall import Hall
from tura.documents import closing, fide_forms, lists, money, reports, seats
from tura.documents.order import Order
from tura.documents.setting import Setting
from tura.documents.source import NotPrintableError, Source
from tura.documents.typesetting import typeset
from tura.domain.reason import refuse
from tura.domain.regulation.schema import Role

Built = Mapping[str, object]


class Scope(Enum):
    """What a paper is about: a round of a section, a section, or the whole event."""

    ROUND = "round"
    SECTION = "section"
    EVENT = "event"


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper: what builds its data, the template that sets it, what it is about.

    ``numbered`` papers need the sections' starting numbers.
    """

    build: Callable[[Order], Built]
    template: str
    scope: Scope
    numbered: bool = False


PAPERS: dict[str, Paper] = {
    "regulation": Paper(reports.regulation, "report", Scope.EVENT),
    "summary": Paper(reports.summary, "report", Scope.EVENT),
    "check-in": Paper(lists.paper_of(lists.check_in, "check-in"), "list", Scope.SECTION),
    "fees": Paper(money.event_sheet(money.fees), "list", Scope.EVENT),
    "fee-receipts": Paper(money.fee_receipts, "receipts", Scope.SECTION),
    "badges": Paper(seats.badges, "badges", Scope.SECTION),
    "table-cards": Paper(seats.table_cards, "table-cards", Scope.SECTION),
    "start-list": Paper(lists.paper_of(lists.starting, "start-list"), "list", Scope.SECTION),
    "start-list-by-name": Paper(
        lists.paper_of(lists.starting_by_name, "start-list-by-name"), "list", Scope.SECTION
    ),
    "appeals": Paper(reports.appeals, "report", Scope.EVENT),
    "round-pack": Paper(lists.round_pack, "list", Scope.ROUND),
    "changes": Paper(lists.changed, "list", Scope.ROUND),
    "pairings": Paper(lists.by_board, "list", Scope.ROUND),
    "pairings-by-name": Paper(lists.by_name, "list", Scope.ROUND),
    "announcer": Paper(seats.announcer, "announcer", Scope.ROUND),
    "slips": Paper(seats.slips, "slips", Scope.ROUND),
    "scoresheets": Paper(seats.scoresheets, "scoresheets", Scope.ROUND),
    "results": Paper(lists.results, "list", Scope.ROUND),
    "standings": Paper(lists.paper_of(lists.standing, "standings"), "list", Scope.SECTION, numbered=True),
    "nominations": Paper(lists.by_nomination, "list", Scope.SECTION, numbered=True),
    "cross-table": Paper(lists.paper_of(lists.crossing, "cross-table"), "list", Scope.SECTION, numbered=True),
    "prizes": Paper(lists.paper_of(lists.prizes, "prizes"), "list", Scope.SECTION, numbered=True),
    "award-sheet": Paper(money.event_sheet(money.awards), "list", Scope.EVENT, numbered=True),
    "inventory": Paper(money.event_sheet(money.things), "list", Scope.EVENT, numbered=True),
    "diplomas": Paper(money.diplomas, "diploma", Scope.SECTION, numbered=True),
    "certificates": Paper(money.certificates, "diploma", Scope.SECTION),
    "payout-sheet": Paper(
        money.event_sheet(money.payout, Role.ORGANISER, Role.CHIEF_ARBITER),
        "list",
        Scope.EVENT,
        numbered=True,
    ),
    "receipts": Paper(money.prize_receipts, "receipts", Scope.SECTION, numbered=True),
    "not-distributed": Paper(money.event_sheet(money.nobodys), "list", Scope.EVENT, numbered=True),
    "protocol": Paper(reports.protocol, "protocol", Scope.SECTION, numbered=True),
    "report": Paper(closing.chief_report, "report", Scope.EVENT),
    "arbiters": Paper(reports.arbiters, "report", Scope.EVENT),
    "rating-report": Paper(closing.rating_cover, "report", Scope.EVENT),
    "missing-ids": Paper(money.event_sheet(money.without_ids), "list", Scope.EVENT),
    "it1": Paper(fide_forms.norms, "report", Scope.SECTION, numbered=True),
    "it3": Paper(fide_forms.it3, "report", Scope.SECTION),
}


def print_paper(
    source: Source | Hall,
    name: str,
    setting: Setting,
    section: str | None = None,
    round_: int | None = None,
) -> bytes:
    """The PDF of a paper; without a section that of every section, without a round that of the last published.

    Raises NotPrintableError with a Refusal, BadInput for somebody's own template that cannot be set.
    """
    source = source if isinstance(source, Source) else Source(source)
    paper = PAPERS.get(name)
    if paper is None:
        raise NotPrintableError(refuse("paper-unknown", paper=name, known=tuple(PAPERS)))
    if section is not None:
        source.field(section)
    sections = (section,) if section else _ready(source, paper, round_)
    order = Order(source, setting, sections, round_)
    return typeset(paper.template, paper.build(order), setting, order.made())


def _ready(source: Source, paper: Paper, round_: int | None) -> tuple[str, ...]:
    """The sections that a paper about all of them can show already; all when none is, so that the paper says why."""
    if paper.scope is Scope.ROUND:
        ready = tuple(s for s in source.letters if source.field(s).published >= (round_ or 1))
    elif paper.numbered:
        ready = tuple(s for s in source.letters if source.field(s).numbers)
    else:
        ready = source.letters
    return ready or source.letters
