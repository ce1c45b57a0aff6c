"""What the folder's program starts: with nothing said it serves the hall and opens the browser."""

import io
import multiprocessing
import sys

from tura.cli.main import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    # Windows writes files and pipes in a code page that has no rouble sign; a console takes any letter already.
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and not stream.isatty():
            stream.reconfigure(encoding="utf-8")
    main(sys.argv[1:] or ["serve", "--open"])
