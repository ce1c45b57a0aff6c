"""Who signs a paper: the officials of the regulation, or a line to sign on."""

from tura.documents.order import Order
from tura.domain.latin import latin
from tura.domain.regulation.schema import Official, Role

Signature = tuple[str, str, str]


def panel(order: Order, *roles: Role) -> list[Signature]:
    """For each role what it is called, who has it and the category; one line for a role that nobody has."""
    found: list[Signature] = []
    for role in roles:
        holders = [one for one in order.hall.state.regulation.officials if one.role is role]
        title = order.word(f"role.{role.value}")
        found += [(title, spelled(order, one), order.category(one)) for one in holders] or [(title, "", "")]
    return found


def spelled(order: Order, official: Official) -> str:
    """A name as the paper's language has it."""
    return official.name if order.language == "ru" else official.name_en or latin(official.name)


def city(order: Order, official: Official) -> str:
    """Where an official is from, as the paper's language has it."""
    return official.place if order.language == "ru" else latin(official.place)
