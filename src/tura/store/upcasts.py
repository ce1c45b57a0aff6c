"""How bodies of earlier versions become today's, by kind and by the version they start from.

A step is never edited once a release has written what it makes.
"""

from collections.abc import Mapping

from tura.store.codec import Upcast

UPCASTS: Mapping[str, Mapping[int, Upcast]] = {}
