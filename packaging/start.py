"""What the folder's program starts: with nothing said it serves the hall and opens the browser."""

import multiprocessing
import sys

from tura.cli.main import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    main(sys.argv[1:] or ["serve", "--open"])
