"""The address that phones in the hall can reach, and its QR code."""

import socket
from io import StringIO


def address_of(host: str, port: int) -> str:
    """The URL to type; for "every interface" the one that leads out of this machine."""
    name = host if host not in ("0.0.0.0", "::") else _own_address()  # noqa: S104  compared, not bound
    return f"http://{name}:{port}"


def _own_address() -> str:
    """The address of the interface that would be used to leave; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def qr(text: str) -> str:
    """A QR code for the terminal."""
    import segno

    out = StringIO()
    segno.make(text, error="m").terminal(out, compact=True)
    return out.getvalue()
