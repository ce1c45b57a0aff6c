"""Pictures of every screen for docs/screens: the demo's event in a real Chromium, quantised by ImageMagick.

Run `tura demo --out DIR`, then `python -m tools.screens DIR/tura.sqlite`.
"""

import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from secrets import token_urlsafe

import uvicorn
from playwright.sync_api import Browser, sync_playwright

from tura.app.accounts import Keys, Role, accept, invite
from tura.domain.reason import Refusal
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


def main(database: str) -> None:
    """Every picture, made anew."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tura.sqlite"
        shutil.copy(database, path)
        office, accounts = office_and_accounts(str(path), "arbiter")
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
            for name, shot in SHOTS.items():
                _taken(browser, name, (url, slug, token), shot)
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
    main(sys.argv[1])
