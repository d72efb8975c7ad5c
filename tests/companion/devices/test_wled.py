"""A WLED box gets each frame as packets that it understands."""

import socket
from collections.abc import Iterator

import pytest

from companion.devices.strip import DARK, Rgb, Strip
from companion.devices.trouble import DeviceTrouble
from companion.devices.wled import LAMPS_A_PACKET, PORT, TIMEOUT_S, open_wled


@pytest.fixture
def box() -> Iterator[socket.socket]:
    """A box on this machine that says what it got."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as listening:
        listening.bind(("127.0.0.1", 0))
        listening.settimeout(5)
        yield listening


def test_a_frame_is_one_packet_that_begins_at_the_first_lamp(box: socket.socket) -> None:
    strip: Strip = open_wled("localhost", 2, box.getsockname()[1])
    strip.show((Rgb(1, 2, 3), Rgb(4, 5, 6)))
    assert box.recv(2000) == bytes([4, TIMEOUT_S, 0, 0, 1, 2, 3, 4, 5, 6])
    strip.close()


def test_a_long_strip_is_several_packets_each_below_what_a_wifi_carries(box: socket.socket) -> None:
    strip = open_wled("127.0.0.1", 1000, box.getsockname()[1])
    strip.show((*(DARK,) * 999, Rgb(9, 8, 7)))
    packets = [box.recv(2000) for _ in range(3)]
    assert [packet[2] * 256 + packet[3] for packet in packets] == [0, LAMPS_A_PACKET, 2 * LAMPS_A_PACKET]
    assert all(len(packet) <= 1472 for packet in packets)
    assert sum(len(packet) - 4 for packet in packets) == 3000
    assert packets[-1][-3:] == bytes([9, 8, 7])
    strip.close()


def test_a_frame_of_another_length_is_not_sent(box: socket.socket) -> None:
    strip = open_wled("127.0.0.1", 2, box.getsockname()[1])
    with pytest.raises(ValueError, match="has 2 lamps, not 1"):
        strip.show((DARK,))
    strip.close()
    with pytest.raises(OSError, match="Bad file"):
        strip.show((DARK, DARK))


def test_an_address_that_is_none_is_said() -> None:
    with pytest.raises(DeviceTrouble, match=r"no WLED box 'wled\.\.local'"):
        open_wled("wled..local", 2, PORT)
