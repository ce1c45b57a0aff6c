"""Every measurement of this folder in turn; 1 when one of them says that a promise is broken."""

import subprocess
import sys
from pathlib import Path

NO_MEASUREMENTS = {"__init__", "__main__", "machine", "peers", "prove"}
# These are run by bench.files.
NO_MEASUREMENTS |= {"lists", "formats", "papers"}


def main() -> int:
    """Run the modules one after the other, each by itself."""
    broken = 0
    for file in sorted(Path(__file__).parent.glob("*.py")):
        if file.stem not in NO_MEASUREMENTS:
            print(f"\n== {file.stem}", flush=True)
            broken += (
                subprocess.run([sys.executable, "-m", f"bench.{file.stem}"], check=False).returncode != 0
            )
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main())
