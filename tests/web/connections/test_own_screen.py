"""A guest behind a proxy on the same machine is not the table's own screen."""

from http.client import HTTPConnection

import pytest

from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeHouse
from web.connections.rate_limit import EACH
from web.server import serve

GUEST, OTHER = "203.0.113.77", "203.0.113.78"
SAID = {
    "X-Forwarded-For": GUEST,
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "table.example",
    "X-Real-IP": GUEST,
    "Forwarded": f"for={GUEST};proto=https",
    "Via": "1.1 proxy",
    "CF-Connecting-IP": GUEST,
}


@pytest.mark.parametrize("header", SAID)
def test_a_request_that_somebody_forwarded_is_not_the_own_screen(device: Device, header: str) -> None:
    said = {header: SAID[header]}
    assert device.get("setup").status_code != 403
    assert device.client.get("/t/one/setup", headers=said).status_code == 403
    device.client.get("/painted", headers=said)
    assert '"painted":false' in device.get("/health").text


@pytest.mark.parametrize(("proxy", "held"), [("", True), ("127.0.0.1", False)])
def test_only_behind_a_trusted_proxy_does_each_guest_have_tries_of_their_own(proxy: str, held: bool) -> None:
    server = serve(FakeHouse(), "127.0.0.1", 0, proxy=proxy)
    server.start()
    try:
        for _ in range(EACH + 1):
            assert asked(server.port, GUEST) in {404, 429}
        assert (asked(server.port, GUEST), asked(server.port, OTHER)) == (429, 429 if held else 404)
    finally:
        server.close()


def asked(port: int, guest: str) -> int:
    """The status of a wrong code that a proxy brings from a guest."""
    line = HTTPConnection("127.0.0.1", port)
    try:
        line.request("GET", "/j/BBBB", headers={"X-Forwarded-For": guest})
        return line.getresponse().status
    finally:
        line.close()
