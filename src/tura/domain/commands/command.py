"""What every command is."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """Something a person wants done.

    ``confirm`` is the level of warning the person has said yes to: 0 none, 2 a notice, 3 a confirmation, 4 a
    double confirmation that names the consequences.
    """

    confirm: int = 0
