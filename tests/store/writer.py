"""A process that appends and says what was acknowledged: the tests kill it, or run several at once."""

import sys

from noted import Noted
from tura.app.ports import Conflict
from tura.store.opening import open_store_of


def main(url: str, event_id: str, name: str, count: int) -> None:
    """``count`` appends by ``name``, each decided on the head just read; one line for each done."""
    store = open_store_of(url, [Noted])
    conflicts = done = 0
    while done < count:
        head = store.journal.head(event_id)
        # Every third append is of two entries, which must come together or not at all.
        events = [Noted(name, done)] if done % 3 else [Noted(name, done), Noted(f"{name}+", done)]
        written = store.journal.append(event_id, head, name, events)
        if isinstance(written, Conflict):
            conflicts += 1
            continue
        done += 1
        for entry in written:
            sys.stdout.write(f"{entry.seq} {entry.hash}\n")
        sys.stdout.flush()
    sys.stdout.write(f"conflicts {conflicts}\n")


main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]))
