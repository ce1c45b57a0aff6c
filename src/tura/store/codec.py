"""Domain events to JSON bodies and back: a kind and a schema version each, upcasting on read."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType
from typing import Any, Generic, TypeVar

import msgspec

from tura.store.faults import fault

E = TypeVar("E")
Tree = dict[str, Any]
Upcast = Callable[[Tree], Tree]


@dataclass(frozen=True, slots=True)
class Body:
    """An event as text: ``text`` is JSON of ``version`` of ``kind``."""

    kind: str
    version: int
    text: str


def kind_of(event_type: type) -> str:
    """The kind's name: the class name in kebab-case.

    >>> kind_of(type("RoundPaired", (), {}))
    'round-paired'
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", event_type.__name__).lower()


@dataclass(frozen=True, slots=True)
class Kind(Generic[E]):
    """How one kind is read: ``upcasts[v]`` makes version v + 1 of version v, so the version is their end."""

    type: type[E]
    upcasts: Mapping[int, Upcast]
    decoder: msgspec.json.Decoder[E]

    @property
    def version(self) -> int:
        """What is written today."""
        return max(self.upcasts, default=0) + 1


@dataclass(frozen=True)
class Codec(Generic[E]):
    """Every kind of event the journal may hold."""

    kinds: Mapping[str, Kind[E]]
    encoder: msgspec.json.Encoder = field(default_factory=lambda: msgspec.json.Encoder(enc_hook=_to_plain))

    def encode(self, event: E) -> Body:
        """An event's body; the same event always gives the same text."""
        name = kind_of(type(event))
        return Body(name, self.kinds[name].version, self.encoder.encode(event).decode())

    def decode(self, body: Body) -> E:
        """The event; older versions are upcast, StoreFault for a newer version or an unknown kind."""
        kind = self.kinds.get(body.kind)
        if kind is None or body.version > kind.version:
            raise fault("store-entry-newer", kind=body.kind, version=body.version)
        try:
            if body.version == kind.version:
                return kind.decoder.decode(body.text)
            return msgspec.convert(_upcast(kind, body), kind.type, dec_hook=_from_plain)
        except (msgspec.MsgspecError, KeyError) as error:
            raise fault("store-entry-damaged", kind=body.kind, said=str(error)) from error


def codec_of(types: Iterable[type[E]], upcasts: Mapping[str, Mapping[int, Upcast]] | None = None) -> Codec[E]:
    """A codec for these event classes; ``upcasts`` by kind, then by the version they start from."""
    steps = upcasts or {}
    return Codec(
        {
            kind_of(each): Kind(
                each, steps.get(kind_of(each), {}), msgspec.json.Decoder(each, dec_hook=_from_plain)
            )
            for each in types
        }
    )


def _upcast(kind: Kind[E], body: Body) -> Tree:
    tree: Tree = msgspec.json.decode(body.text)
    for version in range(body.version, kind.version):
        tree = kind.upcasts[version](tree)
    return tree


def _to_plain(value: object) -> object:
    if isinstance(value, MappingProxyType):
        return dict(value)
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    raise TypeError(f"a journal body cannot hold {type(value).__name__}")


def _from_plain(wanted: type, value: object) -> object:
    if wanted is Fraction and isinstance(value, str):
        return Fraction(value)
    raise TypeError(f"a journal body cannot hold {wanted.__name__}")
