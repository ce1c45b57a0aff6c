"""The web application on this machine: start, pages, a result, and five hundred listening phones.

The server is a process of its own; every figure is what a client on the same machine sees, growth beside it.
"""

import asyncio
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from secrets import token_urlsafe

import httpx
from bench.crowd import crowded

from tura.app.accounts import Keys, Role, accept, invite
from tura.domain.reason import Refusal
from tura.store.office import office_and_accounts

SIZES = (100, 200, 500)
PHONES = 500
PAGES = ("round", "results/1", "standings", "players", "prizes")
PORT = 18_650

Heard = dict[bytes, "asyncio.Queue[float]"]


def main() -> None:
    """Every figure for every size, then the phones."""
    print(
        "players  " + "".join(f"{page:>12}" for page in (*PAGES, "public", "public KB", "result", "start s"))
    )
    for at, players in enumerate(SIZES):
        with tempfile.TemporaryDirectory() as folder:
            token, slug = _prepared(Path(folder), players)
            port = PORT + at
            process, started = _served(Path(folder), port, slug)
            try:
                figures, size, result = _pages(port, slug, token)
                line = "".join(f"{figure:>9.1f} ms" for figure in figures)
                print(f"{players:>7}  {line}{size:>9.1f} KB{result:>9.1f} ms{started:>12.2f}", flush=True)
                if players == SIZES[-1]:
                    asyncio.run(_phones(port, slug, token))
            finally:
                process.terminate()
                process.wait()


def _prepared(folder: Path, players: int) -> tuple[str, str]:
    """A database with a published round of so many players; a session and the event's slug."""
    office, accounts = office_and_accounts(str(folder / "tura.sqlite"), "bench")
    crowded(office, players)
    keys = Keys(accounts, office.clock, lambda: token_urlsafe(24), office.new_id)
    token = accept(keys, invite(keys, Role.ORGANISER))
    assert not isinstance(token, Refusal)
    return token, office.catalogue.all()[0].slug


def _served(folder: Path, port: int, slug: str) -> tuple[subprocess.Popen[bytes], float]:
    """A server, and the seconds from its start to the first page."""
    begin = time.perf_counter()
    command = [sys.executable, "-m", "tura", "serve", "--db", str(folder / "tura.sqlite")]
    process = subprocess.Popen(
        [*command, "--host", "127.0.0.1", "--port", str(port)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    while True:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/p/{slug}").is_success:
                return process, time.perf_counter() - begin
        except httpx.TransportError:
            time.sleep(0.01)


def _pages(port: int, slug: str, token: str) -> tuple[list[float], float, float]:
    """Median milliseconds of each page, the public page's packed size, and a result's milliseconds."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", cookies={"tura": token}, timeout=60) as client:
        paths = [f"/e/{slug}/A/{page}" for page in PAGES]
        figures = [_median(client, path) for path in (*paths, f"/p/{slug}?section=A")]
        packed = client.get(f"/p/{slug}?section=A").headers["content-length"]
        taken = []
        for board in range(2, 32):
            begin = time.perf_counter()
            answer = client.post(f"{paths[1]}/{board}", data={"result": "1-0", "seen": ""})
            taken.append(1000 * (time.perf_counter() - begin))
            assert answer.is_success, answer.text
        return figures, int(packed) / 1024, statistics.median(taken)


def _median(client: httpx.Client, path: str, times: int = 9) -> float:
    taken = []
    for _ in range(times):
        begin = time.perf_counter()
        assert client.get(path).is_success, path
        taken.append(1000 * (time.perf_counter() - begin))
    return statistics.median(taken[1:])


async def _phones(port: int, slug: str, token: str) -> None:
    """From the sending of a result to the last of so many phones that shows it, and the standings with it."""
    queues: list[Heard] = [{b"rows": asyncio.Queue(), b"lines": asyncio.Queue()} for _ in range(PHONES)]
    tasks = []
    for at, queue in enumerate(queues):
        tasks.append(asyncio.create_task(_listen(port, slug, queue)))
        if at % 25 == 24:
            await asyncio.sleep(0.1)
    await asyncio.sleep(2)
    told: dict[bytes, list[list[float]]] = {b"rows": [], b"lines": []}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", cookies={"tura": token}) as client:
        for board in range(40, 50):
            begin = time.perf_counter()
            await client.post(f"/e/{slug}/A/results/1/{board}", data={"result": "=", "seen": ""})
            for kind, times in told.items():
                moments = [await asyncio.wait_for(queue[kind].get(), 20) for queue in queues]
                times.append([1000 * (moment - begin) for moment in moments])
            await asyncio.sleep(1)
    for task in tasks:
        task.cancel()
    for kind, name in ((b"rows", "a result"), (b"lines", "the standings with it")):
        lasts = [max(times) for times in told[kind]]
        print(
            f"{PHONES} phones: {name} shown on the middle one after "
            f"{statistics.median(map(statistics.median, told[kind])):.0f} ms, "
            f"on the last after {statistics.median(lasts):.0f} ms (slowest of {len(lasts)}: {max(lasts):.0f} ms)"
        )


async def _listen(port: int, slug: str, queue: Heard) -> None:
    """One phone on the public page of section A: the moment each row, and each change of the standings, reaches it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    path = f"/e/{slug}/live?seen=999999&view=A/ru"
    writer.write(f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept: text/event-stream\r\n\r\n".encode())
    while line := await reader.readline():
        if line in (b"event: rows\n", b"event: lines\n"):
            queue[line[7:-1]].put_nowait(time.perf_counter())


if __name__ == "__main__":
    main()
