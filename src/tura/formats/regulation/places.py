"""Where each key of a TOML text stands: a walk over its tokens, after a parser has found it valid."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

Path = tuple[str | int, ...]
Places = dict[Path, int]

_TOKEN = re.compile(
    r"""(?P<string>\"\"\"(?:\\.|[^\\])*?\"\"\"|'''.*?'''|"(?:\\.|[^"\\\n])*"|'[^'\n]*')
    |(?P<comment>\#[^\n]*)|(?P<newline>\n)|(?P<space>[^\S\n]+)|(?P<mark>[\[\]{}=,.])|(?P<bare>[^\s\[\]{}=,.#"']+)""",
    re.DOTALL | re.VERBOSE,
)


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    line: int


@dataclass(slots=True)
class _Walk:
    """The state of one walk: the tokens, where we are in them, and what was found."""

    tokens: list[_Token]
    position: int = 0
    places: Places = field(default_factory=dict)
    counts: dict[Path, int] = field(default_factory=dict)

    def peek(self) -> _Token:
        return self.tokens[self.position]

    def take(self) -> _Token:
        token = self.tokens[self.position]
        self.position += 1
        return token

    def skip_lines(self) -> None:
        while self.peek().kind == "newline":
            self.position += 1


def _tokens(text: str) -> Iterator[_Token]:
    line = 1
    for match in _TOKEN.finditer(text):
        kind, found = match.lastgroup or "", match.group()
        if kind not in {"comment", "space"}:
            yield _Token(kind, found, line)
        line += found.count("\n")
    yield _Token("end", "", line)


def find_places(text: str) -> Places:
    """The line, from 1, of every key, table and array element of a valid TOML text."""
    walk = _Walk(list(_tokens(text)))
    table: Path = ()
    while walk.peek().kind != "end":
        token = walk.peek()
        if token.kind == "newline":
            walk.take()
        elif token.text == "[":
            table = _header(walk)
        else:
            _pair(walk, table)
    return walk.places


def _header(walk: _Walk) -> Path:
    line = walk.take().line
    is_array = walk.peek().text == "["
    if is_array:
        walk.take()
    names = _names(walk)
    while walk.peek().text == "]":
        walk.take()
    path: Path = ()
    for name in names[:-1]:
        path = (*path, name)
        if path in walk.counts:
            path = (*path, walk.counts[path])
    path = (*path, names[-1])
    if is_array:
        walk.counts[path] = walk.counts.get(path, -1) + 1
        walk.places.setdefault(path, line)
        path = (*path, walk.counts[path])
    walk.places[path] = line
    return path


def _names(walk: _Walk) -> list[str]:
    """The parts of a dotted key, up to the mark that ends it."""
    names: list[str] = []
    while walk.peek().kind in {"bare", "string"} or walk.peek().text == ".":
        token = walk.take()
        if token.kind != "mark":
            names.append(token.text.strip("\"'"))
    return names


def _pair(walk: _Walk, table: Path) -> None:
    line = walk.peek().line
    path = table
    for name in _names(walk):
        path = (*path, name)
        walk.places.setdefault(path, line)
    walk.take()
    _value(walk, path)


def _value(walk: _Walk, path: Path) -> None:
    first = walk.peek()
    if first.text == "[":
        _array(walk, path)
    elif first.text == "{":
        _inline_table(walk, path)
    else:
        while walk.peek().kind in {"bare", "string"} or walk.peek().text == ".":
            walk.take()


def _array(walk: _Walk, path: Path) -> None:
    walk.take()
    index = 0
    walk.skip_lines()
    while walk.peek().text != "]":
        walk.places[(*path, index)] = walk.peek().line
        _value(walk, (*path, index))
        index += 1
        _next(walk)
    walk.take()


def _inline_table(walk: _Walk, path: Path) -> None:
    walk.take()
    walk.skip_lines()
    while walk.peek().text != "}":
        _pair(walk, path)
        _next(walk)
    walk.take()


def _next(walk: _Walk) -> None:
    walk.skip_lines()
    if walk.peek().text == ",":
        walk.take()
    walk.skip_lines()
