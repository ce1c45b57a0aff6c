"""The evening: places with an opened sum, prizes from proposal to payout, papers; all against the mirror."""

from collections.abc import Mapping
from fractions import Fraction
from urllib.parse import urlsplit

from playwright.sync_api import expect

from printed import text_of
from whole_day.hand import Hand
from whole_day.mirror import Mirror


def same_pairings(hand: Hand, mirror: Mirror, letter: str) -> None:
    """Every board and bye of every round is the one that the library makes."""
    ours = hand.served.site.office.state(hand.event_id).fields[letter]
    theirs = mirror.office.state(mirror.event_id).fields[letter]
    assert ours.initial_colour == theirs.initial_colour
    assert ours.numbers == theirs.numbers
    for one, other in zip(ours.rounds, theirs.rounds, strict=True):
        assert (one.number, one.boards, one.byes) == (other.number, other.boards, other.byes)


def same_places(hand: Hand, mirror: Mirror, section: str) -> None:
    """The table shows each player's place, number, points and tie-breaks as `tura standings --json` has them."""
    hand.go(f"{section}/standings")
    shown = table(hand)
    wanted = mirror.told("standings", section)
    assert len(shown) == len(wanted) > 0
    for cells, line in zip(shown, wanted, strict=True):
        assert (int(cells[0]), int(cells[1])) == (line["rank"], line["tpn"])
        assert plain(cells[5]) == number(line["points"])
        for cell, (code, value) in zip(cells[6:], mapping(line["tiebreaks"]).items(), strict=False):
            # Direct encounter says nothing of players who share no points.
            assert plain(cell) == number(value) or (code, cell.strip()) == ("DE", ""), (code, line)


def open_a_sum(hand: Hand, section: str) -> None:
    """The leader's name opens what each of his tie-breaks is made of; the parts of Buchholz add up."""
    hand.go(f"{section}/standings")
    row = hand.page.locator("#live tbody tr").first
    buchholz = plain(row.locator("th, td").nth(8).inner_text())
    with hand.page.expect_navigation():
        row.get_by_role("link").click()
    opened = hand.page.locator("#opened")
    expect(opened).to_be_visible()
    sums = [plain(text) for text in opened.locator("h3 .sum").all_inner_texts()]
    assert buchholz in sums
    assert opened.locator("table tbody tr").count() >= 7


def same_prizes(hand: Hand, mirror: Mirror, section: str) -> int:
    """The prize list shows each prize's taker and sum as `tura prizes --json` has them; the kopecks paid."""
    hand.go(f"{section}/prizes")
    (wanted,) = mirror.told("prizes", section)
    assert wanted["final"]
    awards = [mapping(award) for award in sequence(wanted["awards"])]
    assert awards
    assert len(table(hand)) >= len(awards)
    for cells, award in zip(table(hand), awards, strict=False):
        assert int(cells[1]) == award["tpn"]
        assert kopecks(cells[3]) == award["amount"]
    return sum(int(str(award["amount"])) for award in awards)


def freeze(hand: Hand, mirror: Mirror, section: str) -> None:
    """The proposal is kept, then stands; the frozen lines are the library's, to the kopeck."""
    page = hand.page
    with page.expect_navigation():
        page.locator("button[value=propose]").click()
    with page.expect_navigation():
        page.locator("button[value=confirm]").click()
    frozen = hand.served.site.office.state(hand.event_id).awards[section]
    assert frozen.confirmed
    (wanted,) = mirror.told("prizes", section)
    awards = [mapping(award) for award in sequence(wanted["awards"])]
    assert [(line.entry, line.prize, line.amount) for line in frozen.lines] == [
        (award["entry"], award["prize"], award["amount"]) for award in awards
    ]
    assert (frozen.fund, frozen.undistributed) == (wanted["fund"], wanted["undistributed"])
    with page.expect_navigation():
        page.locator("button[name=on][value='1']").first.click()
    assert hand.served.site.office.state(hand.event_id).awards[section].lines[0].handed_out


def what_if(hand: Hand, section: str) -> int:
    """During the last round the page says what a win, a draw and a loss bring; how many lines it has."""
    hand.go(f"{section}/prizes")
    with hand.page.expect_navigation():
        hand.page.locator("a[href='?what-if=1']").click()
    return hand.page.locator("main section.card tbody tr").count()


def paper(hand: Hand, name: str, section: str, *expected: str) -> str:
    """A paper of the documents page, downloaded and read back: it names whom it should; its text."""
    hand.go(f"documents?section={section}")
    link = hand.page.locator(f".papers a[href*='/print/{name}?']").first
    address = link.get_attribute("href") or ""
    answer = hand.page.request.get(f"{hand.served.url}{address}")
    assert (answer.status, answer.headers["content-type"]) == (200, "application/pdf"), address
    data = answer.body()
    assert data[:5] == b"%PDF-"
    text = " ".join(text_of(data).split())
    for each in expected:
        assert each in text, (urlsplit(address).path, each)
    return text


def table(hand: Hand) -> list[list[str]]:
    """The cells of the page's live table, row by row."""
    rows = "rows => rows.map(row => [...row.cells].map(cell => cell.innerText))"
    found: list[list[str]] = hand.page.eval_on_selector_all("#live tbody tr", rows)
    return found


def papers(hand: Hand, section: str) -> None:
    """The section's papers of the day, each with the names that belong on it."""
    hall = hand.hall
    first = hall.state.awards[section].lines[0]
    winner = hall.name(first.entry)
    anyone = hall.name(hall.field(section).rounds[-1].boards[0].black)
    paper(hand, "round-pack", section, anyone)
    for name in ("standings", "prizes", "protocol", *(["payout-sheet"] if first.amount else [])):
        paper(hand, name, section, winner)


def kopecks(shown: str) -> int:
    """A sum as the page shows it: 2 888,00 ₽, 2,888 RUB or nothing."""
    digits = "".join(mark for mark in shown.replace(",", ".") if mark.isdigit() or mark == ".")
    if not digits:
        return 0
    whole, _, rest = digits.partition(".")
    assert len(rest) in (0, 2), shown
    return int(whole) * 100 + int(rest or 0)


def plain(shown: str) -> Fraction | str:
    """A number of the page: 6½, 24,5 or an exact fraction; other text as it is."""
    text = shown.strip().replace(",", ".")
    return number(f"{text[:-1] or 0}.5" if text.endswith("½") else text)


def number(value: object) -> Fraction | str:
    """A number of the command line, written anyhow; other text as it is, nothing as nothing."""
    text = "" if value is None else str(value)
    try:
        return Fraction(text)
    except ValueError:
        return text


def mapping(value: object) -> Mapping[str, object]:
    """A JSON object."""
    assert isinstance(value, dict)
    return value


def sequence(value: object) -> list[object]:
    """A JSON list."""
    assert isinstance(value, list)
    return value
