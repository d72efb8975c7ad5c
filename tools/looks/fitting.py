"""Finds layout faults on a page: cut off, too wide, too small for a thumb, overlapping."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

HERE = Path(__file__).parent
FITS = (HERE / "fits.js").read_text(encoding="utf-8")
WHOLE = (HERE / "whole.js").read_text(encoding="utf-8")
FROM_AFAR = (HERE / "from_afar.js").read_text(encoding="utf-8")
THUMB = 44
"""CSS pixels, WCAG 2.2's target size (enhanced)."""
THUMB_OF_A_PHONE = 48
"""The same where nothing but a thumb reaches it."""
READABLE = 24
"""CSS pixels of a letter that can be read from three metres on a screen of 24 inches, as Full HD."""
FAR = 40
KEYS = "#headline, .spotlight h2, .seat .name, .roll .summary, .wanted strong"
"""Text read at a glance: the person to act, the outcome, the seats."""


def faults(page: Page, thumb: int = THUMB) -> list[str]:
    """The layout faults of the current page; a `thumb` is the least size of a target, in CSS pixels."""
    found: Any = page.evaluate(FITS, thumb)
    return [str(fault) for fault in found]


def faults_from_afar(page: Page) -> list[str]:
    """Text of a kiosk of 1920 by 1080 that cannot be read from three metres without touching it."""
    found: Any = page.evaluate(FROM_AFAR, [READABLE, FAR, KEYS])
    return [str(fault) for fault in found]


def lost(page: Page, *, scrolls: bool = False, within: str = "body") -> list[str]:
    """Text of the current page that cannot be reached on any of its sub-pages, or by scrolling."""
    found: Any = page.evaluate(WHOLE, [scrolls, within])
    return [str(one) for one in found]
