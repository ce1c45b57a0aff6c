"""Parts of the list, teams, cross-tables, cautions and the check of given standings."""

from hypothesis import given

from invented import events
from tura.domain.results import Cell, Colour, Result
from tura.domain.standings import (
    Given,
    Standing,
    by_opponents,
    by_rounds,
    cautions,
    check_standings,
    part,
    standings,
    team_totals,
)
from tura.domain.tiebreaks.edition import Readings, UnratedAs
from tura.domain.tournament import Participant, Tournament


def _lines(*ranks: int) -> list[Standing]:
    return [Standing(tpn, rank, 100 - 10 * rank, {}) for tpn, rank in enumerate(ranks, 1)]


def test_a_part_keeps_the_order_and_shares_the_shared_places() -> None:
    """Women, veterans or a club get their own places; equals of the whole list share them."""
    places = part(_lines(1, 2, 2, 4, 5), lambda tpn: tpn != 1)
    assert [(line.place, line.standing.tpn) for line in places] == [(1, 2), (1, 3), (3, 4), (4, 5)]


def test_a_team_scores_with_its_best() -> None:
    """The best two of a club count; equal points and places fall to the better best place."""
    lines = [Standing(tpn, tpn, points, {}) for tpn, points in enumerate((60, 50, 50, 40, 40), 1)]
    totals = team_totals(lines, {1: "A", 4: "A", 2: "B", 3: "B"}, best=2)
    assert [(total.place, total.team, total.points, total.places, total.tpns) for total in totals] == [
        (1, "A", 100, 5, (1, 4)),
        (2, "B", 100, 5, (2, 3)),
    ]


def test_a_team_too_small_is_marked() -> None:
    """A club with fewer players than count still has a total, marked incomplete."""
    (total,) = team_totals(_lines(1), {1: "A"}, best=3)
    assert not total.complete


def test_crosstables_show_lines_not_numbers() -> None:
    """The Swiss table names the opponent's line; the square has each game in his column."""
    rows = (
        Participant(1, (Cell(2, Colour.WHITE, Result("0")),)),
        Participant(2, (Cell(1, Colour.BLACK, Result("1")),)),
        Participant(3, (Cell(0, None, Result("U")),)),
    )
    tournament = Tournament(1, rows)
    lines = standings(tournament, ["BH"])
    swiss = by_rounds(tournament, lines, 1)
    square = by_opponents(tournament, lines)
    assert [row.standing.tpn for row in swiss] == [3, 2, 1]
    for row, wide in zip(swiss, square, strict=True):
        cell = row.cells[0][0]
        if cell.line:
            assert lines[cell.line - 1].tpn == cell.opponent
            assert wide.cells[cell.line - 1] == (cell,)


@given(events(most=6, robin=True))
def test_a_round_robins_square_is_full(tournament: Tournament) -> None:
    """Every pair met once, and the diagonal is empty."""
    lines = standings(tournament, [])
    tpns = {line.tpn for line in lines}
    for number, row in enumerate(by_opponents(tournament, lines)):
        met = [len(cell) for place, cell in enumerate(row.cells) if place != number]
        assert met == [1] * (len(tpns) - 1)
        assert row.cells[number] == ()


def test_cautions_of_the_rules() -> None:
    """Buchholz in a round robin, ratings with unrated players, long events and open games are warned of."""
    cells = (Cell(2, Colour.WHITE, Result("?")), Cell(2, Colour.WHITE, Result(" ")))
    rows = (Participant(1, cells, 2000), Participant(2, (), 0))
    tournament = Tournament(2, rows, predetermined=True)
    found = cautions(tournament, ["BH/C1", "ARO", "DE", "DE"], Readings(), long_event=True)
    assert [reason.code for reason in found] == [
        "caution-buchholz-round-robin",
        "caution-unrated",
        "caution-rating-long-event",
        "caution-adjourned",
        "caution-result-missing",
    ]
    fixed = cautions(tournament, ["ARO", "ARO"], Readings(unrated=UnratedAs.FIXED, unrated_rating=1400))
    assert [reason.code for reason in fixed][:2] == ["caution-unrated-fixed", "caution-repeated"]


@given(events())
def test_right_standings_have_no_differences(tournament: Tournament) -> None:
    """Standings checked against themselves differ in nothing."""
    lines = standings(tournament, ["DE", "BH", "SB"])
    given_ = {
        line.tpn: Given(line.rank, line.points, {code: value.text for code, value in line.values.items()})
        for line in lines
    }
    assert check_standings(lines, given_) == ()


def test_wrong_figures_are_each_reported() -> None:
    """A wrong rank, wrong points and a wrong value are three differences; a shared place may be numbered."""
    lines = _lines(1, 2, 2)
    found = check_standings(lines, {1: Given(2, 0), 2: Given(3), 3: Given(4)})
    assert [(one.tpn, one.kind, one.given, one.expected) for one in found] == [
        (1, "points", "0.0", "9.0"),
        (1, "rank", "2", "1"),
        (3, "rank", "4", "2-3"),
    ]
