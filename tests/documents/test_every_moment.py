"""Every paper at every moment of an event is a PDF or a refusal in words."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from road import entered, office_at, sure
from tura.app.office import Office
from tura.app.pairing import Asked, pair, publish
from tura.app.papers.hall import Hall
from tura.documents.papers import PAPERS, print_paper
from tura.documents.setting import Setting
from tura.documents.source import NotPrintableError, Source
from tura.domain.reason import Refusal


def moments(office: Office, event: str) -> Iterator[Source]:
    """The event with entries only, with one section drafted, and with its first round published."""
    yield _now(office, event)
    sure(pair(office, event, "A", Asked(confirm=3)))
    yield _now(office, event)
    sure(publish(office, event, "A", confirm=3))
    yield _now(office, event)


def _now(office: Office, event: str) -> Source:
    state = office.state(event)
    return Source(Hall(state, office.people(state), "ru"))


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> tuple[Source, ...]:
    """The shipped classical event at three moments."""
    folder: Path = tmp_path_factory.mktemp("moments")
    office = office_at(folder)
    return tuple(moments(office, entered(office, 1)))


def answered(source: Source, name: str) -> bytes | Refusal:
    """The paper, or why it is not printed."""
    try:
        return print_paper(source, name, Setting("ru"))
    except NotPrintableError as error:
        return error.refusal


@pytest.mark.parametrize("name", list(PAPERS))
def test_a_paper_is_printed_or_refused(sources: tuple[Source, ...], name: str) -> None:
    """Nothing breaks: before numbers, with a draft nobody has seen, and while games are played."""
    for source in sources:
        answer = answered(source, name)
        assert answer.reasons if isinstance(answer, Refusal) else answer.startswith(b"%PDF")


@pytest.mark.parametrize(
    "name", ["round-pack", "slips", "scoresheets", "standings", "protocol", "start-list"]
)
def test_one_section_that_began_is_printed_without_the_others(sources: tuple[Source, ...], name: str) -> None:
    """A paper about all sections shows those that have begun and does not wait for the rest."""
    assert print_paper(sources[-1], name, Setting("ru")).startswith(b"%PDF")


@pytest.mark.parametrize("name", ["round-pack", "slips"])
def test_a_draft_is_not_printed(sources: tuple[Source, ...], name: str) -> None:
    """A pairing nobody has published is on no paper."""
    with pytest.raises(NotPrintableError):
        print_paper(sources[1], name, Setting("ru"))
