"""What stands beside the journals, as a protocol, and how two laptops know each other's word."""

import hmac
from typing import Protocol


class Beside(Protocol):
    """Accounts, phones' codes and claims, persons and consents: what a second laptop needs besides the journals."""

    def export(self) -> bytes:
        """All of it as JSON; the same bytes while nothing changes.

        Secrets travel as hashes only, but for the one that phones' codes are made with.
        """
        ...

    def take(self, data: bytes) -> None:
        """What another laptop exported, in place of what came from there before."""
        ...

    def fact(self, name: str) -> str:
        """What this laptop keeps under a name; "" if nothing."""
        ...

    def keep(self, name: str, value: str) -> None:
        """A fact kept over a restart; "" forgets it."""
        ...


def spoken(secret: bytes, *told: object) -> str:
    """The mark by which a laptop that has the same secret knows that this was told by the other one."""
    return hmac.digest(secret, "\n".join(map(str, told)).encode(), "sha256").hex()


def believed(secret: bytes, mark: str, *told: object) -> bool:
    """Whether the mark was made with the same secret for just these words."""
    return hmac.compare_digest(spoken(secret, *told), mark)
