"""Tie-break codes as MTB26 writes them (C.02.03 Annexure B), read tolerantly and written one way."""

import re
from dataclasses import dataclass
from functools import lru_cache

# Names found in older files, each with the name that C.07 gives it today.
_OLDER = {
    "GE": "REP",
    "BL": "BPG",
    "BC1": "BH/C1",
    "BHC1": "BH/C1",
    "BHC2": "BH/C2",
    "KOYA": "KS",
    "NW": "WON",
}
_MODIFIERS = re.compile(
    r"C(?P<cut>[1-9])|M(?P<median>[1-9])|L(?P<limit>[+-]\d{1,2})|(?P<played>P)|(?P<fore>F)|(?P<reverse>R)"
)
_CUTS = {"BH": "CM", "FB": "CM", "ARO": "CM", "SB": "C", "PS": "C"}
_LETTERS = {"BH": "P", "FB": "P", "SB": "P", "DE": "P", "AOB": "F", "TPN": "R", "RTNG": "R", "KS": "L"}
NAMES = frozenset(
    {"PTS", "AOB", "APPO", "APRO", "ARO", "BH", "DE", "FB", "REP", "KS", "BPG", "WON", "BWG", "WIN"}
    | {"PTP", "RTNG", "SB", "STD", "PS", "TPN", "TPR"}
)


class UnknownCodeError(ValueError):
    """A tie-break code that C.07 does not have, or a modifier that its tie-break does not take.

    ``template`` is the text before its ``values`` were filled in.
    """

    def __init__(self, template: str, **values: str) -> None:
        super().__init__(template.format_map(values))
        self.template = template
        self.values = values


@dataclass(frozen=True, slots=True)
class Code:
    """One tie-break of a list: its name and modifiers (C.07 art. 5 and 14).

    ``cut`` n is Cut-n, ``median`` n Median-n, ``limit`` half-point steps of KS, ``played`` /P,
    ``fore`` /F, ``reverse`` /R.
    """

    name: str
    cut: int = 0
    median: int = 0
    limit: int = 0
    played: bool = False
    fore: bool = False
    reverse: bool = False

    @property
    def external(self) -> bool:
        """Whether its values are typed in, not computed (``OTHER_...``)."""
        return self.name.startswith("OTHER")

    def __str__(self) -> str:
        parts = (
            self.name,
            f"C{self.cut}" if self.cut else "",
            f"M{self.median}" if self.median else "",
            f"L{self.limit:+}" if self.limit else "",
            "P" if self.played else "",
            "F" if self.fore else "",
            "R" if self.reverse else "",
        )
        return "/".join(part for part in parts if part)


@lru_cache(maxsize=256)
def parse_code(text: str) -> Code:
    """The code that a text writes.

    Raises UnknownCodeError, which names the code.

    >>> str(parse_code("bh-c1")), str(parse_code("SB/P/C2")), str(parse_code("ge")), str(parse_code("ks/l-1"))
    ('BH/C1', 'SB/C2/P', 'REP', 'KS/L-1')
    """
    shown = text.strip()
    plain = shown.upper()
    if plain.startswith("OTHER"):
        return Code(plain)
    name, *modifiers = _pieces(_OLDER.get(plain, plain)) or [""]
    name = _OLDER.get(name, name)
    if name not in NAMES:
        raise UnknownCodeError("unknown tie-break {shown!r}", shown=shown)
    values: dict[str, int] = {}
    for modifier in modifiers:
        found = _modifier(name, modifier, shown)
        if _same_kind(values) & _same_kind(found):
            raise UnknownCodeError(
                "tie-break {shown!r}: {modifier!r} contradicts the modifier before it",
                shown=shown,
                modifier=modifier,
            )
        values |= found
    return Code(
        name,
        values.get("cut", 0),
        values.get("median", 0),
        values.get("limit", 0),
        "played" in values,
        "fore" in values,
        "reverse" in values,
    )


def parse_list(text: str) -> tuple[Code, ...]:
    """The codes of a comma-separated list, in order; a repeated DE stays (C.07 4.3).

    >>> [str(code) for code in parse_list("PTS, DE,BH/C1,de")]
    ['PTS', 'DE', 'BH/C1', 'DE']
    """
    return tuple(parse_code(part) for part in re.split(r"[,;]", text) if part.strip())


def _pieces(plain: str) -> list[str]:
    # The minus of L-1 is a sign, every other hyphen or colon a separator.
    return [piece for piece in re.split(r"[/:]|(?<!L)-", plain) if piece]


def _same_kind(values: dict[str, int]) -> set[str]:
    """What modifiers decide; a cut and a median decide the same."""
    return {"cut" if key == "median" else key for key in values}


def _modifier(name: str, modifier: str, shown: str) -> dict[str, int]:
    match = _MODIFIERS.fullmatch(modifier)
    letter = modifier[0]
    allowed = _CUTS.get(name, "") + _LETTERS.get(name, "")
    if match is None or letter not in allowed:
        raise UnknownCodeError(
            "tie-break {shown!r}: {name} does not take {modifier!r} (C.07 art. 14)",
            shown=shown,
            name=name,
            modifier=modifier,
        )
    return {
        key: int(value) if value.lstrip("+-").isdigit() else 1
        for key, value in match.groupdict().items()
        if value
    }
