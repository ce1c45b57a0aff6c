"""Who signs an event's papers."""

from dataclasses import dataclass
from enum import Enum


class Role(Enum):
    """What an official does: the panel of arbiters (судейская коллегия), the organisers, the appeals committee."""

    CHIEF_ARBITER = "chief-arbiter"
    DEPUTY = "deputy-chief-arbiter"
    SECRETARY = "chief-secretary"
    ARBITER = "arbiter"
    ORGANISER = "organiser"
    DIRECTOR = "director"
    APPEALS_CHAIR = "appeals-chair"
    APPEALS_MEMBER = "appeals-member"
    APPEALS_RESERVE = "appeals-reserve"


@dataclass(frozen=True, slots=True, kw_only=True)
class Official:
    """Somebody who signs papers: ``category`` is the national one (``СС1К``) or FIDE's (``FA``), as printed."""

    role: Role
    name: str
    name_en: str = ""
    category: str = ""
    fide_id: str = ""
    place: str = ""
