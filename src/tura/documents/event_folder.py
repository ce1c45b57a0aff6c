"""Everything an event leaves behind as one folder: lists as text and tables, files for rating and payout."""

import re
from collections.abc import Iterator, Mapping, Sequence

from tura.app.awarding import Awarded
from tura.app.bridging import pairings_file, players_file
from tura.app.filing import trf_file
from tura.app.papers.hall import Hall
from tura.app.papers.missing_ids import missing_ids
from tura.app.papers.money import ledger
from tura.app.papers.pairings import pairings, pairings_by_name
from tura.app.papers.prizes import ceremony, inventory, payouts, prize_list, undistributed
from tura.app.papers.standings import cross_table, part_of_standings, standings_sheet
from tura.app.papers.start_list import start_list
from tura.app.ranking import Ranked
from tura.domain.players import RatingSource
from tura.domain.regulation.eligibility import holds
from tura.domain.regulation.facts import facts_of
from tura.domain.sheet import Sheet
from tura.formats.tables.to_csv import to_csv
from tura.formats.tables.to_xlsx import to_xlsx
from tura.formats.trf import write
from tura.wording.catalogues import catalogue
from tura.wording.sheets import as_plain_text, as_table, worded


def event_folder(hall: Hall, awarded: Sequence[Awarded], language: str) -> Iterator[tuple[str, bytes]]:
    """Each file of the folder as its path and bytes; the same event gives the same bytes."""
    for each in awarded:
        yield from _section(hall, each, language)
    yield from _money(hall, awarded, language)
    yield from _rating_reports(hall, language)


def _section(hall: Hall, awarded: Awarded, language: str) -> Iterator[tuple[str, bytes]]:
    letter, ranked = awarded.allocation.section, awarded.ranked
    field = hall.field(letter)
    yield f"{letter}/start-list.txt", text(start_list(hall, letter), language)
    for number in range(1, field.published + 1):
        yield f"{letter}/round-{number}.txt", text(pairings(hall, letter, number), language)
        yield f"{letter}/round-{number}-by-name.txt", text(pairings_by_name(hall, letter, number), language)
    yield f"{letter}/standings.txt", text(standings_sheet(hall, letter, ranked), language)
    yield f"{letter}/cross-table.txt", text(cross_table(hall, letter, ranked), language)
    for name, sheet in parts(hall, awarded, ranked, language):
        yield f"{letter}/standings-{name}.txt", text(sheet, language)
    yield f"{letter}/prizes.txt", text(prize_list(hall, awarded), language)


def parts(hall: Hall, awarded: Awarded, ranked: Ranked, language: str) -> Iterator[tuple[str, Sheet]]:
    """A part of the standings for each nomination of the prizes that hold: women, veterans, rating bands."""
    allocation, awarding = awarded.allocation, awarded.contest.awarding
    if allocation.bracket is None:
        return
    prizes = awarding.brackets[allocation.bracket].prizes
    first = {prize.key.partition(":")[0]: prize for prize in reversed(prizes) if prize.category}
    for nomination, prize in reversed(first.items()):
        people, condition = hall.people, prize.condition
        label = _without_place((prize.label_en if language == "en" else "") or prize.label)
        belongs = {e: holds(condition, facts_of(people[e])).is_yes for e in ranked.entries.values()}
        yield nomination, part_of_standings(hall, allocation.section, ranked, label, belongs.__getitem__)


def _without_place(label: str) -> str:
    """A nomination's name from the label of its first prize.

    >>> _without_place("1 место среди женщин"), _without_place("Woman 1"), _without_place("Лучший до 1600")
    ('Среди женщин', 'Woman', 'Лучший до 1600')
    """
    plain = re.sub(r"^1 место |^place 1 |\s+1$", "", label.strip(), flags=re.IGNORECASE)
    return plain[:1].upper() + plain[1:]


def _money(hall: Hall, awarded: Sequence[Awarded], language: str) -> Iterator[tuple[str, bytes]]:
    items = {key: words for key in ("cup", "medal", "diploma") if (words := _item(key, language))}
    sheets = {
        "ledger": ledger(hall),
        "payout-sheet": payouts(hall, awarded),
        "not-distributed": undistributed(hall, awarded),
        "award-sheet": ceremony(hall, awarded, items),
        "awards-inventory": inventory(hall, awarded),
    }
    for name, sheet in sheets.items():
        yield f"{name}.txt", text(sheet, language)
        yield f"{name}.csv", to_csv(as_table(sheet, language))
    yield "money.xlsx", to_xlsx([as_table(sheet, language) for sheet in sheets.values()])


def _item(key: str, language: str) -> str:
    return catalogue(language).get(f"item.{key}", key)


def _rating_reports(hall: Hall, language: str) -> Iterator[tuple[str, bytes]]:
    """One TRF26 for each rated field, a ФШР set for each field that the ФШР rates, and who lacks an id."""
    for field in hall.state.fields.values():
        rated_by = _rated_by(hall, field.sections)
        name = "+".join(field.sections)
        if RatingSource.FIDE in rated_by:
            yield f"fide/{name}.trf", write(trf_file(hall, field.letter))
        if RatingSource.FSHR in rated_by:
            yield f"fshr/{name}.trf", write(trf_file(hall, field.letter))
            yield f"fshr/{name}-players.txt", players_file(hall, field.letter)
            yield f"fshr/{name}-pairings.txt", pairings_file(hall, field.letter).data
    yield "missing-ids.txt", text(missing_ids(hall), language)


def _rated_by(hall: Hall, letters: Sequence[str]) -> frozenset[RatingSource]:
    sections = (hall.state.regulation.section(letter) for letter in letters)
    return frozenset(source for section in sections if section for source in section.playing.rated_by)


def text(sheet: Sheet, language: str) -> bytes:
    """A sheet as UTF-8 text."""
    return as_plain_text(worded(sheet, language)).encode()


def counted(files: Mapping[str, bytes]) -> dict[str, int]:
    """How many files of each kind there are, by ending."""
    kinds: dict[str, int] = {}
    for path in files:
        kind = path.rpartition(".")[2]
        kinds[kind] = kinds.get(kind, 0) + 1
    return kinds
