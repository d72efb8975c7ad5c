"""People who play with the keyboard alone: Tab leads to a thing, a key takes it, and the focus is seen."""

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import ElementHandle, Locator, Page, TimeoutError

from tests.evening.players.ear import EarTable

FAR, PAINTINGS = 60, 20
"""Steps that nobody goes from one answer to the next; how soon what scrolls has come to rest."""
PAINTED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
STEP = """(wanted) => {
    // past the last, a part itself, and under what it has opened
    const ELSEWHERE = "body, [tabindex='-1'], .fan .folded[open] > summary";
    const one = document.activeElement;
    one.closest("form")?.getAnimations().forEach((late) => late.finish()); // it takes no taps yet
    const card = one.matches(".fan .folded > summary") && one.closest(".held").querySelector(".card");
    const shown = card || one.closest("label") || one, parts = [0.1, 0.5, 0.9];
    const isSeen = [...shown.getClientRects()].some((box) => {
        const left = Math.max(box.left, 0), wide = Math.min(box.right, innerWidth) - left;
        const top = Math.max(box.top, 0), high = Math.min(box.bottom, innerHeight) - top;
        const isHit = (x, y) => shown.contains(document.elementFromPoint(left + wide * x, top + high * y));
        return wide > 0 && high > 0 && parts.some((x) => parts.some((y) => isHit(x, y)));
    });
    const said = one.outerHTML.slice(0, 120), hasMoved = document.getElementById("own")?.scrollTop;
    return {
        there: one === wanted,
        gone: !wanted.isConnected,
        among: one.type === "radio" && one.name === wanted.name,
        amiss: hasMoved ? `moved: ${said}` : isSeen || one.matches(ELSEWHERE) ? "" : `unseen: ${said}`,
    };
}"""
"""Where the focus is: on what is wanted, or among the faces of the same die; and what is amiss with it."""


@dataclass
class KeyTable(EarTable):
    """The same table, of people who have keys and eyes, on small phones."""

    amiss: list[str] = field(default_factory=list)
    """Places at which the focus was not seen, or moved the page."""

    def press(self, control: Locator, key: str = "Enter") -> None:
        """Goes to that control, and presses it."""
        self.amiss += go_and_press(control, key)

    def press_named(self, control: Locator, key: str = "Enter") -> None:
        """The same: who sees it needs no name."""
        self.press(control, key)

    def _phone(self, proof: str) -> Page:
        page = super()._phone(proof)
        page.set_viewport_size({"width": 360, "height": 640})
        return page


def go_and_press(control: Locator, key: str = "Enter") -> list[str]:
    """Goes by Tab to a control, by arrows to one of several faces, and presses it; what was amiss."""
    page, wanted, amiss = control.page, control.element_handle(), []
    for _ in range(FAR):
        at = _rested(page, wanted)
        if at["gone"]:
            raise TimeoutError("Another page came meanwhile.")
        amiss += [at["amiss"]] if at["amiss"] else []
        if at["there"]:
            page.keyboard.press(key)
            return amiss
        page.keyboard.press("ArrowRight" if at["among"] else "Tab")
    raise AssertionError(f"{FAR} steps do not lead to {control}")


def _rested(page: Page, wanted: ElementHandle | None) -> dict[str, Any]:
    """Where the focus is once it is seen, or has had its time to come into sight."""
    for _ in range(PAINTINGS):
        at: dict[str, Any] = page.evaluate(STEP, wanted)
        if not at["amiss"] or at["gone"]:
            break
        page.evaluate(PAINTED)
    return at
