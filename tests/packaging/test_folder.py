"""The folder that runs without Python and without internet; `make folder` builds it and runs these."""

import json
import os
import re
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path

import pytest

from tura.app.demo.events import DEMO

FOLDER = os.environ.get("TURA_FOLDER", "")
pytestmark = pytest.mark.skipif(not FOLDER, reason="needs the built folder: make folder")
NAME = "папка с пробелом"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder copied to a path with spaces and Cyrillic letters, as on somebody's stick."""
    place = tmp_path_factory.mktemp("stick") / NAME
    shutil.copytree(FOLDER, place, symlinks=True)
    return place


def offline() -> list[str]:
    """The words that start a program in a network of its own with nothing in it, where this machine can."""
    alone = ["/usr/bin/unshare", "--net"]
    if not Path(alone[0]).exists() or subprocess.run([*alone, "/bin/true"], check=False).returncode:
        return []
    return alone


def bare(folder: Path) -> dict[str, str]:
    """An environment in which no Python and no other program can be found."""
    return {"HOME": str(folder), "PATH": "/nowhere", "TURA_DB": "data/tura.sqlite", "TURA_LANG": "ru"}


def run(folder: Path, *words: str, code: int = 0) -> str:
    """What a command of the folder's program prints, run offline in the folder."""
    done = subprocess.run(
        [*offline(), str(folder / "tura"), *words],
        cwd=folder,
        env=bare(folder),
        capture_output=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == code, (words, done.stdout.decode(), done.stderr.decode())
    return done.stdout.decode()


def test_nothing_outside_the_folder_is_needed_to_start(folder: Path) -> None:
    """It tells its version and its commands at once: the third start takes less than two seconds."""
    assert re.fullmatch(r"tura \d+\.\d+\.\d+\n", run(folder, "--version"))
    run(folder, "--help")
    begin = time.monotonic()
    run(folder, "--help")
    assert time.monotonic() - begin < 2


def test_the_demo_runs_to_its_printed_papers(folder: Path) -> None:
    """Both events, their files and their PDF papers; the money paid and left adds up to each fund."""
    told = run(folder, "demo", "--out", "показ")
    assert "Оба соревнования проведены" in told
    papers = list((folder / "показ").rglob("*.pdf"))
    assert len(papers) > 20
    assert all(paper.read_bytes().startswith(b"%PDF-") for paper in papers)
    prizes = json.loads(run(folder, "prizes", "subbotnii-rapid", "--json", "--db", "показ/tura.sqlite"))
    for section in prizes:
        paid = sum(award["amount"] for award in section["awards"])
        assert paid + section["undistributed"] == section["fund"]


def test_a_list_is_taken_in_paired_and_printed(folder: Path) -> None:
    """Regulation, entries from a file, a published round, its paper as PDF: offline, all in the folder."""
    (folder / "положение.toml").write_text(DEMO[1].regulation_text(), encoding="utf-8")
    (folder / "список.csv").write_bytes(DEMO[1].roster_bytes())
    slug = run(folder, "event", "new", "положение.toml").strip()
    run(folder, "register", slug, "список.csv")
    assert json.loads(run(folder, "round", "pair", slug, "B", "--publish", "--json"))["round"] == 1
    run(folder, "print", slug, "pairings", "B", "-o", "пары.pdf")
    assert (folder / "пары.pdf").read_bytes().startswith(b"%PDF-")


def test_several_processes_work_in_the_folder(folder: Path) -> None:
    """Tournaments made and checked by two processes each: the program starts itself again as a worker."""
    run(folder, "generate", "--players", "20", "--rounds", "3", "--count", "4", "--jobs", "2", "-o", "сеты/")
    files = sorted(str(file) for file in (folder / "сеты").iterdir())
    assert run(folder, "check", "--jobs", "2", *files).count("\n") >= len(files) == 4


@contextmanager
def served(folder: Path) -> Iterator[tuple[str, str, int]]:
    """The folder's server on a free port: its address, a link to sign in, its process id."""
    words = [str(folder / "tura"), "serve", "--host", "127.0.0.1", "--port", "18097", "--link"]
    output = folder / "serve.txt"
    with output.open("wb") as written:
        process = subprocess.Popen(words, cwd=folder, env=bare(folder), stdout=written, stderr=written)
    try:
        for _ in range(200):
            found = re.search(r"http\S+/link/(\S+)", output.read_text(encoding="utf-8"))
            if found and _answers("http://127.0.0.1:18097/sign-in"):
                yield "http://127.0.0.1:18097", found[1], process.pid
                return
            assert process.poll() is None, output.read_text(encoding="utf-8")
            time.sleep(0.1)
        pytest.fail("the server did not answer within 20 seconds")
    finally:
        process.terminate()
        process.wait(20)


def _answers(address: str) -> bool:
    try:
        with urllib.request.build_opener().open(address) as page:
            return bool(page.status == 200)
    except OSError:
        return False


def _workers(pid: int) -> list[str]:
    """The words with which the server started the processes that live beside it."""
    children = [
        child for file in Path(f"/proc/{pid}/task").glob("*/children") for child in file.read_text().split()
    ]
    return [Path(f"/proc/{child}/cmdline").read_text().replace("\0", " ") for child in children]


def test_the_hall_is_served_and_a_large_field_paired_by_the_worker(folder: Path) -> None:
    """A section of 90 is paired from the page, in a process of its own; the round is there afterwards."""
    run(folder, "generate", "--players", "90", "--rounds", "3", "--seed", "5", "-o", "большой.trf")
    slug = run(folder, "event", "from", "большой.trf", "--rounds", "6").strip()
    run(folder, "event", "amend", slug, "--defaults")
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
    with served(folder) as (address, token, pid):
        opener.open(f"{address}/link/{token}", b"name=Arbiter").close()
        opener.open(f"{address}/e/{slug}/A/pair", b"confirm=4&level=4").close()
        assert [words for words in _workers(pid) if "--multiprocessing-fork" in words], _workers(pid)
        with opener.open(f"{address}/e/{slug}/A/round") as page:
            assert page.status == 200
    shown = json.loads(run(folder, "round", "show", slug, "A", "--json"))
    assert shown["round"] == 4
    assert len(shown["boards"]) >= 40
