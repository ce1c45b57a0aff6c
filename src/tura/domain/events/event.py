"""What every event of a journal is."""

from typing import ClassVar


class Event:
    """Something that happened, as the journal keeps it for ever.

    ``KIND`` names it in the journal, ``VERSION`` is the version of its fields; both are part of the file
    format.  Bodies hold ids, numbers, enums, dates and tuples of these, and name no person.
    """

    __slots__ = ()

    KIND: ClassVar[str] = ""
    VERSION: ClassVar[int] = 1
