"""Tables of prizes pasted from a page: a column for each section, a row for each place."""

import re

from tura.domain.regulation.awarding import Prize
from tura.domain.regulation.letters import fold_letter
from tura.drafting.lines import Line
from tura.drafting.mentions import aged_sections, named_sections
from tura.drafting.nominations import nomination_of
from tura.drafting.numbers import amounts, bare_amounts, percents
from tura.drafting.prizes import items_of, minimum_of, places_of
from tura.drafting.sheet import Sheet


def read_table(line: Line, sheet: Sheet) -> bool:
    """A header "Место | A | B" names the columns; each row below gives its prizes."""
    cells = [cell.strip() for cell in line.text.split("|")]
    if len(cells) < 2:
        sheet.columns = ()
        return False
    if re.match(r"(?i:место|№|номинация|приз|$)", cells[0]) and not re.search(r"\d\s*(?:₽|руб|%)", line.low):
        sheet.columns = tuple(_column(cell, sheet) for cell in cells[1:])
        sheet.topic = "prizes"
        return True
    if len(cells) < 3 or not any(sheet.columns) or len(cells) - 1 > len(sheet.columns):
        return False
    return _row(line, cells, sheet)


def _column(cell: str, sheet: Sheet) -> str:
    """The section a column's heading names, or ""."""
    named = named_sections(cell) or aged_sections(cell)
    if named:
        return named[0]
    folded = fold_letter(re.sub(r"[«»\"“”]", "", cell))
    return folded if folded in sheet.sections or len(folded) == 1 else ""


def _row(line: Line, cells: list[str], sheet: Sheet) -> bool:
    first = cells[0].lower().replace("ё", "е")
    minimum, rest = minimum_of(first, line.number)
    nomination = nomination_of(rest, line.number, sheet)
    places = places_of(rest) if re.match(r"\d|[ivx]+\b|перв|втор|трет", rest) else (1,)
    done = False
    for letter, cell in zip(sheet.columns, cells[1:], strict=False):
        low = cell.lower()
        shares, sums, items = percents(low), amounts(low) or bare_amounts(low), items_of(low)
        if not letter or not (shares or sums or items):
            continue
        for place in places:
            prize = Prize(
                key=f"{nomination.name or 'place'}:{place}",
                label=nomination.label.format(place=place),
                label_en=nomination.label_en.format(place=place),
                place=place,
                category=nomination.kind,
                condition=nomination.condition,
                amount=sums[0].value if sums and not shares else None,
                percent=shares[0].value if shares else None,
                items=items,
                minimum=minimum if nomination.name else None,
                line=line.number,
            )
            sheet.take(letter, prize)
            done = True
    return done
