"""A big screen whose edges a television cuts off shows everything within what is left to see."""

import pytest
from playwright.sync_api import Page

SIZE = (1920, 1080)
SHOWN = """() => {
  const { left, top, right, bottom } = document.body.getBoundingClientRect();
  return [left, top, right, bottom, document.documentElement.scrollHeight];
}"""


@pytest.mark.parametrize(("cut", "free"), [("5", 0.05), ("0", 0.0), ("90", 0.0), ("all", 0.0)])
def test_everything_keeps_to_what_is_left_to_see(kiosk: Page, cut: str, free: float) -> None:
    width, height = SIZE
    kiosk.set_viewport_size({"width": width, "height": height})
    address = kiosk.url
    kiosk.goto(f"{address}?cut={cut}")
    for _ in range(2):
        told = kiosk.evaluate(SHOWN)
        edges = [free * width, free * height, (1 - free) * width, (1 - free) * height]
        assert told == pytest.approx([*edges, height], abs=1)
        kiosk.goto(address)  # as the pages of the table lead back to it
