"""Looks for faults against WCAG 2.2 AA on a page, with axe."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = (Path(__file__).parents[1] / "vendor/axe.min.js").read_text(encoding="utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
ALL = {"runOnly": {"type": "tag", "values": TAGS}}
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
FAULTS = """options => axe.run(document, {...options, resultTypes: ['violations']}).then(found =>
    found.violations.map(one => one.id + ': ' + one.nodes.map(node => node.html.slice(0, 160) + ' '
        + node.failureSummary).join(' | ')))"""


def faults(page: Page, options: dict[str, Any] = ALL) -> list[str]:
    """Each rule that the page breaks, with where; looks for it with a script that stays on the page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(FAULTS, options)
    return found
