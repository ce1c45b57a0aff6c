"""What a measurement was made on, and how busy it was: CPU time grows too when neighbours share the caches."""

import os
import platform
import time


def described() -> str:
    """Date, interpreter, processors and load in one line."""
    cores = os.cpu_count() or 1
    load = os.getloadavg()[0]
    busy = "quiet" if load < cores / 2 else "busy: read the times as upper bounds"
    return (
        f"{time.strftime('%Y-%m-%d %H:%M')}, Python {platform.python_version()}, {cores} processors, "
        f"load {load:.1f} ({busy})"
    )
