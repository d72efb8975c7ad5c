"""The table answers to whatever a private network calls it, and to no name that a site can have."""

import pytest
from flask import Flask

from tests.web.fakes.device import A_DEVICE, Device
from tests.web.fakes.fake_house import FakeHouse
from web.connections.host_names import is_ours
from web.form_origin import PROOF
from web.server import create_app

OWN = frozenset({"companion.attlocal.net", "table.example.org"})


@pytest.mark.parametrize(
    "host",
    [
        *("192.168.1.5:8000", "192.168.1.5", "[fe80::1]:8000", "[fe80::1%25wlan0]", "[::1]", "127.0.0.1:80"),
        *("localhost:8000", "companion", "companion.local:8000", "Companion.Local.", "companion.local.:8000"),
        *("companion.fritz.box", "companion.home", "companion.localdomain", "companion.speedport.ip"),
        *("companion.lan", "companion.home.arpa", "companion.internal", "companion.intranet", "a.b.corp"),
        *("companion.tail1234.ts.net", "companion.private", "companion.homenet", "pi-4_b.wlan"),
        *("companion.attlocal.net:8000", "TABLE.example.org"),
    ],
)
def test_names_that_only_a_private_network_gives_are_answered_to(host: str) -> None:
    assert is_ours(host, lambda: OWN)


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example.com", "evil.example.com:8000", "192.168.1.5.evil.com", "local.evil.com"),
        *("evillocal.com", "companion.evil.dev", "fritz.box.evil.com", "evilfritz.box", "companion.box"),
        *(
            "192.168.1.5.nip.io",
            "evil.example",
            "evil.github.io",
            "evil.co.uk",
            "table.example.org.evil.net",
            "example.org",
        ),
        *("", ".", "a..b", "-a.local", "a b.local", "évil.local", "a/b.local", "user@companion.local", "::1"),
    ],
)
def test_names_that_a_site_can_have_and_what_is_no_name_are_refused(host: str) -> None:
    assert not is_ours(host, lambda: OWN)


def test_the_machine_s_names_are_asked_for_only_where_they_decide() -> None:
    asked: list[str] = []

    def names() -> frozenset[str]:
        asked.append("names")
        return OWN

    assert is_ours("192.168.1.5", names)
    assert is_ours("companion.fritz.box", names)
    assert not asked
    assert is_ours("table.example.org", names)
    assert asked == ["names"]


@pytest.mark.parametrize(
    ("host", "status"),
    [("companion.fritz.box:8000", 303), ("table.example.org", 303), ("evil.example.com", 421)],
)
def test_a_form_counts_under_any_name_that_its_page_was_opened_by(app: Flask, host: str, status: int) -> None:
    device = Device(app)
    form = {"as": "kiosk", "language": "de"}
    device.client.set_cookie(PROOF, A_DEVICE, domain=host.partition(":")[0])
    headers = {"Host": host, "Origin": f"http://{host}"}
    assert device.client.post("/t/one/language", data=form, headers=headers).status_code == status
    other = headers | {"Origin": "http://evil.example.com"}
    assert device.client.post("/t/one/language", data=form, headers=other).status_code in {403, 421}


@pytest.mark.slow
def test_two_tables_on_one_machine_leave_each_other_s_cookies_alone() -> None:
    houses = FakeHouse(), FakeHouse()
    houses[0].own, houses[1].own = "0a1b2c3d", "4e5f6071"
    devices = [Device(create_app(house)) for house in houses]
    jar: dict[str, str] = {}
    for device in devices:
        assert device.sit("Ada", "red") == "s1"
        kept = {cookie.key: cookie.value for cookie in (device.client._cookies or {}).values()}
        assert not set(kept) & set(jar)
        jar |= kept
    assert {"seat-one-0a1b2c3d", "seat-one-4e5f6071"} <= set(jar)
    for device in devices:
        for name, value in jar.items():
            device.client.set_cookie(name, value)
        assert device.get("seat").status_code == 200
