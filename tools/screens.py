"""Pictures of every screen for docs/screens: the demo's event in a real Chromium, quantised by ImageMagick.

Run `tura demo --out DIR`, then `python -m tools.screens DIR/tura.sqlite`, with names for some pictures only.
The round's screens show the last round as it is played: started twelve minutes ago, three boards open.
"""

import shutil
import subprocess
import sys
import tempfile
import threading
import time
from datetime import timedelta
from pathlib import Path
from secrets import token_urlsafe

import uvicorn
from playwright.sync_api import Browser, sync_playwright

from tura.app.accounts import Keys, Role, accept, invite
from tura.app.office import Office
from tura.domain.commands import Command
from tura.domain.commands.results import EnterResult
from tura.domain.commands.rounds import StartRound
from tura.domain.reason import Refusal
from tura.domain.round.outcome import Outcome
from tura.store.office import office_and_accounts
from tura.web.app import create_app
from tura.web.live import Hub
from tura.web.site import Site

OUT = Path(__file__).parents[1] / "docs" / "screens"
LAPTOP, PHONE = (1280, 800), (360, 740)
# Name: address, language, theme, size.
SHOTS = {
    "home": ("/home", "ru", "light", LAPTOP),
    "regulation": ("/e/{e}/regulation", "ru", "light", LAPTOP),
    "players": ("/e/{e}/A/players", "en", "light", LAPTOP),
    "check-in-phone": ("/e/{e}/A/players?desk=1", "ru", "light", PHONE),
    "player": ("/e/{e}/A/players/e1", "ru", "light", LAPTOP),
    "round": ("/e/{e}/A/round/7", "ru", "light", LAPTOP),
    "results": ("/e/{e}/A/results/7", "ru", "light", LAPTOP),
    "results-phone": ("/e/{e}/A/results/7", "ru", "dark", PHONE),
    "standings": ("/e/{e}/A/standings?open=1", "en", "dark", LAPTOP),
    "prizes": ("/e/{e}/A/prizes", "ru", "light", LAPTOP),
    "documents": ("/e/{e}/documents", "ru", "light", LAPTOP),
    "journal": ("/e/{e}/journal", "ru", "light", LAPTOP),
    "accounts": ("/accounts", "en", "light", LAPTOP),
    "public-phone": ("/p/{e}", "ru", "light", PHONE),
    "hall": ("/e/{e}/hall", "ru", "dark", LAPTOP),
}


PLAYED = ("round", "results", "results-phone", "hall")


def main(database: str, *names: str) -> None:
    """The pictures, made anew: all, or those named."""
    wanted = names or tuple(SHOTS)
    _pictures(database, tuple(name for name in wanted if name not in PLAYED), playing=False)
    _pictures(database, tuple(name for name in wanted if name in PLAYED), playing=True)


def _play(office: Office) -> None:
    """The last round of the first section as while it is played."""
    event_id = office.catalogue.all()[0].event_id
    round_ = office.state(event_id).fields["A"].rounds[-1]
    at = (office.clock() - timedelta(minutes=12)).isoformat(timespec="seconds")
    commands: list[Command] = [StartRound(field="A", round=round_.number, at=at)]
    commands += [
        EnterResult(
            field="A", round=round_.number, board=board.number, outcome=Outcome.PENDING, seen=board.outcome
        )
        for board in round_.boards[4:7]
    ]
    done = office.perform(event_id, commands)
    if isinstance(done, Refusal):
        raise SystemExit(done.first.code)


def _pictures(database: str, names: tuple[str, ...], *, playing: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tura.sqlite"
        shutil.copy(database, path)
        office, accounts = office_and_accounts(str(path), "arbiter")
        if playing:
            _play(office)
        keys = Keys(accounts, office.clock, lambda: token_urlsafe(24), office.new_id)
        site = Site(office, keys, Hub(), "http://192.168.0.10:8080")
        server = uvicorn.Server(uvicorn.Config(create_app(site), port=0, log_level="error"))
        threading.Thread(target=server.run, daemon=True).start()
        while not server.started:
            time.sleep(0.05)
        url = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        token = accept(keys, invite(keys, Role.ORGANISER, "Главный судья"))
        if isinstance(token, Refusal):
            raise SystemExit(token.first.code)
        slug = office.catalogue.all()[0].slug
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
            for name in names:
                _taken(browser, name, (url, slug, token), SHOTS[name])
            browser.close()
        server.should_exit = True


def _taken(
    browser: Browser, name: str, at: tuple[str, str, str], shot: tuple[str, str, str, tuple[int, int]]
) -> None:
    (url, slug, token), (path, language, theme, (width, height)) = at, shot
    context = browser.new_context(viewport={"width": width, "height": height})
    cookies = {"tura": token, "lang": language, "theme": theme}
    context.add_cookies([{"name": key, "value": value, "url": url} for key, value in cookies.items()])
    page = context.new_page()
    page.goto(url + path.format(e=slug))
    page.wait_for_timeout(500)
    raw = OUT / f"{name}.raw.png"
    page.screenshot(path=str(raw))
    context.close()
    command = ["convert", str(raw), "-strip", "+dither", "-colors", "24", f"PNG8:{OUT / name}.png"]
    subprocess.run(command, check=True)
    raw.unlink()


if __name__ == "__main__":
    main(*sys.argv[1:])
