"""The desk: what the regulation says of everyone who wants to play, with the reasons."""

from tura.domain.registration.applicant import Applicant, Presence
from tura.domain.registration.desk import register
from tura.domain.registration.verdict import Decision, RowVerdict

__all__ = ["Applicant", "Decision", "Presence", "RowVerdict", "register"]
