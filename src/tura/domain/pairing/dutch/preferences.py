"""Colour difference and colour preference (C.04.3 1.6, 1.7)."""

ABSOLUTE, STRONG, MILD, NONE = 3, 2, 1, 0


def difference(colours: str) -> int:
    """Whites minus Blacks over the played games, given as ``wbw`` with the last game at the end (1.6.1)."""
    return 2 * colours.count("w") - len(colours)


def preference(colours: str) -> int:
    """The preference as a signed strength: above zero White is wanted, below zero Black (1.7).

    3 is absolute, 2 strong, 1 mild, 0 none (no game played).

    >>> preference("wb"), preference("w"), preference("bb"), preference("bbww"), preference("")
    (1, -2, 3, -3, 0)
    """
    if not colours:
        return NONE
    balance = difference(colours)
    wanted = _wanted(colours, balance)
    if abs(balance) > 1 or colours[-2:] in {"ww", "bb"}:
        return ABSOLUTE * wanted
    return (STRONG if balance else MILD) * wanted


def _wanted(colours: str, balance: int) -> int:
    if balance > 1:
        return -1
    if balance < -1:
        return 1
    if colours[-2:] in {"ww", "bb"} or not balance:
        return 1 if colours[-1] == "b" else -1
    return -1 if balance > 0 else 1
