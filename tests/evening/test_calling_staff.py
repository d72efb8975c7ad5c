"""Guests call staff from their table's own pages, and staff answer from theirs, in two real browsers."""

from pathlib import Path

from playwright.sync_api import expect

from companion.adapters.staff.staff_server import StaffOptions, StaffServer
from companion.app import Companion, CompanionSettings, texts
from companion.table.settings.settings import CafeSettings
from tests.mosquitto import Mosquitto
from tests.watch import Watch
from web.words import Catalogue

PIN = "246813"


def test_please_come_is_seen_by_staff_and_answered_from_their_page(watch: Watch, tmp_path: Path) -> None:
    broker = Mosquitto(tmp_path / "broker")
    cafe = CafeSettings("127.0.0.1", broker.port, name="window", key="the key of this very café")
    begun = StaffOptions(cafe, tmp_path / "staff", PIN, "127.0.0.1", 0)
    table = CompanionSettings(tmp_path / "data", host="127.0.0.1", port=0, camera="off", cafe=cafe)
    with broker, StaffServer(begun, Catalogue(texts())) as office, Companion(table) as running:
        kiosk, staff = watch.open(1280, 800), watch.open(1280, 800)
        kiosk.goto(f"{running.address}/t/home/kiosk")
        kiosk.locator("#more > summary").click()
        kiosk.get_by_role("button", name="Please come").click()
        expect(kiosk.locator("#called")).to_be_visible()
        staff.goto(f"http://127.0.0.1:{office.server.port}/")
        expect(staff.locator("#call-window")).to_have_text("Please come!")
        staff.locator("#locked summary").click()
        staff.get_by_label("PIN").fill(PIN)
        staff.get_by_role("button", name="Unlock").click()
        staff.get_by_role("button", name="I’m coming").click()
        expect(staff.locator("#call-window")).to_have_count(0)
        expect(staff.locator("#done")).to_contain_text("I’m coming: done")
        expect(kiosk.get_by_role("button", name="Please come")).to_be_visible()
        for page in (kiosk, staff):
            page.close()
