"""Whole evenings in a real browser, with all that happens to phones, and not one fault on any console."""

import os

import pytest
from playwright.sync_api import expect

from companion.app import Companion
from tests.evening import mishaps
from tests.evening.crowd import PATIENCE, gather
from tests.watch import Watch

COUNTS = (3, 4, 5) if os.environ.get("EVENINGS") else (3,)
"""How many people play: all that is allowed in `make evenings`, and three in every run."""


@pytest.mark.timeout(900)
@pytest.mark.parametrize("count", COUNTS)
def test_phones_and_a_kiosk_play_to_the_end_whatever_happens_to_them(
    watch: Watch, companion: Companion, count: int
) -> None:
    crowd = gather(watch, companion, count)
    crowd.play(mishaps.ALL, every=4)
    expect(crowd.kiosk.locator("#again-button")).to_be_visible(timeout=PATIENCE)
    assert watch.asked == {companion.address}
