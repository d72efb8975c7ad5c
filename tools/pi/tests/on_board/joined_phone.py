"""A phone in the own Wi-Fi: asks what phones ask to find out whether it leads anywhere, and opens a page."""

import time
from urllib.request import urlopen

from tests.evening.players import phone
from tests.evening.players.evening import kiosk
from web.connections.probes import PROBES

TABLE, BOX = "http://table.lan", "http://10.42.0.1"
SECONDS = 600


def main() -> None:
    began = time.monotonic()
    phone.TIMEOUT = SECONDS  # pages come slowly
    for name, replies in PROBES.items():
        for path, expected in replies.items():
            with urlopen(f"http://{name}{path}", timeout=SECONDS) as reply:
                assert (reply.status, reply.read().decode()) == (expected.status, expected.text), name
    print(f"{len(PROBES)} names that phones probe were answered: {time.monotonic() - began:.1f} s")
    with urlopen(f"{TABLE}/health", timeout=SECONDS) as reply:  # noqa: S310 - ours
        assert reply.status == 200
    assert "<main" in kiosk(BOX).page()
    print(f"the page is there: {time.monotonic() - began:.1f} s")
