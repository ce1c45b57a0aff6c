"""Every screen with the keyboard alone."""

from collections.abc import Callable

from playwright.sync_api import Page

from screens import SCREENS, addressed
from served import Served

# Everything that Tab should stop at: what can be pressed, typed into or followed, and can be seen.
CONTROLS = """() => [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
  .filter(each => !each.disabled && each.type !== "hidden" && each.tabIndex >= 0 && each.checkVisibility()
    && !each.closest("details:not([open]) > :not(summary)")
    && !(each.type === "radio" && document.querySelector(`input[name="${each.name}"]`) !== each))
  .map((each, at) => { each.dataset.at = at; return at }).length"""
# How focus shows: an outline or a ring, on something that is inside the window.
STOP = """() => { const here = document.activeElement, look = getComputedStyle(here), box = here.getBoundingClientRect()
  return here === document.body ? null : { at: here.dataset.at ?? null, html: here.outerHTML.slice(0, 90),
    ringed: look.outlineStyle !== "none" && parseFloat(look.outlineWidth) >= 2,
    inside: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth } }"""
# A control that a script has replaced meanwhile is not missed.
MISSED = """at => document.querySelector(`[data-at="${at}"]`)?.outerHTML.slice(0, 90)"""
MOST = 400


def test_the_keyboard_alone_reaches_everything(
    hall: Served, looking: Callable[..., Page], width: int
) -> None:
    """Tab stops at every control of every screen, in view and with a ring that can be seen."""
    page = looking(hall, "ru", "light", width)
    found: list[str] = []
    for name, path in SCREENS.items():
        page.goto(addressed(hall, path))
        found += [f"{name}: {what}" for what in _walked(page)]
    assert found == []


def _walked(page: Page) -> list[str]:
    """What is wrong on a walk through the page with Tab, from wherever the page begins and round its end."""
    controls, seen, wrong = page.evaluate(CONTROLS), set[str](), list[str]()
    for _ in range(min(controls + 20, MOST)):
        page.keyboard.press("Tab")
        stop = page.evaluate(STOP)
        if stop is None:
            continue
        seen.add(stop["at"])
        if not stop["inside"]:  # the browser scrolls a frame after the focus has moved
            page.wait_for_timeout(300)
            stop = page.evaluate(STOP) or stop
        if not stop["ringed"]:
            wrong.append(f"no ring: {stop['html']}")
        if not stop["inside"]:
            wrong.append(f"out of view: {stop['html']}")
    missed = {str(at) for at in range(min(controls, MOST))} - seen
    left = [page.evaluate(MISSED, at) for at in sorted(missed)]
    wrong += [f"not reached: {html}" for html in left if html]
    return wrong
