"""Contrast of text with what is really painted behind it, measured from the pixels of a page."""

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from playwright.sync_api import Page

READ, TOLD = 4.5, 7.0
"""Contrasts of WCAG 2.2: AA of whatever is read, AAA of what is told to all."""
WORST = 75
"""Percentage of the pixels behind a text that are no worse than what counts: letters cover only some."""
TELLING = ".spotlight h2, .told, .summary, #headline, .asked"
WRITTEN = """telling => {
    const found = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const one = node.parentElement;
        if (!node.data.trim() || one.closest('svg, script, style, noscript, [disabled], .unseen')) continue;
        if (!one.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
        let faded = false;
        for (let up = one; up; up = up.parentElement) {
            const { opacity, clipPath } = getComputedStyle(up);
            faded ||= opacity < 1 || clipPath !== "none";
        }
        const range = document.createRange();
        range.selectNodeContents(node);
        const { x, y, width, height } = range.getBoundingClientRect(), right = x + width, low = y + height;
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        if (faded || width < 4 || x < 0 || y < 0 || right > innerWidth || low > innerHeight) continue;
        if (!top || !(one.contains(top) || top.contains(one))) continue;
        const ink = getComputedStyle(one).color.match(/[0-9.]+/g).map(Number);
        const told = !!one.closest(telling), box = [x, y, right, low];
        found.push([node.data.trim().slice(0, 40), told, ink.slice(0, 3), box]);
    }
    return found;
}"""
BARE = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { -webkit-text-fill-color: transparent !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
"""Shadows stay: they are painted behind the letters."""
SHOWN = "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1); }"


class Written(NamedTuple):
    """A text on a page, its contrast, and what it has to have at least."""

    text: str
    ratio: float
    least: float


def luminance(colours: NDArray[np.float64]) -> NDArray[np.float64]:
    """Relative luminance of rows of red, green and blue in 0..255 (WCAG 2.2)."""
    parts = colours / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    found: NDArray[np.float64] = linear @ np.array([0.2126, 0.7152, 0.0722])
    return found


def contrast(ink: Sequence[float], behind: NDArray[np.float64]) -> float:
    """That of a text with the worst of what is behind it, but for the last quarter."""
    letters, ground = float(luminance(np.array(ink))), luminance(behind)
    ratios = (np.maximum(letters, ground) + 0.05) / (np.minimum(letters, ground) + 0.05)
    return float(np.percentile(ratios, 100 - WORST))


def written(page: Page) -> Iterator[Written]:
    """Every text that is seen on the page, as it is painted now."""
    texts = page.evaluate(WRITTEN, TELLING)
    page.evaluate(BARE)
    with Image.open(BytesIO(page.screenshot())) as shot:
        pixels = np.asarray(shot.convert("RGB"), dtype=np.float64)
    page.evaluate(SHOWN)
    for text, told, ink, (x, y, right, low) in texts:
        behind = pixels[int(y) : int(low) + 1, int(x) : int(right) + 1].reshape(-1, 3)
        yield Written(text, contrast(ink, behind), TOLD if told else READ)
