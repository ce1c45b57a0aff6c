"""One person, perhaps one, or two."""

import pytest

from tura.domain.players import Birth
from tura.domain.registration.applicant import Applicant
from tura.domain.registration.same_person import Likeness, is_copy, likeness
from tura.domain.regulation.facts import Facts

DAY = Birth(2014, 7, 27)


def somebody(
    name: str, birth: Birth | None = DAY, fide: str = "", fshr: str = "", latin: str = ""
) -> Applicant:
    """A row with a name, a birth date and ids."""
    names = (name, latin) if latin else (name,)
    return Applicant(row=2, names=names, birth=birth, facts=Facts(fide_id=fide, fshr_id=fshr))


ONE = somebody("Мотылёв Ян", fshr="990001")


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        (somebody("Мотылёв Ян", fshr="990001"), Likeness.REPEAT),
        (somebody("Мотылев Ян Егорович", fshr="990001"), Likeness.REPEAT),
        (somebody("Мотылев Ян Егорович"), Likeness.MAYBE),
        (somebody("Motylev Ian"), Likeness.MAYBE),
        (somebody("Мотылёв Ян", None), Likeness.MAYBE),
        (somebody("Мотылёв Ян", Birth(2014)), Likeness.MAYBE),
        (somebody("Мотылёв Ян", fide="99000001"), Likeness.MAYBE),
        (somebody("Мотылёв Ян", fshr="990002"), Likeness.MAYBE),
        (somebody("Мотылёв Ян", Birth(2014, 7, 28), fshr="990002"), Likeness.NAMESAKE),
        (somebody("Мотылёв Ян", Birth(2014), fshr="990002"), Likeness.NAMESAKE),
        (somebody("Мотылёв Ян", Birth(1980)), Likeness.NAMESAKE),
        (somebody("Огнёв Марк", fshr="990001"), Likeness.ONE_ID_TWO_NAMES),
        (somebody("Мотылёв Ян", Birth(1980), fshr="990001"), Likeness.ONE_ID_TWO_NAMES),
        (somebody("Мотылёв Лука"), Likeness.OTHER),
    ],
)
def test_how_rows_compare(other: Applicant, expected: Likeness) -> None:
    """Ids decide where both rows have them, names and birth dates elsewhere; both ways round."""
    assert likeness(ONE, other) is expected
    assert likeness(other, ONE) is expected


def test_two_ids_that_differ_are_two_persons() -> None:
    """One name and day with another FIDE id and another ФШР id is a namesake; with one differing it is asked."""
    one = somebody("Зорин Ян", fide="1", fshr="2")
    assert likeness(one, somebody("Зорин Ян", fide="3", fshr="4")) is Likeness.NAMESAKE
    assert likeness(one, somebody("Зорин Ян", fide="3")) is Likeness.MAYBE
    assert likeness(one, somebody("Зорин Ян", fide="1", fshr="4")) is Likeness.ONE_ID_TWO_NAMES


def test_a_doubled_row_without_ids_is_a_repeat() -> None:
    """The same name and day on two rows without any id is one row copied."""
    assert likeness(somebody("Огнёв Марк"), somebody("Огнев Марк")) is Likeness.REPEAT
    assert likeness(somebody("Огнёв Марк"), somebody("Огнёв Марк Лукич")) is Likeness.MAYBE


def test_different_fathers_are_different_people() -> None:
    """Equal Latin names do not hide two patronymics."""
    one = somebody("Огнёв Марк Лукич", latin="Ognev, Mark")
    other = somebody("Огнёв Марк Юрьевич", latin="Ognev, Mark")
    assert likeness(one, other) is Likeness.OTHER


def test_a_copy_says_the_same_of_everything() -> None:
    """Every spelling, the birth date and the ids or their absence; a date or an id less is no copy."""
    nobody = somebody("Зорин Ян", None)
    assert is_copy(nobody, somebody("Зорин Ян", None))
    assert not is_copy(nobody, somebody("Зорин Ян"))
    assert not is_copy(nobody, somebody("Зорин Ян", None, latin="Zorin, Yan"))
    assert not is_copy(nobody, somebody("Зорин Ян", None, fide="1"))
    assert not is_copy(nobody, somebody("Зорин Иан", None))
