"""The address on the QR code is a number that phones can reach."""

import re
import socket

import pytest

from companion.bridges.address import HOTSPOT, base_address


def test_a_server_for_everybody_is_named_by_its_own_number() -> None:
    assert re.fullmatch(r"http://\d+\.\d+\.\d+\.\d+:8000", base_address("0.0.0.0", 8000))  # noqa: S104
    assert "0.0.0.0" not in base_address("0.0.0.0", 8000)  # noqa: S104


def test_a_server_for_one_address_is_named_by_it() -> None:
    assert base_address("127.0.0.1", 8123) == "http://127.0.0.1:8123"


def test_the_port_of_the_web_is_not_said() -> None:
    assert base_address("10.42.0.1", 80) == "http://10.42.0.1"


def test_in_the_box_s_own_wifi_phones_reach_it_by_its_number_there(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    class Way(socket.socket):
        """A machine that knows no way but into its own Wi-Fi."""

        def connect(self, where: object) -> None:
            asked.append(where)
            if where != HOTSPOT:
                raise OSError("Network is unreachable")

        def getsockname(self) -> tuple[str, int]:
            return "10.42.0.1", 40000

    monkeypatch.setattr(socket, "socket", Way)
    assert base_address("", 8000) == "http://10.42.0.1:8000"
    assert len(asked) == 2
