"""The readings taken where the text of C.04.3 leaves room; each can be switched."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Readings:
    """One field for each open point of the text; the defaults are the readings taken.

    ``adjourned_is_draw``: an adjourned game scores and floats as a draw until it is closed (C.04.2 3.1).
    ``floats_with_virtual``: floats compare scores with that round's virtual points (1.4.2, C.04.7 1.5).
    ``topscorers_with_virtual``: virtual points count towards the half of the maximum (1.8).
    ``absolutes_miss_strong``: two absolute preferences of one colour also fail C13, not only C10 or C11.
    ``refloating_by_score``: for C18 and C20 an MDP that floats again counts as a difference above any real one,
    the greater the higher its score; otherwise all such MDPs count alike.
    ``pab_by_unplayed_when_alone``: C9 acts only where one player leaves the bracket and an even number waits
    below, so that this player takes the PAB; otherwise it acts wherever the PAB could fall.
    """

    adjourned_is_draw: bool = True
    floats_with_virtual: bool = True
    topscorers_with_virtual: bool = False
    absolutes_miss_strong: bool = False
    refloating_by_score: bool = True
    pab_by_unplayed_when_alone: bool = True

    @property
    def only_general(self) -> bool:
        """Whether a criterion is read otherwise than the fast way's bounds take it."""
        return self.absolutes_miss_strong or not self.refloating_by_score


TAKEN = Readings()
