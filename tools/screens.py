"""Pictures of every screen for docs/screens: the demo's event in a real Chromium, quantised by ImageMagick.

`python -m tools.screens` runs the demo and pictures it; `python -m tools.screens DIR/tura.sqlite NAME …` makes some
pictures only, from a demo that is there.
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
Shot = tuple[str, str, str, tuple[int, int]]
# Name: what it is, address, language, theme; each is pictured on a laptop and, with "-phone", on a phone.
SCREENS = {
    "home": ("Home", "/home", "ru", "light"),
    "new-event": ("A new event", "/new", "ru", "light"),
    "regulation": ("The regulation", "/e/{e}/regulation", "ru", "light"),
    "players": ("Players", "/e/{e}/A/players", "en", "light"),
    "check-in": ("Check-in", "/e/{e}/A/players?desk=1", "ru", "light"),
    "player": ("A player's card", "/e/{e}/A/players/e1", "ru", "light"),
    "player-add": ("A late entry", "/e/{e}/A/players/add", "en", "dark"),
    "player-import": ("A list from a file", "/e/{e}/A/players/import", "ru", "light"),
    "round": ("A round", "/e/{e}/A/round/7", "ru", "light"),
    "results": ("Results", "/e/{e}/A/results/7", "ru", "light"),
    "standings": ("Standings", "/e/{e}/A/standings?open=1", "en", "dark"),
    "cross-table": ("The cross-table", "/e/{e}/A/standings?cross=1", "ru", "light"),
    "prizes": ("Prizes", "/e/{e}/A/prizes", "ru", "light"),
    "documents": ("Documents", "/e/{e}/documents", "ru", "light"),
    "journal": ("The journal", "/e/{e}/journal", "ru", "light"),
    "restore": ("Going back", "/e/{e}/journal?restore=940", "en", "light"),
    "accounts": ("Who may sign in", "/accounts", "en", "light"),
    "password": ("A password", "/password", "ru", "dark"),
    "sign-in": ("Signing in", "/sign-in", "en", "light"),
    "public": ("What everybody sees", "/p/{e}", "ru", "light"),
    "public-player": ("A player, for everybody", "/p/{e}/A/2", "ru", "dark"),
    "hall": ("The screen in the hall", "/e/{e}/hall", "ru", "dark"),
}
SHOTS: dict[str, Shot] = {
    name + ending: (*screen[1:3], "dark" if name + ending == "results-phone" else screen[3], size)
    for name, screen in SCREENS.items()
    for ending, size in (("", LAPTOP), ("-phone", PHONE))
    if name + ending != "hall-phone"
}
PLAYED = ("round", "round-phone", "results", "results-phone", "hall")


def main(database: str = "", *names: str) -> None:
    """The pictures, made anew: all, or those named; without a database of the demo it is run first."""
    with tempfile.TemporaryDirectory() as folder:
        if not database:
            subprocess.run([sys.executable, "-m", "tura", "demo", "--out", folder], check=True)
            database = f"{folder}/tura.sqlite"
        wanted = names or tuple(SHOTS)
        _pictures(database, tuple(name for name in wanted if name not in PLAYED), playing=False)
        _pictures(database, tuple(name for name in wanted if name in PLAYED), playing=True)
    (OUT / "README.md").write_text(_index(), encoding="utf-8")


def _index() -> str:
    """All pictures in a table."""
    lines = ["# Every screen", "", "Made by `python -m tools.screens` from the demo.", ""]
    lines += ["| | Laptop | Phone |", "|---|---|---|"]
    for name, (title, *_) in SCREENS.items():
        cells = [
            f'<img src="{shot}.png" alt="{title}" width="{width}">' if shot in SHOTS else ""
            for shot, width in ((name, 640), (f"{name}-phone", 180))
        ]
        lines.append(f"| {title} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


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


def _taken(browser: Browser, name: str, at: tuple[str, str, str], shot: Shot) -> None:
    (url, slug, token), (path, language, theme, (width, height)) = at, shot
    context = browser.new_context(viewport={"width": width, "height": height})
    cookies = {"tura": "" if path == "/sign-in" else token, "lang": language, "theme": theme}
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
