"""The address on the QR code is a number that phones can reach."""

import re

from companion.bridges.address import base_address


def test_a_server_for_everybody_is_named_by_its_own_number() -> None:
    assert re.fullmatch(r"http://\d+\.\d+\.\d+\.\d+:8000", base_address("0.0.0.0", 8000))  # noqa: S104
    assert "0.0.0.0" not in base_address("0.0.0.0", 8000)  # noqa: S104


def test_a_server_for_one_address_is_named_by_it() -> None:
    assert base_address("127.0.0.1", 8123) == "http://127.0.0.1:8123"
