"""Article 5 word for word."""

from domain.pairing.oracle.seats import Seat
from tura.domain.results import Colour

STRENGTH = {"absolute": 3, "strong": 2, "mild": 1, "none": 0}


def white(one: Seat, other: Seat, initial: Colour) -> Seat:
    """The one of the two who has White."""
    high, low = sorted((one, other), key=lambda seat: (-seat.score, seat.tpn))
    colour = colour_of_higher(high, low, initial)
    return high if colour is Colour.WHITE else low


def colour_of_higher(high: Seat, low: Seat, initial: Colour) -> Colour:
    """The colour of the higher ranked, by the first article that decides."""
    (mine, my_colour), (theirs, their_colour) = high.wish, low.wish
    if my_colour is not their_colour:  # 5.2.1
        return my_colour or their_colour.opposite
    if my_colour is not None:
        if STRENGTH[mine] != STRENGTH[theirs]:  # 5.2.2
            return my_colour if STRENGTH[mine] > STRENGTH[theirs] else my_colour.opposite
        if mine == "absolute" and abs(high.difference) != abs(low.difference):
            wider = abs(high.difference) > abs(low.difference)
            return my_colour if wider else my_colour.opposite
        for ours, his in zip(reversed(high.colours), reversed(low.colours), strict=False):  # 5.2.3
            if ours is not his:
                return ours.opposite
        return my_colour  # 5.2.4
    return initial if high.number % 2 else initial.opposite  # 5.2.5
