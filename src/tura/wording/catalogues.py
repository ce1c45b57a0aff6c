"""The catalogues: one TOML file for each room and language, a flat table of code and sentence."""

import tomllib
from functools import cache
from importlib import resources

LANGUAGES = ("en", "ru")


@cache
def catalogue(language: str) -> dict[str, str]:
    """Every sentence of a language by code; raises ValueError when two rooms give one code."""
    sentences: dict[str, str] = {}
    for file in sorted(resources.files("tura.wording").joinpath("catalogue").iterdir(), key=lambda f: f.name):
        if file.name.endswith(f".{language}.toml"):
            for code, text in tomllib.loads(file.read_text(encoding="utf-8")).items():
                if sentences.setdefault(code, text) != text:
                    raise ValueError(f"{file.name}: the code {code} is worded twice")
    return sentences
