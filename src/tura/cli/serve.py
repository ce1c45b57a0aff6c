"""`tura serve`: the web application on this machine."""

import click

from tura.cli.desk import Desk, at_desk
from tura.cli.round.leaving import latest_folder, latest_option


@click.command()
@click.option("--host", default="0.0.0.0", show_default=True, help="The address to listen on.")  # noqa: S104  the hall's Wi-Fi
@click.option("--port", type=click.IntRange(0, 65535), default=8080, show_default=True)
@click.option(
    "--address", "named", metavar="URL", help="Where phones find this laptop, if not by its own number."
)
@click.option(
    "--copy-to", metavar="DIR", help="Also write events there, after each publication and ten results."
)
@click.option(
    "--follow", metavar="LINK", help="Repeat the laptop that gave this invitation, until told to lead."
)
@latest_option
@click.option("--link", "anew", is_flag=True, help="Print a new link to sign in as organiser.")
@click.option("--open", "opens", is_flag=True, help="Open the browser of this machine.")
@at_desk
def serve(
    desk: Desk,
    host: str,
    port: int,
    named: str | None,
    copy_to: str | None,
    follow: str | None,
    latest: str | None,
    anew: bool,
    opens: bool,
) -> None:
    """Serve the hall: prints the address with a QR code and, on the first run, a link to sign in once."""
    from pathlib import Path
    from secrets import token_urlsafe

    import uvicorn

    from tura.app.accounts import Keys, Role, invite
    from tura.cli.address import address_of, qr
    from tura.domain.reason import Reason
    from tura.store.office import office_and_accounts
    from tura.web.app import create_app
    from tura.web.copying import Copier
    from tura.web.fencing import side_by_side
    from tura.web.leaving import Leaver
    from tura.web.live import Hub
    from tura.web.site import Site
    from tura.web.warming import warm_later

    office, accounts = office_and_accounts(desk.database, desk.actor)
    keys = Keys(accounts, office.clock, lambda: token_urlsafe(24), office.new_id)
    address = (named or address_of(host, port)).rstrip("/")
    click.echo(qr(address))
    click.echo(desk.say(Reason("web.started", "", {"address": address})))
    link = address
    if anew or not accounts.all():
        link = f"{address}/link/{invite(keys, Role.ORGANISER)}"
        click.echo(desk.say(Reason("web.first-link", "", {"link": link})))
    hub = Hub()
    copier = Copier(office, Path(copy_to)) if copy_to else None
    lead, following = side_by_side(office, hub, address, follow)
    if opens:
        _open_soon(link)
    folder = latest_folder(desk.database, latest)
    leaver = None if folder is None else Leaver(office, folder, desk.language)
    if leaver is not None and following is not None:
        following.changed = leaver.changed
    site = Site(office, keys, hub, address, copier, following, leaver, lead)
    warm_later(site)
    uvicorn.run(create_app(site), host=host, port=port, log_level="warning", timeout_graceful_shutdown=2)
    site.worker.close()


def _open_soon(link: str) -> None:
    """The browser on this page, once the server has had a moment to start."""
    import threading
    import webbrowser

    later = threading.Timer(1.0, webbrowser.open, (link,))
    later.daemon = True
    later.start()
