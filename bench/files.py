"""All that files bring and take: rating lists, tournament files, papers; 1 when a promise is broken.

`python -m bench.files [--full]`; each part also runs by itself: bench.lists, bench.formats, bench.papers.
"""

import sys

from bench import formats, lists, papers

PARTS = {"lists": lists.main, "formats": formats.main, "papers": papers.main}


def main() -> int:
    """The parts one after another."""
    broken = 0
    for name, measure in PARTS.items():
        print(f"\n-- {name}", flush=True)
        broken += measure()
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main())
