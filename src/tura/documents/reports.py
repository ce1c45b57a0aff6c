"""Papers that tell and are signed: protocol, reports, the panel of arbiters, appeals, regulation."""

from collections.abc import Iterable
from dataclasses import replace

from tura.app.papers.standings import standings_sheet
from tura.documents.counting import Numbers, numbers
from tura.documents.laying import part, titled
from tura.documents.order import Order
from tura.documents.signing import city, panel, spelled
from tura.domain.event.views import is_finished
from tura.domain.regulation.schema import Role, Section
from tura.domain.section.field import Field
from tura.domain.sheet import Cell, Column, Kind, Sheet
from tura.wording.regulation_text import regulation_summary, regulation_text
from tura.wording.tiebreak_names import tiebreak_name

Data = dict[str, object]
Block = dict[str, object]
_PANEL = (Role.CHIEF_ARBITER, Role.DEPUTY, Role.SECRETARY, Role.ARBITER)
_APPEALS = (Role.APPEALS_CHAIR, Role.APPEALS_MEMBER, Role.APPEALS_RESERVE)


def report_of(order: Order, title: str, *parts: Data) -> Data:
    """A paper of the ``report`` template."""
    return order.head(title) | {"parts": parts}


def report_part(title: str, blocks: Iterable[Block], subtitle: str = "", scale: float = 1) -> Data:
    """One report; ``scale`` makes its type larger."""
    return {"title": title, "subtitle": subtitle, "blocks": list(blocks), "scale": scale}


def fields(rows: Iterable[tuple[str, str]]) -> Block:
    """Labels with values; empty values are left out."""
    return {"kind": "fields", "rows": [row for row in rows if row[1]]}


def heading(text: str) -> Block:
    """A heading inside a report."""
    return {"kind": "heading", "text": text}


def signed(order: Order, *roles: Role) -> Block:
    """Lines to sign on."""
    return {"kind": "signatures", "rows": panel(order, *roles)}


def table(order: Order, sheet: Sheet) -> Block:
    """A sheet inside a report."""
    return {"kind": "table", "part": part(sheet, order.language)}


def protocol(order: Order) -> Data:
    """The final protocol (итоговый протокол) of each section, with the categories of those who sign."""
    parts = []
    for letter in order.sections:
        section = order.hall.state.regulation.section(letter)
        assert section is not None, letter
        field = order.source.field(letter)
        sheet = standings_sheet(order.hall, letter, order.source.ranked(letter, order.round))
        key = "protocol" if is_finished(field) else "protocol-so-far"
        look = replace(titled(sheet, order.language), title=order.word(key, round=field.published))
        rows = [*event_rows(order), *section_rows(order, section, field)]
        parts.append(
            part(replace(sheet, notes=()), order.language, look)
            | {"fields": [row for row in rows if row[1]]}
            | {"signatures": panel(order, Role.CHIEF_ARBITER, Role.SECRETARY)}
        )
    return order.head(order.word("name.protocol")) | {"parts": parts}


def event_rows(order: Order) -> list[tuple[str, str]]:
    """The event, its days and place."""
    head = order.head("")
    return [
        (order.word("label.event"), str(head["event"])),
        (order.word("label.dates"), str(head["dates"])),
        (order.word("label.place"), str(head["place"])),
    ]


def section_rows(order: Order, section: Section, field: Field) -> list[tuple[str, str]]:
    """How a section is played and who plays in it."""
    control = section.playing.time_control
    counted = numbers(order.hall, (section.letter,))
    codes = section.playing.tiebreaks or ()
    return [
        (order.word("label.system"), order.word(f"system.{field.system.value}", rounds=field.rounds_planned)),
        (
            order.word("label.control"),
            order.word("control", minutes=control.shown, increment=control.increment),
        ),
        (
            order.word("label.tiebreaks"),
            ", ".join(tiebreak_name(str(code), order.language) for code in codes),
        ),
        (order.word("label.players"), players_told(order, counted)),
    ]


def players_told(order: Order, counted: Numbers) -> str:
    """How many took part, with titles and women."""
    told = [str(counted.players)]
    if counted.women:
        told.append(order.word("women", count=counted.women))
    if counted.regions > 1:
        told.append(order.word("regions", count=counted.regions))
    told += [f"{title} {count}" for title, count in counted.titles]
    return ", ".join(told)


def arbiters(order: Order) -> Data:
    """The certificate about the panel of arbiters (справка о судейской коллегии)."""
    rows: list[tuple[Cell, ...]] = []
    for number, (role, one) in enumerate(
        ((role, one) for role in _PANEL for one in order.hall.state.regulation.officials if one.role is role),
        1,
    ):
        rows.append(
            (
                number,
                spelled(order, one),
                order.word(f"role.{role.value}"),
                order.category(one),
                city(order, one),
                None,
            )
        )
    known = len(rows)
    rows += [(number, None, None, None, None, None) for number in range(known + 1, max(known + 1, 6) + 1)]
    columns = (
        Column("no", Kind.NUMBER),
        Column("full-name"),
        Column("role"),
        Column("judge-category"),
        Column("city"),
        Column("mark"),
    )
    sheet = Sheet("arbiters", columns, tuple(rows))
    blocks: list[Block] = [
        fields(event_rows(order)),
        {
            "kind": "table",
            "part": part(sheet, order.language, replace(titled(sheet, order.language), tall=True)),
        },
        signed(order, Role.CHIEF_ARBITER, Role.SECRETARY),
    ]
    title = order.word("name.arbiters")
    return report_of(order, title, report_part(title, blocks))


def appeals(order: Order) -> Data:
    """The appeals committee, and a form for an appeal."""
    blocks: list[Block] = [fields(event_rows(order))]
    rows = [row for role in _APPEALS for row in panel(order, role)]
    blocks.append(fields((role, name or "\u00a0") for role, name, _ in rows))
    told = order.hall.state.regulation.appeals
    if told:
        blocks.append({"kind": "text", "text": order.word("appeals-how", how=told)})
    blocks += [heading(order.word("appeal-form")), {"kind": "text", "text": order.word("appeal-asks")}]
    blocks += [
        {"kind": "blank", "count": 6},
        heading(order.word("appeal-decision")),
        {"kind": "blank", "count": 5},
    ]
    blocks.append(signed(order, *_APPEALS[:2]))
    title = order.word("name.appeals")
    return report_of(order, title, report_part(title, blocks))


def regulation(order: Order) -> Data:
    """The regulation in plain words."""
    return _from_markdown(order, "regulation", regulation_text(order.hall.state.regulation, order.language))


def summary(order: Order) -> Data:
    """The regulation on one page."""
    text = regulation_summary(order.hall.state.regulation, order.language)
    return _from_markdown(order, "summary", text)


def item(text: str) -> Data:
    """A line of a list."""
    return {"text": text, "below": []}


def _item(items: list[Data], line: str) -> None:
    text = line.lstrip()[2:]
    below = items[-1]["below"] if items and line.startswith(" ") else None
    if isinstance(below, list):
        below.append(text)
    else:
        items.append(item(text))


def _from_markdown(order: Order, name: str, text: str) -> Data:
    """Headings, items and lines of a worded regulation as blocks."""
    blocks: list[Block] = []
    items: list[Data] = []

    def close() -> None:
        if items:
            blocks.append({"kind": "items", "items": list(items)})
            items.clear()

    for line in text.splitlines()[1:]:
        if line.lstrip().startswith("- "):
            _item(items, line)
            continue
        close()
        if line.startswith("## "):
            blocks.append(heading(line[3:]))
        elif line:
            blocks.append({"kind": "text", "text": line})
    close()
    if name == "regulation":
        blocks.append(signed(order, Role.ORGANISER))
    title = order.word(f"name.{name}")
    scale = 1.0 if name == "regulation" else 1.35
    return report_of(order, title, report_part(title, blocks, order.hall.event, scale))
