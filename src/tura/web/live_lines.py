"""Standings told to phones: the cells that differ and the new order, a fraction of the page."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

SECONDS = 0.5
"""Standings are told at once after a quiet time, then as often as this."""
BYTES_A_SECOND = 4_000_000
"""What all listeners together are sent at most: the hall's Wi-Fi carries other things too."""


@dataclass(frozen=True, slots=True)
class Lines:
    """A table as phones show it: its headings, and each line's cells by its player's number, in order."""

    headings: tuple[str, ...] = ()
    cells: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    seq: int = 0


PaintLines = Callable[[str, str], Lines]


def lines_message(before: Lines, now: Lines, view: str) -> str:
    """What a phone that shows ``before`` is told: nothing (""), what differs, or to fetch the page."""
    if before.headings != now.headings or before.cells.keys() != now.cells.keys():
        return f"id: {now.seq}\nevent: change\ndata: {now.seq}\n\n"
    cells = {
        key: {
            at: text
            for at, (old, text) in enumerate(zip(before.cells[key], line, strict=True))
            if old != text
        }
        for key, line in now.cells.items()
        if before.cells[key] != line
    }
    order = list(now.cells)
    if not cells and order == list(before.cells):
        return ""
    told = {"view": view, "cells": cells} | ({} if order == list(before.cells) else {"order": order})
    return f"event: lines\ndata: {json.dumps(told, ensure_ascii=False, separators=(',', ':'))}\n\n"


def pause(text: str, listeners: int) -> float:
    """The seconds of quiet after a message has gone to so many."""
    return max(SECONDS, len(text) * listeners / BYTES_A_SECOND)
