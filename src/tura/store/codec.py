"""Domain events to JSON bodies and back: a kind and a schema version each, upcasting on read."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from tura.store.faults import fault


class Kinded(Protocol):
    """An event class as the domain makes them: its name in the journal and the version of its fields."""

    KIND: ClassVar[str]
    VERSION: ClassVar[int]


E = TypeVar("E")
K = TypeVar("K", bound=Kinded)
Tree = dict[str, Any]
Upcast = Callable[[Tree], Tree]


@dataclass(frozen=True, slots=True)
class Body:
    """An event as text: ``text`` is JSON of ``version`` of ``kind``."""

    kind: str
    version: int
    text: str


@dataclass(frozen=True, slots=True)
class Kind(Generic[E]):
    """How one kind is read: ``upcasts[v]`` makes version v + 1 of version v, up to ``version``."""

    type: type[E]
    version: int
    upcasts: Mapping[int, Upcast]
    decoder: msgspec.json.Decoder[E]


@dataclass(frozen=True)
class Codec(Generic[E]):
    """Every kind of event the journal may hold."""

    kinds: Mapping[str, Kind[E]]
    names: Mapping[type, str]
    encoder: msgspec.json.Encoder = field(default_factory=lambda: msgspec.json.Encoder(enc_hook=to_plain))

    def encode(self, event: E) -> Body:
        """An event's body; the same event always gives the same text."""
        name = self.names[type(event)]
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


def codec_of(types: Iterable[type[K]], upcasts: Mapping[str, Mapping[int, Upcast]] | None = None) -> Codec[K]:
    """A codec for these event classes; ``upcasts`` by kind, then by the version they start from.

    Raises ValueError when a kind cannot be brought up from every version before its own.
    """
    kinds: dict[str, Kind[K]] = {}
    for each in types:
        steps = (upcasts or {}).get(each.KIND, {})
        if set(steps) != set(range(1, each.VERSION)):
            raise ValueError(f"{each.KIND} is of version {each.VERSION} and has upcasts from {sorted(steps)}")
        decoder = msgspec.json.Decoder(each, dec_hook=_from_plain)
        kinds[each.KIND] = Kind(each, each.VERSION, steps, decoder)
    return Codec(kinds, {kind.type: name for name, kind in kinds.items()})


def _upcast(kind: Kind[E], body: Body) -> Tree:
    tree: Tree = msgspec.json.decode(body.text)
    for version in range(body.version, kind.version):
        tree = kind.upcasts[version](tree)
    return tree


def to_plain(value: object) -> object:
    """What JSON has no word for: read-only mappings as objects, fractions as ``"1/3"``."""
    if isinstance(value, MappingProxyType):
        return dict(value)
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    raise TypeError(f"a journal body cannot hold {type(value).__name__}")


def _from_plain(wanted: type, value: object) -> object:
    if wanted is Fraction and isinstance(value, str):
        return Fraction(value)
    raise TypeError(f"a journal body cannot hold {wanted.__name__}")
