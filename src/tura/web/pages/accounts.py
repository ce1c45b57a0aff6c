"""Who may sign in: accounts, invitation links with their QR code, passwords."""

import re

from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from tura.app.accounts import Account, Role, invite, set_password
from tura.domain.reason import Refusal, refuse
from tura.domain.regulation.letters import fold_letter
from tura.web.form import fields_of
from tura.web.qr import picture
from tura.web.request import Asked

_PART = re.compile(r"(\w+)(?::(\d+)(?:-(\d+))?)?")


def accounts(asked: Asked, refusal: Refusal | None = None, link: str = "") -> Response:
    """Everybody who may sign in, links that nobody has used yet, and a form for a new one."""
    keys = asked.site.keys
    return asked.page(
        "accounts.html",
        409 if refusal else 200,
        accounts=keys.accounts.all(),
        invitations=keys.accounts.invitations(keys.clock()),
        roles=[role for role in Role if _may_give(asked.account, role)],
        refusal=refusal,
        link=link,
        picture=picture(link) if link else "",
    )


def act(asked: Asked) -> Response:
    """A link made, a link or an account taken back."""
    given = fields_of(asked.request)
    action = given.get("action", "")
    if action == "invite":
        return _invited(asked, given)
    if action == "withdraw":
        asked.site.keys.accounts.take_invitation(given.get("token", ""), asked.site.keys.clock())
    elif action == "remove":
        refusal = _removed(asked, given.get("account", ""))
        if refusal is not None:
            return accounts(asked, refusal)
    else:
        raise HTTPException(400)
    return RedirectResponse("/accounts", 303)


def _invited(asked: Asked, given: dict[str, str]) -> Response:
    role = next((role for role in Role if role.value == given.get("role")), None)
    if role is None or not _may_give(asked.account, role):
        raise HTTPException(403)
    sections = sections_of(given.get("sections", ""))
    if sections is None:
        return accounts(asked, refuse("sections-unclear", given=given["sections"]))
    token = invite(asked.site.keys, role, given.get("name", "").strip(), sections)
    return accounts(asked, None, f"{asked.address}/link/{token}")


def _may_give(account: Account | None, role: Role) -> bool:
    """Nobody gives a role above the own one."""
    order = list(Role)
    return account is not None and order.index(account.role) <= order.index(role)


def _removed(asked: Asked, identity: str) -> Refusal | None:
    kept = asked.site.keys.accounts
    found = next((each for each in kept.all() if each.id == identity), None)
    if found is None:
        raise HTTPException(404)
    if asked.account is not None and found.id == asked.account.id:
        return refuse("account-own")
    if not _may_give(asked.account, found.role):
        raise HTTPException(403)
    kept.remove(identity)
    return None


def password(asked: Asked) -> Response:
    """The asker's own password, so that the account can sign in without a link."""
    if asked.request.method == "GET":
        return asked.page("password.html", refusal=None, done=False)
    assert asked.account is not None, "the matrix has this route for staff alone"
    refusal = set_password(asked.site.keys, asked.account, fields_of(asked.request).get("password", ""))
    return asked.page("password.html", 409 if refusal else 200, refusal=refusal, done=refusal is None)


def sections_of(text: str) -> tuple[str, ...] | None:
    """Sections and board ranges as typed: ``A, B:1-20``; None when a part is neither.

    >>> sections_of("a B:1-20"), sections_of(""), sections_of("1-20")
    (('A', 'B:1-20'), (), None)
    """
    found: list[str] = []
    for part in text.replace(",", " ").split():
        read = _PART.fullmatch(part)
        letter = fold_letter(read[1]) if read else ""
        if read is None or not letter.isalpha():
            return None
        found.append(letter if read[2] is None else f"{letter}:{read[2]}-{read[3] or read[2]}")
    return tuple(found)
