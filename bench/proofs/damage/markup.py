"""Damage to XML and TOML: entities, depth, tags and values of other kinds."""

import re
from collections.abc import Sequence
from random import Random

from bench.proofs.damage.text import bytes_of, text_of

_LAUGHS = "".join(f'<!ENTITY l{place} "{f"&l{place - 1};" * 10 if place else "lol"}">' for place in range(9))
_PROLOGUES = (
    f"<!DOCTYPE playerslist [{_LAUGHS}]>",
    '<!DOCTYPE p [<!ENTITY x SYSTEM "other.xml">]>',
    f'<!DOCTYPE p [<!ENTITY l8 "{"A" * 50_000}">]>',
    "<!DOCTYPE p>",
    '<?xml version="1.1" encoding="utf-16"?>',
    '<?xml version="1.0" encoding="nonsense"?>',
    '<?xml version="1.0" encoding="cp1251"?>',
    "<?php ?>",
)
_INSIDE = (
    "&l8;", "&l8;" * 500, "&x;", "&#0;", "&#xD800;", "&#1114112;", "<![CDATA[]]>", "]]>", "<!-- -- -->",
    "<a>" * 60_000,
    "<player>", "</player>", "<a b='c' b='c'/>", "<a " + "b='' " * 500 + "/>", "<player><player/></player>",
    "&nbsp;",
)  # fmt: skip
_TAG = re.compile(r"<[^<>]*>")
_XML_START = re.compile(r"^(<\?xml[^>]*>)?")


def tags(chance: Random, whole: bytes, _others: Sequence[bytes]) -> bytes:
    """Tags lost, doubled, swapped, and everything XML allows that a list never needs."""
    text = text_of(whole)
    for _ in range(chance.randint(1, 3)):
        found = list(_TAG.finditer(text))
        if not found:
            break
        one, two = chance.choice(found), chance.choice(found)
        new = chance.choice(("", one.group() * 2, two.group(), one.group() + chance.choice(_INSIDE)))
        text = text[: one.start()] + new + text[one.end() :]
    if chance.random() < 0.3:
        text = _XML_START.sub(chance.choice(_PROLOGUES).replace("\\", "/"), text, count=1)
    return bytes_of(text)


_VALUES = (
    "1", "-1", "0", "1.5", "inf", "nan", "1e400", "9" * 5000, "true", '""', '"x"', "'''a\nb'''", '"""\na"""',
    "[]", "[1, [2]]",
    "{}", "{ a = 1 }", "2026-02-30", "2026-02-28", "11:00", "1979-05-27T07:32:00Z", "[" * 300 + "]" * 300,
    "[" * 6000,
    "{a=" * 300 + "1" + "}" * 300, '"\\ud800"', '"\\q"', "0x_1", "0o17", "1_000", "'", '"', '"40 000 ₽"', '"½"',
    '"1/0"', '"1/3"',
    '"90+30"', '"A"', '"А"', "[{}]", '["A", 1]', "{ is = 1, line = 2 }", '{ is = {}, line = "x" }', "-40000",
    '"1e5"', '"∞"',
)  # fmt: skip
_LINES = (
    "[section]", "[[section]]", "[section.playing]", "[[section.playing]]", "[nomination]",
    "[nomination.a.b.c]", "a.b.c = 1",
    'section = "A"', "section = []", "playing = 3", "[playing]", "nomination = []", '"" = 1', "= 1", "[", "[[",
    "[a]]", "]",
    "[" + "a." * 3000 + "a]", "a" * 3000 + " = 1", "#\x00", "[[section.awarding.bracket]]", "prizes = [{}]",
    "awarding = []",
)  # fmt: skip
_PAIR = re.compile(r"^(\s*[\w.\-\"]+\s*=\s*)(.*)$", re.MULTILINE)
_INNER = re.compile(r"(?<==)\s*[^,={}\[\]\n]+(?=[,}\n])")


def toml(chance: Random, whole: bytes, _others: Sequence[bytes]) -> bytes:
    """Values of other kinds, keys moved to other tables, tables where there are none."""
    text = text_of(whole)
    for _ in range(chance.randint(1, 3)):
        found = list(chance.choice((_PAIR, _INNER)).finditer(text))
        if not found:
            continue
        match, other = chance.choice(found), chance.choice(found)
        key = match[1] if match.re is _PAIR else ""
        value = chance.choice((*_VALUES, other[2] if other.re is _PAIR else other.group()))
        text = text[: match.start()] + key + value + text[match.end() :]
    if chance.random() < 0.4:
        rows = text.split("\n")
        rows.insert(chance.randrange(len(rows)), chance.choice((*_LINES, chance.choice(rows))))
        text = "\n".join(rows)
    return bytes_of(text)


XML = (tags, tags, tags)
TOML = (toml, toml, toml)
