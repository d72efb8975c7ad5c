"""Whole evenings in a real browser, with all that happens to phones, and not one fault on any console."""

import pytest
from playwright.sync_api import expect

from companion.app import Companion
from tests.evening.players import mishaps
from tests.evening.players.crowd import gather
from tests.evening.players.evening import WHOLE
from tests.long import LONG
from tests.watch import Watch


@pytest.mark.long
@pytest.mark.timeout(1800 if WHOLE else 600)
@pytest.mark.parametrize("count", (3, 4, 5) if WHOLE else (3,))
def test_phones_and_a_kiosk_play_on_whatever_happens_to_them(
    watch: Watch, companion: Companion, count: int
) -> None:
    crowd = gather(watch, companion, count)
    crowd.play(mishaps.ALL if WHOLE or LONG else mishaps.FEW, every=4 if WHOLE else 2, to_the_end=WHOLE)
    if WHOLE:
        expect(crowd.kiosk.locator("#again > summary")).to_be_visible()
    assert watch.asked == {companion.address}
