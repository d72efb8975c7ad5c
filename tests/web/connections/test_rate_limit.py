"""Whoever guesses codes is slowed down, and nobody else is; a foreign name leads nowhere."""

import pytest
from flask import Flask

from tests.clock import FakeClock
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import CODE
from tests.web.fakes.reading import read
from web.connections.rate_limit import ALL, EACH, SECONDS, RateLimit


@pytest.fixture
def brake(clock: FakeClock) -> RateLimit:
    return RateLimit(clock)


def fail(brake: RateLimit, times: int, address: str = "a") -> None:
    for _ in range(times):
        brake.failed(address)


def test_an_address_waits_after_its_last_wrong_try_for_a_while(brake: RateLimit, clock: FakeClock) -> None:
    fail(brake, EACH - 1)
    assert not brake.holds("a")
    fail(brake, 1)
    assert brake.holds("a")
    assert not brake.holds("b")
    clock.now = SECONDS - 0.1
    assert brake.holds("a")
    clock.now = SECONDS
    assert not brake.holds("a")


def test_a_crowd_that_guesses_has_one_try_each_and_keeps_nobody_else_out(brake: RateLimit) -> None:
    for number in range(ALL - 1):
        brake.failed(f"a{number}")
    assert not brake.holds("a0")
    brake.failed("z")
    assert brake.holds("a0")
    assert not brake.holds("b")


@pytest.mark.parametrize(
    ("other", "is_one"),
    [("2001:db8::2", True), ("2001:db8:0:1::1", False), ("192.168.0.7", False), ("nonsense:", False)],
)
def test_all_addresses_of_one_home_count_as_one(brake: RateLimit, other: str, *, is_one: bool) -> None:
    fail(brake, EACH, "2001:db8::1")
    assert brake.holds(other) is is_one


def test_a_number_of_version_4_is_itself_however_it_is_written(brake: RateLimit) -> None:
    fail(brake, EACH, "::ffff:192.0.2.1")
    assert brake.holds("192.0.2.1")
    assert not brake.holds("::ffff:192.0.2.2")


def test_typed_scanned_and_remembered_codes_are_all_counted(app: Flask) -> None:
    device = Device(app).from_afar()
    for number in range(EACH):
        match number % 3:
            case 0:
                assert device.send("/j", code="WRONG").status_code == 404
            case 1:
                assert device.send("join", name="Jo", colour="blue", code="WRONG").status_code == 403
            case _:
                device.client.set_cookie("invited-one", "WRONG")
                assert device.get("join").status_code == 200
                assert device.cookie("invited-one") is None, "an old code is not tried again"
    response = device.get(f"/j/{CODE}")
    assert response.status_code == 429
    assert "Wait a minute" in read(response.text).text
    assert Device(app).scan(), "another device is let in"


def test_a_foreign_name_is_led_to_the_qr_code_and_told_nothing(device: Device) -> None:
    response = device.client.get("/t/one/kiosk", headers={"Host": "evil.example.com"})
    assert response.status_code == 421
    assert "Scan the QR code" in response.text
    assert device.get("kiosk").status_code == 200
