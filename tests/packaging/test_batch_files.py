"""The two files that Windows itself reads: as cmd.exe needs them, and naming only what exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "packaging" / "windows").glob("*.bat"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_batch_file_is_plain_ascii_with_windows_line_ends(file: Path) -> None:
    """cmd.exe loses its place in a file with other line ends or with letters of another code page."""
    text = file.read_bytes()
    assert text.isascii()
    assert text.count(b"\r\n") == text.count(b"\n") > 3
    assert text.endswith(b"\r\n")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_batch_file_works_from_any_folder(file: Path) -> None:
    """The folder's own path is quoted (it may have spaces), entered first, and in UTF-8 (it may be Cyrillic)."""
    lines = [line for line in file.read_text().splitlines() if not line.startswith(("@", "rem"))]
    assert lines[:2] == ["setlocal", "chcp 65001 >nul"]
    assert re.fullmatch(r'cd /d "%~dp0[^"]*" \|\| exit /b 1', lines[2])
    assert not [line for line in lines[3:] if "%~dp0" in line]


def test_building_names_only_files_that_are_there() -> None:
    """Every file of the repository that build.bat calls exists, and a failed step ends it."""
    lines = (ROOT / "packaging" / "windows" / "build.bat").read_text().splitlines()
    named = re.findall(r"(?:packaging|requirements)\\[\w.\\]+", "\n".join(lines))
    assert len(named) == 3
    assert all((ROOT / name.replace("\\", "/")).is_file() for name in named)
    steps = [line for line in lines if re.match(r"(py|copy|dist|\.venv-windows)", line)]
    assert all(line.endswith("|| exit /b 1") for line in steps)


def test_the_folder_is_built_from_pinned_packages() -> None:
    """Every package of the runtime stands in the folder's pins in the same version, with its hashes."""
    pins = {
        name: set(re.findall(r"^([\w-]+==\S+)", (ROOT / "requirements" / name).read_text(), re.MULTILINE))
        for name in ("runtime.txt", "folder.txt")
    }
    assert pins["runtime.txt"] < pins["folder.txt"]
    assert {pin.partition("==")[0] for pin in pins["folder.txt"] - pins["runtime.txt"]} >= {
        *("pyinstaller", "tzdata", "colorama", "pefile", "pywin32-ctypes"),
    }
