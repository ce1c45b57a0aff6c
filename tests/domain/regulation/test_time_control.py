"""Time controls of one and of several periods, and what they are called."""

import pytest

from tura.domain.players import Discipline
from tura.domain.regulation.lint import lint
from tura.domain.regulation.lint.play import discipline_of
from tura.domain.regulation.schema import Period, Playing, Regulation, Section, TimeControl
from tura.formats.regulation import read_regulation, write_regulation
from tura.formats.regulation.amounts import read_control

STANDARD, RAPID, BLITZ = Discipline.STANDARD, Discipline.RAPID, Discipline.BLITZ


@pytest.mark.parametrize(
    ("written", "main", "code", "called"),
    [
        ("90+30", 90, "5400+30", STANDARD),
        ("40/90, 30 + 30", 120, "40/5400+30:1800+30", STANDARD),
        ("40/100, 20/50, 15 + 30", 150, "40/6000+30:20/3000+30:900+30", STANDARD),
        ("40/25, 10 + 10", 35, "40/1500+10:600+10", RAPID),
        ("40/40, 20", 60, "40/2400+0:1200+0", STANDARD),
        ("60/40, 20", 40, "60/2400+0:1200+0", RAPID),
        ("30/5, 3 + 2", 8, "30/300+2:180+2", BLITZ),
    ],
)
def test_a_control_is_called_after_the_time_for_sixty_moves(
    written: str, main: int, code: str, called: Discipline
) -> None:
    """Every period begun before the sixtieth move ends counts, with sixty increments (FIDE Laws A.1, B.1)."""
    control = read_control(written)
    assert (control.main, control.code, discipline_of(control)) == (main, code, called)


def test_a_control_of_periods_is_written_and_read_again() -> None:
    """What the regulation file says of periods comes back from the file that tura writes."""
    control = TimeControl(minutes=40, moves=30, increment=5, further=(Period(minutes=20),))
    section = Section(letter="A", title="A", playing=Playing(rounds=7, time_control=control))
    text = write_regulation(Regulation(name="E", discipline=RAPID, sections=(section,)))
    assert '"30/40, 20 + 5"' in text
    assert read_regulation(text, "e.toml").regulation.sections[0].playing.time_control == control


@pytest.mark.parametrize(
    ("control", "open_"),
    [
        (TimeControl(minutes=90, moves=40), True),
        (TimeControl(minutes=90, further=(Period(minutes=30),)), True),
        (TimeControl(minutes=90, moves=40, further=(Period(minutes=30, moves=20),)), True),
        (TimeControl(minutes=90, moves=40, further=(Period(minutes=30),)), False),
        (TimeControl(minutes=90, increment=30), False),
    ],
)
def test_periods_must_lead_to_the_end_of_the_game(control: TimeControl, open_: bool) -> None:
    """A period without moves before the last, or moves in the last, is a contradiction."""
    section = Section(letter="A", title="A", playing=Playing(rounds=7, time_control=control))
    found = [
        one for one in lint(Regulation(name="E", sections=(section,))) if one.reason.code == "lint-periods"
    ]
    assert bool(found) is open_


def test_an_announced_rapid_that_is_a_standard_game_is_a_contradiction() -> None:
    """40 minutes for 40 moves and 20 more make sixty: no rapid event may say so."""
    section = Section(
        letter="A", title="A", playing=Playing(rounds=7, time_control=read_control("40/40, 20"))
    )
    found = [one.reason.code for one in lint(Regulation(name="E", discipline=RAPID, sections=(section,)))]
    assert "lint-time-control" in found
