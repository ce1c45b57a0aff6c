"""An entry is acknowledged when the follower has it, and nobody waits for a follower that is away."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from road import sure
from served import Served
from tura.app.scoring import enter
from tura.domain.round.outcome import Outcome
from tura.web.followed import Followed


def test_nobody_waits_without_a_follower() -> None:
    """The answer comes at once, and nothing is lost that was never there."""
    followed = Followed()
    began = time.monotonic()
    assert not followed.confirmed("e", 1, seconds=5)
    assert time.monotonic() - began < 1
    assert not followed.is_lost


def test_a_late_follower_is_waited_for_once() -> None:
    """It does not have the entry in time: it is lost until it asks again, and then it is waited for anew."""
    followed = Followed()
    followed.asks({"e": 3})
    assert followed.confirmed("e", 3, seconds=5)
    assert not followed.confirmed("e", 4, seconds=0.05)
    assert followed.is_lost
    followed.asks({"e": 4})
    assert followed.is_here
    assert followed.confirmed("e", 4, seconds=5)


def test_a_result_is_acknowledged_after_the_follower_has_it(served: Served) -> None:
    """Writing ends only when the follower has said that it has the entry."""
    site, event = replace(served.site, followed=Followed()), served.event_id
    head = site.office.folded.read(event).seq
    site.followed.asks({event: head})
    with ThreadPoolExecutor(1) as pool:
        writing = pool.submit(site.write, event, lambda: enter(site.office, event, "A", (1, 1), Outcome.DRAW))
        until = time.monotonic() + 1.5
        while site.office.journal.head(event) == head and time.monotonic() < until:
            time.sleep(0.01)
        time.sleep(0.2)
        assert not writing.done()
        site.followed.asks({event: head + 1})
        sure(writing.result(5))
    assert site.followed.is_here
